<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
    <context>
        <name>Construction</name>
        <message numerus="yes">
            <source>%1 and %n more</source>
            <translation>
                <numerusform>%1 and %n more</numerusform>
                <numerusform>%1 and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: %2 for %n slot(s). Take out %3.</source>
            <translation>
                <numerusform>%1: %2 for %n slot. Take out %3.</numerusform>
                <numerusform>%1: %2 for %n slots. Take out %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: %2 for %n slot(s). Add %3.</source>
            <translation>
                <numerusform>%1: %2 for %n slot. Add %3.</numerusform>
                <numerusform>%1: %2 for %n slots. Add %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: %2 for %n slot(s), and %3 of unknown rank.</source>
            <translation>
                <numerusform>%1: %2 for %n slot, and %3 of unknown rank.</numerusform>
                <numerusform>%1: %2 for %n slots, and %3 of unknown rank.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 of unknown rank for %n free slot(s) of any rank. Take out %2.</source>
            <translation>
                <numerusform>%1 of unknown rank for %n free slot of any rank. Take out %2.</numerusform>
                <numerusform>%1 of unknown rank for %n free slots of any rank. Take out %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 of unknown rank for %n free slot(s) of any rank. Add %2.</source>
            <translation>
                <numerusform>%1 of unknown rank for %n free slot of any rank. Add %2.</numerusform>
                <numerusform>%1 of unknown rank for %n free slots of any rank. Add %2.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Rosters</name>
        <message numerus="yes">
            <source>%n piece(s) are called "%1" and no words tell them apart: pick one.</source>
            <translation>
                <numerusform>%n piece is called "%1" and no words tell them apart: pick one.</numerusform>
                <numerusform>%n pieces are called "%1" and no words tell them apart: pick one.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roster(s) added.</source>
            <translation>
                <numerusform>%n roster added.</numerusform>
                <numerusform>%n rosters added.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) pasted.</source>
            <translation>
                <numerusform>%n line pasted.</numerusform>
                <numerusform>%n lines pasted.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Sheet</name>
        <message numerus="yes">
            <source>Not legal in %1: %n violation(s)</source>
            <translation>
                <numerusform>Not legal in %1: %n violation</numerusform>
                <numerusform>Not legal in %1: %n violations</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Legal in %1, with %n warning(s)</source>
            <translation>
                <numerusform>Legal in %1, with %n warning</numerusform>
                <numerusform>Legal in %1, with %n warnings</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Step</name>
        <message numerus="yes">
            <source>Paste %n line(s)</source>
            <translation>
                <numerusform>Paste %n line</numerusform>
                <numerusform>Paste %n lines</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Storage</name>
        <message numerus="yes">
            <source>Remove %n piece(s) of one's own</source>
            <translation>
                <numerusform>Remove %n piece of one's own</numerusform>
                <numerusform>Remove %n pieces of one's own</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Import %n piece(s)</source>
            <translation>
                <numerusform>Import %n piece</numerusform>
                <numerusform>Import %n pieces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add %n roster(s)</source>
            <translation>
                <numerusform>Add %n roster</numerusform>
                <numerusform>Add %n rosters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Remove %n roster(s)</source>
            <translation>
                <numerusform>Remove %n roster</numerusform>
                <numerusform>Remove %n rosters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Archive %n roster(s)</source>
            <translation>
                <numerusform>Archive %n roster</numerusform>
                <numerusform>Archive %n rosters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bring %n roster(s) back from the archive</source>
            <translation>
                <numerusform>Bring %n roster back from the archive</numerusform>
                <numerusform>Bring %n rosters back from the archive</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Move %n roster(s) to the folder “%1”</source>
            <translation>
                <numerusform>Move %n roster to the folder “%1”</numerusform>
                <numerusform>Move %n rosters to the folder “%1”</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Tag %n roster(s) “%1”</source>
            <translation>
                <numerusform>Tag %n roster “%1”</numerusform>
                <numerusform>Tag %n rosters “%1”</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take the tag “%1” from %n roster(s)</source>
            <translation>
                <numerusform>Take the tag “%1” from %n roster</numerusform>
                <numerusform>Take the tag “%1” from %n rosters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roster(s) with lines but without a name.</source>
            <translation>
                <numerusform>%n roster with lines but without a name.</numerusform>
                <numerusform>%n rosters with lines but without a name.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) of rosters with an impossible count.</source>
            <translation>
                <numerusform>%n line of rosters with an impossible count.</numerusform>
                <numerusform>%n lines of rosters with an impossible count.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roster(s) with unreadable tags.</source>
            <translation>
                <numerusform>%n roster with unreadable tags.</numerusform>
                <numerusform>%n rosters with unreadable tags.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s) of one's own with unreadable values.</source>
            <translation>
                <numerusform>%n piece of one's own with unreadable values.</numerusform>
                <numerusform>%n pieces of one's own with unreadable values.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n carried piece(s) with unreadable values.</source>
            <translation>
                <numerusform>%n carried piece with unreadable values.</numerusform>
                <numerusform>%n carried pieces with unreadable values.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n kept piece(s) with unreadable values.</source>
            <translation>
                <numerusform>%n kept piece with unreadable values.</numerusform>
                <numerusform>%n kept pieces with unreadable values.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unreadable version(s) of rosters.</source>
            <translation>
                <numerusform>%n unreadable version of rosters.</numerusform>
                <numerusform>%n unreadable versions of rosters.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unreadable change(s) in the undo history.</source>
            <translation>
                <numerusform>%n unreadable change in the undo history.</numerusform>
                <numerusform>%n unreadable changes in the undo history.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) of the undo history without changes.</source>
            <translation>
                <numerusform>%n step of the undo history without changes.</numerusform>
                <numerusform>%n steps of the undo history without changes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s) of rosters that are gone for good.</source>
            <translation>
                <numerusform>%n version of rosters that are gone for good.</numerusform>
                <numerusform>%n versions of rosters that are gone for good.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n picture(s) that are named but not there.</source>
            <translation>
                <numerusform>%n picture that are named but not there.</numerusform>
                <numerusform>%n pictures that are named but not there.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n picture(s) that nothing uses any more.</source>
            <translation>
                <numerusform>%n picture that nothing uses any more.</numerusform>
                <numerusform>%n pictures that nothing uses any more.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n damaged place(s) in the file; a backup may be needed.</source>
            <translation>
                <numerusform>%n damaged place in the file; a backup may be needed.</numerusform>
                <numerusform>%n damaged places in the file; a backup may be needed.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>dialogs::CompareRosters</name>
        <message numerus="yes">
            <source>%n piece(s) differ.</source>
            <translation>
                <numerusform>%n piece differ.</numerusform>
                <numerusform>%n pieces differ.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>dialogs::ImportPieces</name>
        <message numerus="yes">
            <source>Import %n Row(s)</source>
            <translation>
                <numerusform>Import %n Row</numerusform>
                <numerusform>Import %n Rows</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n row(s) imported in one step.</source>
            <translation>
                <numerusform>%n row imported in one step.</numerusform>
                <numerusform>%n rows imported in one step.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>dialogs::PieceEditor</name>
        <message numerus="yes">
            <source>Saved: %1. %n so far.</source>
            <translation>
                <numerusform>Saved: %1. %n so far.</numerusform>
                <numerusform>Saved: %1. %n so far.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>pages::BuilderCatalogPane</name>
        <message numerus="yes">
            <source>%n found</source>
            <translation>
                <numerusform>%n found</numerusform>
                <numerusform>%n found</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>pages::CataloguePage</name>
        <message numerus="yes">
            <source>%n piece(s) written to %1.</source>
            <translation>
                <numerusform>%n piece written to %1.</numerusform>
                <numerusform>%n pieces written to %1.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>pages::RostersPage</name>
        <message numerus="yes">
            <source>%n list(s)</source>
            <translation>
                <numerusform>%n list</numerusform>
                <numerusform>%n lists</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n list(s) deleted.</source>
            <translation>
                <numerusform>%n list deleted.</numerusform>
                <numerusform>%n lists deleted.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>widgets::FilterBar</name>
        <message numerus="yes">
            <source>%1 + %n more</source>
            <translation>
                <numerusform>%1 + %n more</numerusform>
                <numerusform>%1 + %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Clout</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boards::CloutTableBoard</name>
        <message numerus="yes">
            <source>%n chip(s) on the table</source>
            <translation>
                <numerusform>%n chip on the table</numerusform>
                <numerusform>%n chips on the table</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>dialogs::NewMatchHouse</name>
        <message numerus="yes">
            <source>House rules: as ruled, %n changed</source>
            <translation>
                <numerusform>House rules: as ruled, %n changed</numerusform>
                <numerusform>House rules: as ruled, %n changed</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Goldfish</name>
        <message numerus="yes">
            <source>%n piece(s) earned a place.</source>
            <translation>
                <numerusform>%n piece earned a place.</numerusform>
                <numerusform>%n pieces earned a place.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of %n piece(s) the spare is better.</source>
            <translation>
                <numerusform>Of %n piece the spare is better.</numerusform>
                <numerusform>Of %n pieces the spare is better.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s) made no difference worth knowing.</source>
            <translation>
                <numerusform>%n piece made no difference worth knowing.</numerusform>
                <numerusform>%n pieces made no difference worth knowing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s) stayed in doubt.</source>
            <translation>
                <numerusform>%n piece stayed in doubt.</numerusform>
                <numerusform>%n pieces stayed in doubt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Were it what it seems, about %n more game(s) would settle it.</source>
            <translation>
                <numerusform>Were it what it seems, about %n more game would settle it.</numerusform>
                <numerusform>Were it what it seems, about %n more games would settle it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pair(s) did not end and count nowhere.</source>
            <translation>
                <numerusform>%n pair did not end and counts nowhere.</numerusform>
                <numerusform>%n pairs did not end and count nowhere.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) did not end after as many answers as are allowed and count nowhere.</source>
            <translation>
                <numerusform>%n game did not end after as many answers as are allowed and counts nowhere.</numerusform>
                <numerusform>%n games did not end after as many answers as are allowed and count nowhere.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Played with %n changed house rule(s).</source>
            <translation>
                <numerusform>Played with %n changed house rule.</numerusform>
                <numerusform>Played with %n changed house rules.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CloutChip</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lies on %n other(s)</source>
            <translation>
                <numerusform>lies on %n other</numerusform>
                <numerusform>lies on %n others</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CloutForesight</name>
        <message numerus="yes">
            <source>Of %n throw(s) there: %1.</source>
            <translation>
                <numerusform>Of %n throw there: %1.</numerusform>
                <numerusform>Of %n throws there: %1.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CloutReach</name>
        <message numerus="yes">
            <source>%n increment(s) (%1)</source>
            <translation>
                <numerusform>%n increment (%1)</numerusform>
                <numerusform>%n increments (%1)</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CloutScene</name>
        <message numerus="yes">
            <source>Worth %n point(s) now: %1.</source>
            <translation>
                <numerusform>Worth %n point now: %1.</numerusform>
                <numerusform>Worth %n points now: %1.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>dialogs::ChooseOpponents</name>
        <message numerus="yes">
            <source>%n opponent(s)</source>
            <translation>
                <numerusform>%n opponent</numerusform>
                <numerusform>%n opponents</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>pages::LabGames</name>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>pages::LabHouse</name>
        <message numerus="yes">
            <source>House rules: %n changed</source>
            <translation>
                <numerusform>House rules: %n changed</numerusform>
                <numerusform>House rules: %n changed</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>pages::LabOpponentsBox</name>
        <message numerus="yes">
            <source>%n opponent(s)</source>
            <translation>
                <numerusform>%n opponent</numerusform>
                <numerusform>%n opponents</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>pages::LabSetup</name>
        <message numerus="yes">
            <source>%n piece(s)…</source>
            <translation>
                <numerusform>%n piece…</numerusform>
                <numerusform>%n pieces…</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CommandLine</name>
        <message numerus="yes">
            <source>%n thing(s) in this match were set by hand.</source>
            <translation>
                <numerusform>%n thing in this match was set by hand.</numerusform>
                <numerusform>%n things in this match were set by hand.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>pages::TablePage</name>
        <message numerus="yes">
            <source>%n thing(s) in this match were set by hand.</source>
            <translation>
                <numerusform>%n thing in this match was set by hand.</numerusform>
                <numerusform>%n things in this match were set by hand.</numerusform>
            </translation>
        </message>
    </context>
</TS>
