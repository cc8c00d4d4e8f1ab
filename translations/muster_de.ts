<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
    <context>
        <name>Application</name>
        <message>
            <source>A copy of %1 is there. If you go back to it, the database that cannot be opened is set aside beside the copies.</source>
            <translation>Eine Sicherung vom %1 ist da. Geht es mit ihr weiter, wird die Datenbank, die sich nicht öffnen lässt, neben den Sicherungen aufgehoben.</translation>
        </message>
        <message>
            <source>Go Back to the Copy</source>
            <translation>Zur Sicherung zurückkehren</translation>
        </message>
        <message>
            <source>All is as it was when the copy was made.</source>
            <translation>Alles ist wie zur Zeit der Sicherung.</translation>
        </message>
        <message>
            <source>Nothing you change can be kept: %1 cannot be written to. Allow writing there, or make room on the disk, and open Muster again.</source>
            <translation>Keine Änderung lässt sich aufheben: In %1 kann nichts geschrieben werden. Das Schreiben dort erlauben oder auf dem Datenträger Platz schaffen und Muster neu öffnen.</translation>
        </message>
    </context>
    <context>
        <name>Catalog</name>
        <message>
            <source>%1: the game has no attribute "%2".</source>
            <translation>%1: Das Spiel kennt keine Eigenschaft „%2“.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>The game has no attribute "%1".</source>
            <translation>Das Spiel hat keine Eigenschaft „%1“.</translation>
        </message>
        <message>
            <source>A shipped piece needs a key of its own.</source>
            <translation>Ein mitgeliefertes Stück braucht einen eigenen Schlüssel.</translation>
        </message>
        <message>
            <source>Two pieces have the key "%1".</source>
            <translation>Zwei Stücke haben den Schlüssel „%1“.</translation>
        </message>
        <message>
            <source>The games' data are not in this folder.</source>
            <translation>Die Daten der Spiele liegen nicht in diesem Ordner.</translation>
        </message>
        <message>
            <source>Install Muster anew, or set MUSTER_DATA to the folder that holds them.</source>
            <translation>Muster neu installieren oder MUSTER_DATA auf den Ordner setzen, in dem sie liegen.</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1 pieces are called "%2"; give more columns to tell them apart.</source>
            <translation>%1 Stücke heißen „%2“; weitere Spalten unterscheiden sie.</translation>
        </message>
        <message>
            <source>The key “%1” belongs to “%2”.</source>
            <translation>Der Schlüssel „%1“ gehört zu „%2“.</translation>
        </message>
        <message>
            <source>The same piece stands in line %1 already.</source>
            <translation>Dasselbe Stück steht schon in Zeile %1.</translation>
        </message>
        <message>
            <source>Changes: %1.</source>
            <translation>Ändert: %1.</translation>
        </message>
        <message>
            <source>name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>further names</source>
            <translation>weitere Namen</translation>
        </message>
        <message>
            <source>source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <source>The name is missing.</source>
            <translation>Der Name fehlt.</translation>
        </message>
        <message>
            <source>The row has %1 cells, the header only %2.</source>
            <translation>Die Zeile hat %1 Zellen, der Kopf nur %2.</translation>
        </message>
        <message>
            <source>Cells are parted by tabs.</source>
            <translation>Zellen werden durch Tabulatoren getrennt.</translation>
        </message>
        <message>
            <source>The status "%1" is not one of official, partial, demo, own.</source>
            <translation>Der Status „%1“ ist keiner von official, partial, demo, own.</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>The header has more than %1 columns.</source>
            <translation>Der Kopf hat mehr als %1 Spalten.</translation>
        </message>
        <message>
            <source>The header has no column "name".</source>
            <translation>Der Kopf hat keine Spalte „name“.</translation>
        </message>
        <message>
            <source>The first line names the columns, parted by tabs.</source>
            <translation>Die erste Zeile nennt die Spalten, durch Tabulatoren getrennt.</translation>
        </message>
        <message>
            <source>The column "%1" stands there twice.</source>
            <translation>Die Spalte „%1“ steht zweimal da.</translation>
        </message>
        <message>
            <source>Take one of the two out.</source>
            <translation>Eine der beiden herausnehmen.</translation>
        </message>
        <message>
            <source>"%1" stands in its list twice.</source>
            <translation>„%1“ steht zweimal in seiner Liste.</translation>
        </message>
        <message>
            <source>The attribute "%1" cannot hold numbers from %2 to %3.</source>
            <translation>Die Eigenschaft „%1“ kann keine Zahlen von %2 bis %3 aufnehmen.</translation>
        </message>
        <message>
            <source>The attribute "%1" is for "%2", which is no type of piece.</source>
            <translation>Die Eigenschaft „%1“ gilt für „%2“, das keine Art von Stück ist.</translation>
        </message>
        <message>
            <source>"%1" is to say what a piece is, but is no choice among the attributes.</source>
            <translation>„%1“ soll sagen, was ein Stück ist, ist aber keine Auswahl unter den Eigenschaften.</translation>
        </message>
        <message>
            <source>The attribute "%1" names the vocabulary "%2", which is not in this file.</source>
            <translation>Die Eigenschaft „%1“ nennt den Wortschatz „%2“, der nicht in dieser Datei steht.</translation>
        </message>
        <message>
            <source>"%1" takes the modifier "%2", which is not in this file.</source>
            <translation>„%1“ nimmt den Zusatz „%2“, der nicht in dieser Datei steht.</translation>
        </message>
        <message>
            <source>"%1" is named as an attribute but is not one.</source>
            <translation>„%1“ wird als Eigenschaft genannt, ist aber keine.</translation>
        </message>
        <message>
            <source>"%1" is not known here.</source>
            <translation>„%1“ ist hier nicht bekannt.</translation>
        </message>
        <message>
            <source>Known are: %1.</source>
            <translation>Bekannt sind: %1.</translation>
        </message>
        <message>
            <source>The attribute "%1" is a choice but lists nothing to choose from.</source>
            <translation>Die Eigenschaft „%1“ ist eine Auswahl, zählt aber nichts auf.</translation>
        </message>
        <message>
            <source>%1: "%2" is no whole number.</source>
            <translation>%1: „%2“ ist keine ganze Zahl.</translation>
        </message>
        <message>
            <source>Leave it empty where it is not known, write - where there is none and X where it varies.</source>
            <translation>Leer lassen, was nicht bekannt ist; - schreiben, wo es keine gibt, und X, wo sie wechselt.</translation>
        </message>
        <message>
            <source>%1: %2 is not between %3 and %4.</source>
            <translation>%1: %2 liegt nicht zwischen %3 und %4.</translation>
        </message>
        <message>
            <source>%1: "%2" is not one of: %3.</source>
            <translation>%1: „%2“ ist keines von: %3.</translation>
        </message>
        <message>
            <source>Is "%1" meant?</source>
            <translation>Ist „%1“ gemeint?</translation>
        </message>
        <message>
            <source>%1: "%2" is neither yes nor no.</source>
            <translation>%1: „%2“ ist weder ja noch nein.</translation>
        </message>
        <message>
            <source>%1: "%2" is no list of words with numbers, such as "red 1 blue 2".</source>
            <translation>%1: „%2“ ist keine Aufzählung von Wörtern mit Zahlen wie „red 1 blue 2“.</translation>
        </message>
        <message>
            <source>%1: "%2" stands there twice.</source>
            <translation>%1: „%2“ steht zweimal da.</translation>
        </message>
        <message>
            <source>Add the two numbers up.</source>
            <translation>Die beiden Zahlen zusammenzählen.</translation>
        </message>
        <message>
            <source>%1, at character %2: %3</source>
            <translation>%1, bei Zeichen %2: %3</translation>
        </message>
        <message>
            <source>%1 cannot hold a value.</source>
            <translation>%1 kann keinen Wert aufnehmen.</translation>
        </message>
        <message>
            <source>Rosters cannot be grouped by "%1", which is no choice.</source>
            <translation>Nach „%1“ lassen sich Listen nicht ordnen: Das ist keine Auswahl.</translation>
        </message>
        <message>
            <source>This folder of the game's data cannot be read.</source>
            <translation>Dieser Ordner mit Spieldaten lässt sich nicht lesen.</translation>
        </message>
        <message>
            <source>The tables of the game's pieces are missing here.</source>
            <translation>Hier fehlen die Tabellen mit den Stücken des Spiels.</translation>
        </message>
        <message>
            <source>Install Muster anew.</source>
            <translation>Muster neu installieren.</translation>
        </message>
        <message>
            <source>The name has more than %1 letters.</source>
            <translation>Der Name hat mehr als %1 Buchstaben.</translation>
        </message>
        <message>
            <source>Shorten it.</source>
            <translation>Ihn kürzen.</translation>
        </message>
    </context>
    <context>
        <name>CatalogColumns</name>
        <message>
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Status</translation>
        </message>
        <message>
            <source>%1, amended</source>
            <translation>%1, geändert</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>Also called: %1</source>
            <translation>Heißt auch: %1</translation>
        </message>
        <message>
            <source>official</source>
            <translation>offiziell</translation>
        </message>
        <message>
            <source>partial</source>
            <translation>teilweise</translation>
        </message>
        <message>
            <source>demo</source>
            <translation>Demo</translation>
        </message>
        <message>
            <source>own</source>
            <translation>eigen</translation>
        </message>
        <message>
            <source>Official: every number is known from the source named.</source>
            <translation>Offiziell: Jede Zahl ist aus der genannten Quelle bekannt.</translation>
        </message>
        <message>
            <source>Partial: the piece is real, but some of its values are not known yet.</source>
            <translation>Teilweise: Das Stück gibt es wirklich, einige Werte sind noch nicht bekannt.</translation>
        </message>
        <message>
            <source>Demo: invented for Muster; no such piece was ever made.</source>
            <translation>Demo: für Muster erfunden; so ein Stück wurde nie hergestellt.</translation>
        </message>
        <message>
            <source>Own: you entered this piece yourself.</source>
            <translation>Eigen: Dieses Stück ist selbst eingegeben.</translation>
        </message>
    </context>
    <context>
        <name>Codecs</name>
        <message>
            <source>The table has no column "name".</source>
            <translation>Die Tabelle hat keine Spalte „name“.</translation>
        </message>
        <message>
            <source>Its first line must name the columns.</source>
            <translation>Ihre erste Zeile muss die Spalten nennen.</translation>
        </message>
        <message>
            <source>The table names its columns and has no rows.</source>
            <translation>Die Tabelle nennt ihre Spalten und hat keine Zeilen.</translation>
        </message>
        <message>
            <source>Write a row for each piece.</source>
            <translation>Für jedes Stück eine Zeile schreiben.</translation>
        </message>
        <message>
            <source>Two rosters named "%1" follow each other and read as one.</source>
            <translation>Zwei Listen namens „%1“ folgen aufeinander und werden als eine gelesen.</translation>
        </message>
        <message>
            <source>The folder is left out.</source>
            <translation>Der Ordner bleibt weg.</translation>
        </message>
        <message>
            <source>The tags are left out.</source>
            <translation>Die Schlagwörter bleiben weg.</translation>
        </message>
        <message>
            <source>The notes are left out.</source>
            <translation>Die Notizen bleiben weg.</translation>
        </message>
        <message>
            <source>That the roster is archived is left out.</source>
            <translation>Dass die Liste im Archiv liegt, bleibt weg.</translation>
        </message>
        <message>
            <source>Further headers, such as a faction, are left out.</source>
            <translation>Weitere Kopfzeilen, etwa eine Fraktion, bleiben weg.</translation>
        </message>
        <message>
            <source>Pieces are given by name only, without their keys.</source>
            <translation>Stücke stehen nur mit Namen da, ohne ihre Schlüssel.</translation>
        </message>
        <message>
            <source>The values of your own pieces are left out: who reads this must know them.</source>
            <translation>Die Werte eigener Stücke bleiben weg: Wer das liest, muss sie kennen.</translation>
        </message>
        <message>
            <source>A roster without lines is left out.</source>
            <translation>Eine Liste ohne Zeilen bleibt weg.</translation>
        </message>
        <message>
            <source>This page holds no table of pieces.</source>
            <translation>Diese Seite enthält keine Tabelle von Stücken.</translation>
        </message>
        <message>
            <source>A table with the columns Count and Name is read.</source>
            <translation>Gelesen wird eine Tabelle mit den Spalten Count und Name.</translation>
        </message>
        <message>
            <source>A newer Muster wrote this roster: its form has the number %1, and this Muster reads up to %2.</source>
            <translation>Ein neueres Muster hat diese Liste geschrieben: Ihre Form hat die Nummer %1, dieses Muster liest bis %2.</translation>
        </message>
        <message>
            <source>Update Muster, or have the roster sent as Muster text.</source>
            <translation>Muster erneuern oder die Liste als Muster-Text schicken lassen.</translation>
        </message>
        <message>
            <source>This is JSON, but not a roster of Muster.</source>
            <translation>Das ist JSON, aber keine Liste von Muster.</translation>
        </message>
        <message>
            <source>A roster has a key "muster" and a list of lines.</source>
            <translation>Eine Liste hat einen Schlüssel „muster“ und eine Aufzählung von Zeilen.</translation>
        </message>
        <message>
            <source>This Muster file holds "%1", not a roster.</source>
            <translation>Diese Muster-Datei enthält „%1“, keine Liste.</translation>
        </message>
        <message>
            <source>Muster text</source>
            <translation>Muster-Text</translation>
        </message>
        <message>
            <source>Muster JSON</source>
            <translation>Muster-JSON</translation>
        </message>
        <message>
            <source>CSV table</source>
            <translation>CSV-Tabelle</translation>
        </message>
        <message>
            <source>Markdown page</source>
            <translation>Markdown-Seite</translation>
        </message>
        <message>
            <source>Plain text for a forum</source>
            <translation>Einfacher Text für ein Forum</translation>
        </message>
        <message>
            <source>This is no roster as Muster writes it for a forum.</source>
            <translation>Das ist keine Liste, wie Muster sie für ein Forum schreibt.</translation>
        </message>
        <message>
            <source>Its first or second line names the game and the number of pieces.</source>
            <translation>Die erste oder zweite Zeile nennt das Spiel und die Zahl der Stücke.</translation>
        </message>
        <message>
            <source>The list of rosters in this file is empty.</source>
            <translation>Die Datei enthält keine einzige Liste.</translation>
        </message>
        <message>
            <source>Export the rosters once more, or give another file.</source>
            <translation>Die Listen noch einmal ausgeben oder eine andere Datei angeben.</translation>
        </message>
    </context>
    <context>
        <name>CommandLine</name>
        <message>
            <source>There is no option --%1 here.</source>
            <translation>Die Option --%1 gibt es hier nicht.</translation>
        </message>
        <message>
            <source>Is --%1 meant?</source>
            <translation>Ist --%1 gemeint?</translation>
        </message>
        <message>
            <source>--%1 needs a value behind it.</source>
            <translation>--%1 braucht einen Wert dahinter.</translation>
        </message>
        <message>
            <source>legal</source>
            <translation>regelgerecht</translation>
        </message>
        <message>
            <source>not legal</source>
            <translation>nicht regelgerecht</translation>
        </message>
        <message>
            <source>cannot tell</source>
            <translation>nicht entscheidbar</translation>
        </message>
        <message>
            <source>%1: %2 is "%3" here and "%4" in the file; the value here was used.</source>
            <translation>%1: %2 ist hier „%3“ und in der Datei „%4“; der Wert von hier galt.</translation>
        </message>
        <message>
            <source>No codec "%1" writes rosters.</source>
            <translation>Kein Dateiformat „%1“ schreibt Listen.</translation>
        </message>
        <message>
            <source>There are: %1.</source>
            <translation>Es gibt: %1.</translation>
        </message>
        <message>
            <source>The game has no attribute "%1" to sort by.</source>
            <translation>Das Spiel hat keine Eigenschaft „%1“, nach der sich ordnen ließe.</translation>
        </message>
        <message>
            <source>--limit needs a whole number, not "%1".</source>
            <translation>--limit braucht eine ganze Zahl, nicht „%1“.</translation>
        </message>
        <message>
            <source>%1 added, %2 updated, %3 unchanged, %4 kept, %5 refused.</source>
            <translation>%1 neu, %2 geändert, %3 unverändert, %4 behalten, %5 abgelehnt.</translation>
        </message>
        <message>
            <source>Line %1: %2</source>
            <translation>Zeile %1: %2</translation>
        </message>
        <message>
            <source>The column "%1" is not known and was passed over.</source>
            <translation>Die Spalte „%1“ ist nicht bekannt und wurde übergangen.</translation>
        </message>
        <message>
            <source>"%1" is no number of a version.</source>
            <translation>„%1“ ist keine Nummer einer Version.</translation>
        </message>
        <message>
            <source>muster-cli roster versions %1 lists them.</source>
            <translation>muster-cli roster versions %1 zählt sie auf.</translation>
        </message>
        <message>
            <source>The file holds %1 rosters; a sheet is for one.</source>
            <translation>Die Datei enthält %1 Listen; ein Bogen ist für eine.</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>Nothing is called "%1".</source>
            <translation>Nichts heißt „%1“.</translation>
        </message>
        <message>
            <source>Is "%1" meant?</source>
            <translation>Ist „%1“ gemeint?</translation>
        </message>
        <message>
            <source>The games there are.</source>
            <translation>Die Spiele, die es gibt.</translation>
        </message>
        <message>
            <source>Formats and their rules, with their places in the rule book.</source>
            <translation>Formate und ihre Regeln mit ihrer Stelle im Regelheft.</translation>
        </message>
        <message>
            <source>What the pieces of a game have.</source>
            <translation>Was die Stücke eines Spiels haben.</translation>
        </message>
        <message>
            <source>The pieces that match a query.</source>
            <translation>Die Stücke, die zu einer Suche passen.</translation>
        </message>
        <message>
            <source>One piece, all that is known of it.</source>
            <translation>Ein Stück mit allem, was bekannt ist.</translation>
        </message>
        <message>
            <source>Pieces of your own from a table.</source>
            <translation>Eigene Stücke aus einer Tabelle.</translation>
        </message>
        <message>
            <source>Your own pieces, or all, as a table.</source>
            <translation>Die eigenen Stücke, oder alle, als Tabelle.</translation>
        </message>
        <message>
            <source>Whether rosters are legal, and exactly why not.</source>
            <translation>Ob Listen regelgerecht sind, und genau warum nicht.</translation>
        </message>
        <message>
            <source>The stored rosters; @NAME names one wherever a FILE is taken.</source>
            <translation>Die gespeicherten Listen; @NAME nennt eine, wo immer eine Datei erwartet wird.</translation>
        </message>
        <message>
            <source>A roster in another file format.</source>
            <translation>Eine Liste in einem anderen Dateiformat.</translation>
        </message>
        <message>
            <source>The file formats of rosters.</source>
            <translation>Die Dateiformate für Listen.</translation>
        </message>
        <message>
            <source>The tournament registration sheet.</source>
            <translation>Der Turnierbogen.</translation>
        </message>
        <message>
            <source>There is no command "%1".</source>
            <translation>Den Befehl „%1“ gibt es nicht.</translation>
        </message>
        <message>
            <source>muster-cli --help lists them.</source>
            <translation>muster-cli --help zählt sie auf.</translation>
        </message>
        <message>
            <source>Used as: muster-cli %1</source>
            <translation>Aufruf: muster-cli %1</translation>
        </message>
        <message>
            <source>The option --%1 is not in this version yet.</source>
            <translation>Die Option --%1 gibt es in dieser Version noch nicht.</translation>
        </message>
        <message>
            <source>--%1 takes no value; it is there or not.</source>
            <translation>--%1 nimmt keinen Wert; die Option steht da oder nicht.</translation>
        </message>
        <message>
            <source>The command "%1" is not in this version yet.</source>
            <translation>Den Befehl „%1“ gibt es in dieser Version noch nicht.</translation>
        </message>
        <message>
            <source>muster-cli --help lists those that are.</source>
            <translation>muster-cli --help zählt auf, welche es gibt.</translation>
        </message>
        <message>
            <source>%1 does not know what to do with "%2".</source>
            <translation>%1 kann mit „%2“ nichts anfangen.</translation>
        </message>
        <message>
            <source>The data folder; it is made where it is missing.</source>
            <translation>Der Datenordner; fehlt er, wird er angelegt.</translation>
        </message>
        <message>
            <source>The language of what is said.</source>
            <translation>Die Sprache der Ausgaben.</translation>
        </message>
        <message>
            <source>One JSON document and nothing else.</source>
            <translation>Ein JSON-Dokument und sonst nichts.</translation>
        </message>
        <message>
            <source>This page, or that of a command.</source>
            <translation>Diese Seite oder die eines Befehls.</translation>
        </message>
        <message>
            <source>Which version of Muster this is.</source>
            <translation>Welche Version von Muster dies ist.</translation>
        </message>
        <message>
            <source>The game; muster-cli games lists them.</source>
            <translation>Das Spiel; muster-cli games zählt sie auf.</translation>
        </message>
        <message>
            <source>The format, whatever the file says.</source>
            <translation>Das Format, was auch immer die Datei sagt.</translation>
        </message>
        <message>
            <source>The file to write.</source>
            <translation>Die Datei, in die geschrieben wird.</translation>
        </message>
        <message>
            <source>The form; muster-cli codecs lists them.</source>
            <translation>Das Dateiformat; muster-cli codecs zählt sie auf.</translation>
        </message>
        <message>
            <source>words of a name</source>
            <translation>Wörter eines Namens</translation>
        </message>
        <message>
            <source>a field: with : = != &lt; &lt;= &gt; or &gt;=</source>
            <translation>ein Feld: mit : = != &lt; &lt;= &gt; oder &gt;=</translation>
        </message>
        <message>
            <source>what does not match</source>
            <translation>was nicht passt</translation>
        </message>
        <message>
            <source>one of both; what stands side by side must all match</source>
            <translation>eins von beiden; was nebeneinander steht, muss alles passen</translation>
        </message>
        <message>
            <source>the order, and how many; --sort and --limit win over it</source>
            <translation>die Reihenfolge und wie viele; --sort und --limit gehen vor</translation>
        </message>
        <message>
            <source>all the fields of a game, with examples</source>
            <translation>alle Felder eines Spiels mit Beispielen</translation>
        </message>
        <message>
            <source>name, id, status or an attribute; with - in front, downwards.</source>
            <translation>name, id, status oder eine Eigenschaft; mit - davor absteigend.</translation>
        </message>
        <message>
            <source>No more than so many.</source>
            <translation>Nicht mehr als so viele.</translation>
        </message>
        <message>
            <source>the stored rosters</source>
            <translation>die gespeicherten Listen</translation>
        </message>
        <message>
            <source>rosters as text, or as Muster JSON</source>
            <translation>Listen als Text oder als Muster-JSON</translation>
        </message>
        <message>
            <source>stores the rosters of files; with --replace in place of one of the same name and game, of which a version is kept</source>
            <translation>speichert die Listen aus Dateien; mit --replace anstelle einer gleichen Namens und Spiels, von der eine Version aufgehoben wird</translation>
        </message>
        <message>
            <source>rosters in any form that is written</source>
            <translation>Listen in jedem Dateiformat, das geschrieben wird</translation>
        </message>
        <message>
            <source>what was kept of a roster, the newest first</source>
            <translation>was von einer Liste aufgehoben wurde, das Neueste zuerst</translation>
        </message>
        <message>
            <source>brings a version back; what is there now is kept as one</source>
            <translation>holt eine Version zurück; der jetzige Stand wird als eine aufgehoben</translation>
        </message>
        <message>
            <source>removes rosters</source>
            <translation>entfernt Listen</translation>
        </message>
        <message>
            <source>What an added roster is called.</source>
            <translation>Wie eine hinzugefügte Liste heißt.</translation>
        </message>
        <message>
            <source>Replace the stored roster of that name.</source>
            <translation>Die gespeicherte Liste dieses Namens ersetzen.</translation>
        </message>
        <message>
            <source>The version to bring back.</source>
            <translation>Die Version, die zurückgeholt wird.</translation>
        </message>
        <message>
            <source>All that are stored.</source>
            <translation>Alle, die gespeichert sind.</translation>
        </message>
        <message>
            <source>The file to write; its ending says the form.</source>
            <translation>Die Datei, in die geschrieben wird; ihre Endung bestimmt die Form.</translation>
        </message>
        <message>
            <source>The size of the paper; a4 by itself.</source>
            <translation>Das Papierformat; ohne Angabe a4.</translation>
        </message>
        <message>
            <source>Who plays, printed on the sheet.</source>
            <translation>Wer spielt; steht auf dem Bogen.</translation>
        </message>
        <message>
            <source>The player's number.</source>
            <translation>Die Spielernummer.</translation>
        </message>
        <message>
            <source>The tournament.</source>
            <translation>Das Turnier.</translation>
        </message>
        <message>
            <source>Its date, as it is to be printed.</source>
            <translation>Sein Datum, so wie es gedruckt werden soll.</translation>
        </message>
        <message>
            <source>Its place.</source>
            <translation>Sein Ort.</translation>
        </message>
        <message>
            <source>Leave pieces that are there as they are.</source>
            <translation>Vorhandene Stücke lassen, wie sie sind.</translation>
        </message>
        <message>
            <source>Say what would be done, and do nothing.</source>
            <translation>Nur sagen, was geschähe, und nichts tun.</translation>
        </message>
        <message>
            <source>Shipped pieces, too.</source>
            <translation>Auch mitgelieferte Stücke.</translation>
        </message>
        <message>
            <source>reads</source>
            <translation>liest</translation>
        </message>
        <message>
            <source>writes</source>
            <translation>schreibt</translation>
        </message>
        <message>
            <source>lossless</source>
            <translation>verlustfrei</translation>
        </message>
        <message>
            <source>No piece matches.</source>
            <translation>Kein Stück passt.</translation>
        </message>
        <message>
            <source>No roster of that game is stored.</source>
            <translation>Von diesem Spiel ist keine Liste gespeichert.</translation>
        </message>
        <message>
            <source>No roster is stored yet.</source>
            <translation>Noch ist keine Liste gespeichert.</translation>
        </message>
        <message>
            <source>"%1" is stored as it is written. %2</source>
            <translation>„%1“ wird gespeichert, wie es dasteht. %2</translation>
        </message>
        <message>
            <source>Several stored rosters are called "%1".</source>
            <translation>Mehrere gespeicherte Listen heißen „%1“.</translation>
        </message>
        <message>
            <source>Remove all but the one that is to be replaced: %1.</source>
            <translation>Alle bis auf die entfernen, die ersetzt werden soll: %1.</translation>
        </message>
        <message>
            <source>Replace the roster "%1" by that of a file</source>
            <translation>Die Liste „%1“ durch die einer Datei ersetzen</translation>
        </message>
        <message>
            <source>Several stored rosters are called "%1" now, so @%1 names none of them; their ids do: %2. With --replace a roster takes the place of the other.</source>
            <translation>Mehrere gespeicherte Listen heißen jetzt „%1“, daher meint @%1 keine davon; ihre Kennungen tun es: %2. Mit --replace tritt eine Liste an die Stelle der anderen.</translation>
        </message>
        <message>
            <source>No version is named.</source>
            <translation>Es ist keine Version genannt.</translation>
        </message>
        <message>
            <source>There is no paper "%1" for a sheet.</source>
            <translation>Das Papierformat „%1“ gibt es für einen Bogen nicht.</translation>
        </message>
        <message>
            <source>The name has no ending to say the form of the sheet.</source>
            <translation>Der Name hat keine Endung, die die Form des Bogens bestimmt.</translation>
        </message>
        <message>
            <source>End it in one of: %1.</source>
            <translation>Als Endung geht: %1.</translation>
        </message>
        <message>
            <source>With every command:</source>
            <translation>Bei jedem Befehl:</translation>
        </message>
        <message>
            <source>Options:</source>
            <translation>Optionen:</translation>
        </message>
        <message>
            <source>muster-cli COMMAND --help says more of one.</source>
            <translation>muster-cli BEFEHL --help sagt mehr über einen.</translation>
        </message>
        <message>
            <source>A FILE is a path, - for standard input, or @NAME for a stored roster.</source>
            <translation>Eine Datei (FILE) ist ein Pfad, - für die Standardeingabe oder @NAME für eine gespeicherte Liste.</translation>
        </message>
        <message>
            <source>Ends with 0 done or legal, 1 a negative verdict, 2 wrong use, 3 unreadable input.</source>
            <translation>Endet mit 0 erledigt oder regelgerecht, 1 abschlägiges Urteil, 2 falscher Aufruf, 3 unlesbare Eingabe.</translation>
        </message>
        <message>
            <source>official</source>
            <translation>offiziell</translation>
        </message>
        <message>
            <source>partial</source>
            <translation>teilweise</translation>
        </message>
        <message>
            <source>demo</source>
            <translation>Demo</translation>
        </message>
        <message>
            <source>own</source>
            <translation>eigen</translation>
        </message>
        <message>
            <source>Standard output cannot be written: %1.</source>
            <translation>In die Standardausgabe lässt sich nicht schreiben: %1.</translation>
        </message>
        <message>
            <source>The language "%1" is not spoken here.</source>
            <translation>Die Sprache „%1“ gibt es hier nicht.</translation>
        </message>
        <message>
            <source>No game has a format "%1".</source>
            <translation>Kein Spiel hat ein Format „%1“.</translation>
        </message>
        <message>
            <source>muster-cli formats lists them.</source>
            <translation>muster-cli formats zählt sie auf.</translation>
        </message>
        <message>
            <source>With %1: %2</source>
            <translation>Mit %1: %2</translation>
        </message>
        <message>
            <source>%1: %2 is unknown here and "%3" in the file; the value in the file was used.</source>
            <translation>%1: %2 ist hier unbekannt und in der Datei „%3“; der Wert aus der Datei wurde verwendet.</translation>
        </message>
        <message>
            <source>%1: %2 is unknown here and %3 in the file; the value in the file was used.</source>
            <translation>%1: %2 ist hier unbekannt und in der Datei %3; der Wert aus der Datei wurde verwendet.</translation>
        </message>
        <message>
            <source>%1: not in the catalogue; the values came with the file.</source>
            <translation>%1: nicht im Katalog; die Werte kamen mit der Datei.</translation>
        </message>
        <message>
            <source>%1: %2 is %3 here and %4 in the file; the value here was used.</source>
            <translation>%1: %2 ist hier %3 und in der Datei %4; benutzt wurde der Wert von hier.</translation>
        </message>
        <message>
            <source>%1: shipped as unknown.</source>
            <translation>%1: mitgeliefert als unbekannt.</translation>
        </message>
        <message>
            <source>%1 would be added, %2 updated, %3 unchanged, %4 kept, %5 refused.</source>
            <translation>%1 kämen hinzu, %2 würden geändert, %3 blieben gleich, %4 würden behalten, %5 abgelehnt.</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <source>%1: shipped says “%2”.</source>
            <translation>%1: Mitgeliefert ist „%2“.</translation>
        </message>
        <message>
            <source>A seat, from 1, or chance, that you answer for.</source>
            <translation>Ein Platz, ab 1, oder chance, für den man selbst antwortet.</translation>
        </message>
        <message>
            <source>Where the log is written.</source>
            <translation>Wohin das Protokoll geschrieben wird.</translation>
        </message>
        <message>
            <source>Who it plays, one after the other.</source>
            <translation>Gegen wen gespielt wird, nacheinander.</translation>
        </message>
        <message>
            <source>Another roster that plays the same games.</source>
            <translation>Eine andere Liste, die dieselben Partien spielt.</translation>
        </message>
        <message>
            <source>Each piece against a plain spare.</source>
            <translation>Jedes Stück gegen einen schlichten Ersatz.</translation>
        </message>
        <message>
            <source>How many games; 1,000 by themselves.</source>
            <translation>Wie viele Partien; von selbst 1.000.</translation>
        </message>
        <message>
            <source>How long instead; ends at a whole round.</source>
            <translation>Stattdessen wie lange; endet mit einer ganzen Runde.</translation>
        </message>
        <message>
            <source>How many at once; as many as there are.</source>
            <translation>Wie viele zugleich; so viele, wie es gibt.</translation>
        </message>
        <message>
            <source>One match, by programs or by yourself.</source>
            <translation>Eine Partie, von Programmen oder von Hand.</translation>
        </message>
        <message>
            <source>Plays a log again and says where it no longer agrees.</source>
            <translation>Spielt ein Protokoll nach und sagt, wo es nicht mehr stimmt.</translation>
        </message>
        <message>
            <source>Nothing more than a replay does anyway.</source>
            <translation>Nicht mehr, als das Nachspielen ohnehin tut.</translation>
        </message>
        <message>
            <source>No further than so many answers.</source>
            <translation>Nicht weiter als so viele Antworten.</translation>
        </message>
        <message>
            <source>Many matches, and what they say of a roster.</source>
            <translation>Viele Partien und was sie über eine Liste sagen.</translation>
        </message>
        <message>
            <source>How many ways there are to pick from a position.</source>
            <translation>Auf wie viele Arten aus einer Stellung gewählt werden kann.</translation>
        </message>
        <message>
            <source>How many picks deep.</source>
            <translation>Wie viele Entscheidungen tief.</translation>
        </message>
        <message>
            <source>Of a log: after that many answers.</source>
            <translation>Bei einem Protokoll: nach so vielen Antworten.</translation>
        </message>
        <message>
            <source>The positions that one pick leads to.</source>
            <translation>Die Stellungen, zu denen eine Wahl führt.</translation>
        </message>
        <message>
            <source>Plays positions that are written down, and compares what follows.</source>
            <translation>Spielt aufgeschriebene Stellungen und vergleicht, was folgt.</translation>
        </message>
        <message>
            <source>A number from 1 to %1, please.</source>
            <translation>Bitte eine Zahl von 1 bis %1.</translation>
        </message>
        <message>
            <source>Write its place in centimetres, such as 43.5 50.</source>
            <translation>Die Stelle in Zentimetern angeben, etwa 43.5 50.</translation>
        </message>
        <message>
            <source>Two numbers, please, such as 43.5 50.</source>
            <translation>Bitte zwei Zahlen, etwa 43.5 50.</translation>
        </message>
        <message>
            <source>Write where it lies in centimetres, then the number and the place of each other that it moved: 43.5 50 3 20 20.</source>
            <translation>In Zentimetern angeben, wo der Chip liegt, dann Nummer und Stelle jedes anderen, den er bewegt hat: 43.5 50 3 20 20.</translation>
        </message>
        <message>
            <source>--minutes is a number above 0, not “%1”.</source>
            <translation>--minutes ist eine Zahl über 0, nicht „%1“.</translation>
        </message>
        <message>
            <source>“%1” is not a legal list of its format.</source>
            <translation>„%1“ ist keine zulässige Liste des Formats.</translation>
        </message>
        <message>
            <source>--games is from 1 to 100,000,000 and --threads at most 256.</source>
            <translation>--games liegt zwischen 1 und 100.000.000, --threads beträgt höchstens 256.</translation>
        </message>
        <message>
            <source>One roster is compared with one other, or its pieces with spares.</source>
            <translation>Eine Liste wird mit einer anderen verglichen oder ihre Stücke mit Ersatz.</translation>
        </message>
        <message>
            <source>Each file holds one roster here.</source>
            <translation>Jede Datei enthält hier eine Liste.</translation>
        </message>
        <message>
            <source>There is no house rule “%1”.</source>
            <translation>Es gibt keine Hausregel „%1“.</translation>
        </message>
        <message>
            <source>Perhaps “%1” is meant.</source>
            <translation>Vielleicht ist „%1“ gemeint.</translation>
        </message>
        <message>
            <source>There is no roster in these files.</source>
            <translation>In diesen Dateien steht keine Liste.</translation>
        </message>
        <message>
            <source>This is of another game than the first.</source>
            <translation>Das gehört zu einem anderen Spiel als das Erste.</translation>
        </message>
        <message>
            <source>Games of “%1” cannot be played yet.</source>
            <translation>„%1“ kann noch nicht gespielt werden.</translation>
        </message>
        <message>
            <source>The house rule “%1” cannot be “%2”.</source>
            <translation>Die Hausregel „%1“ kann nicht „%2“ sein.</translation>
        </message>
        <message>
            <source>Where all lots come from; 1 by itself.</source>
            <translation>Woher aller Zufall kommt; von selbst 1.</translation>
        </message>
        <message>
            <source>Who plays, by seat: random, greedy or lookahead, with a strength such as greedy:400.</source>
            <translation>Wer spielt, nach Plätzen: random, greedy oder lookahead, mit einer Stärke wie greedy:400.</translation>
        </message>
        <message>
            <source>What is thrown on: wood, linoleum, felt or carpet.</source>
            <translation>Worauf geworfen wird: wood, linoleum, felt oder carpet.</translation>
        </message>
        <message>
            <source>House rules that differ from ours.</source>
            <translation>Hausregeln, die von unseren abweichen.</translation>
        </message>
        <message>
            <source>--%1 is a whole number, not “%2”.</source>
            <translation>--%1 ist eine ganze Zahl, nicht „%2“.</translation>
        </message>
        <message>
            <source>The file does not say a game that is played.</source>
            <translation>Die Datei nennt kein Spiel, das gespielt werden kann.</translation>
        </message>
        <message>
            <source>--depth is at most %1.</source>
            <translation>--depth beträgt höchstens %1.</translation>
        </message>
        <message>
            <source>There are more than %1 paths; count less deep.</source>
            <translation>Es gibt mehr als %1 Wege; weniger tief zählen.</translation>
        </message>
        <message>
            <source>%1 of %2 answers were played again.</source>
            <translation>%1 von %2 Antworten wurden nachgespielt.</translation>
        </message>
        <message>
            <source>The game ended %1.</source>
            <translation>Die Partie endete %1.</translation>
        </message>
        <message>
            <source>Games of “%1” cannot be played.</source>
            <translation>„%1“ kann nicht gespielt werden.</translation>
        </message>
        <message>
            <source>No chip of this roster has a spare of the same cost in the catalogue.</source>
            <translation>Für keinen Chip dieser Liste gibt es im Katalog einen Ersatz mit gleichen Kosten.</translation>
        </message>
        <message>
            <source>--out ends in .html, .json, .csv or .txt, not as “%1” does.</source>
            <translation>--out endet auf .html, .json, .csv oder .txt, nicht wie „%1“.</translation>
        </message>
        <message>
            <source>%1 of %2 games</source>
            <translation>%1 von %2 Partien</translation>
        </message>
        <message>
            <source>--seat takes a seat from 1 to %1 or chance, and me, such as 1=me; not “%2”.</source>
            <translation>--seat nimmt einen Platz von 1 bis %1 oder chance, und me, etwa 1=me; nicht „%2“.</translation>
        </message>
        <message>
            <source>The game was broken off: no answer came.</source>
            <translation>Die Partie wurde abgebrochen: Es kam keine Antwort.</translation>
        </message>
        <message>
            <source>The game ended %1; player %2 wins.</source>
            <translation>Die Partie endete %1; Spieler %2 gewinnt.</translation>
        </message>
        <message>
            <source>The game ended %1, a draw.</source>
            <translation>Die Partie endete %1, unentschieden.</translation>
        </message>
        <message>
            <source>The scenario does not say which game it is of.</source>
            <translation>Das Szenario sagt nicht, zu welchem Spiel es gehört.</translation>
        </message>
        <message>
            <source>Write &quot;game&quot;: &quot;clout&quot; into it.</source>
            <translation>&quot;game&quot;: &quot;clout&quot; hineinschreiben.</translation>
        </message>
        <message>
            <source>Scenarios of “%1” cannot be played.</source>
            <translation>Szenarien von „%1“ können nicht gespielt werden.</translation>
        </message>
        <message>
            <source>Step %1 is refused: %2</source>
            <translation>Schritt %1 wird abgelehnt: %2</translation>
        </message>
        <message>
            <source>differs from what is expected</source>
            <translation>anders als erwartet</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>abgelehnt</translation>
        </message>
        <message>
            <source>played</source>
            <translation>gespielt</translation>
        </message>
        <message>
            <source>There are no ready-made rosters of “%1”.</source>
            <translation>Für „%1“ gibt es keine fertigen Listen.</translation>
        </message>
        <message>
            <source>%1: %2 games a second</source>
            <translation>%1: %2 Partien in der Sekunde</translation>
        </message>
        <message>
            <source>A digest of a fixed set of games, and how fast they went.</source>
            <translation>Eine Prüfsumme fester Partien und wie schnell sie gespielt wurden.</translation>
        </message>
        <message>
            <source>How long to measure in all.</source>
            <translation>Wie lange insgesamt gemessen wird.</translation>
        </message>
        <message>
            <source>How well each seat throws: novice, club or expert, @name for a hand of one&apos;s own, or its four figures such as 300/1200/10000/800.</source>
            <translation>Wie gut jeder Platz wirft: novice, club oder expert, @Name für eine eigene Hand, oder ihre vier Werte wie 300/1200/10000/800.</translation>
        </message>
        <message numerus="yes">
            <source>%n thing(s) in this match were set by hand.</source>
            <translation>
                <numerusform>%n Sache in dieser Partie wurde von Hand gesetzt.</numerusform>
                <numerusform>%n Sachen in dieser Partie wurden von Hand gesetzt.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Construction</name>
        <message>
            <source>Exactly %1.</source>
            <translation>Genau %1.</translation>
        </message>
        <message>
            <source>%1 at least, %2 at most.</source>
            <translation>Mindestens %1, höchstens %2.</translation>
        </message>
        <message>
            <source>At least %1.</source>
            <translation>Mindestens %1.</translation>
        </message>
        <message>
            <source>At most %1.</source>
            <translation>Höchstens %1.</translation>
        </message>
        <message>
            <source>%1; there must be exactly %2. Take out %3.</source>
            <translation>%1; es müssen genau %2 sein. %3 herausnehmen.</translation>
        </message>
        <message>
            <source>%1; the limit is %2. Take out %3.</source>
            <translation>%1; die Grenze ist %2. %3 herausnehmen.</translation>
        </message>
        <message>
            <source>%1; there must be exactly %2. Add %3.</source>
            <translation>%1; es müssen genau %2 sein. %3 hinzufügen.</translation>
        </message>
        <message>
            <source>%1; the minimum is %2. Add %3.</source>
            <translation>%1; das Mindeste ist %2. %3 hinzufügen.</translation>
        </message>
        <message>
            <source>Nothing is known by the name “%1”. Pick the piece meant.</source>
            <translation>Unter dem Namen „%1“ ist nichts bekannt. Das gemeinte Stück auswählen.</translation>
        </message>
        <message>
            <source>The total leaves out %2, for which “%1” is not known.</source>
            <translation>In der Summe fehlt %2: „%1“ ist nicht bekannt.</translation>
        </message>
        <message>
            <source>At most %1 copies of one and the same piece (%2).</source>
            <translation>Höchstens %1 Exemplare desselben Stücks (%2).</translation>
        </message>
        <message>
            <source>At most %1 copies of one and the same %2.</source>
            <translation>Höchstens %1 Exemplare derselben Art: %2.</translation>
        </message>
        <message>
            <source>Copies of %1: %2; the limit is %3. Take out %4.</source>
            <translation>Exemplare von %1: %2; die Grenze ist %3. %4 herausnehmen.</translation>
        </message>
        <message>
            <source>A format needs a name here.</source>
            <translation>Ein Format braucht hier einen Namen.</translation>
        </message>
        <message>
            <source>The pattern must be the slug of the format, “%1”.</source>
            <translation>Das Muster muss das Kürzel des Formats sein, „%1“.</translation>
        </message>
        <message>
            <source>“parameters” must name what each N of the pattern stands for.</source>
            <translation>„parameters“ muss nennen, wofür jedes N des Musters steht.</translation>
        </message>
        <message>
            <source>These formats are for the game “%1”, not for “%2”.</source>
            <translation>Diese Formate sind für das Spiel „%1“, nicht für „%2“.</translation>
        </message>
        <message>
            <source>There is a format “%1” already, in %2.</source>
            <translation>Ein Format „%1“ gibt es schon, in %2.</translation>
        </message>
        <message>
            <source>Give this one another slug.</source>
            <translation>Diesem ein anderes Kürzel geben.</translation>
        </message>
        <message>
            <source>“%1” is the form of a format, not a format.</source>
            <translation>„%1“ ist die Form eines Formats, kein Format.</translation>
        </message>
        <message>
            <source>Write a whole number from 1 to 999 for each N.</source>
            <translation>Für jedes N eine ganze Zahl von 1 bis 999 schreiben.</translation>
        </message>
        <message>
            <source>%1 has no format “%2”.</source>
            <translation>%1 hat kein Format „%2“.</translation>
        </message>
        <message>
            <source>There are %1.</source>
            <translation>Es gibt %1.</translation>
        </message>
        <message>
            <source>Is “%1” meant?</source>
            <translation>Ist „%1“ gemeint?</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <translation>%1 und %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 and %n more</source>
            <translation>
                <numerusform>%1 und %n weiteres</numerusform>
                <numerusform>%1 und %n weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 (%2: %3)</source>
            <translation>%1 (%2: %3)</translation>
        </message>
        <message>
            <source>Cannot tell: “%1” is not known for %2. The rule: %3</source>
            <translation>Nicht entscheidbar: „%1“ ist nicht bekannt für %2. Die Regel: %3</translation>
        </message>
        <message>
            <source>Take out %1.</source>
            <translation>%1 herausnehmen.</translation>
        </message>
        <message>
            <source>a text</source>
            <translation>ein Text</translation>
        </message>
        <message>
            <source>a number</source>
            <translation>eine Zahl</translation>
        </message>
        <message>
            <source>a choice from a list</source>
            <translation>eine Auswahl aus einer Liste</translation>
        </message>
        <message>
            <source>yes or no</source>
            <translation>ja oder nein</translation>
        </message>
        <message>
            <source>a list of abilities</source>
            <translation>eine Aufzählung von Fähigkeiten</translation>
        </message>
        <message>
            <source>a list of words with numbers</source>
            <translation>eine Aufzählung von Wörtern mit Zahlen</translation>
        </message>
        <message>
            <source>“%1” stands for no number.</source>
            <translation>„%1“ steht für keine Zahl.</translation>
        </message>
        <message>
            <source>Write a whole number; in a pattern such as N/N/N also $1 for the first number of its name, $2 for the second.</source>
            <translation>Eine ganze Zahl schreiben; in einem Muster wie N/N/N auch $1 für die erste Zahl seines Namens, $2 für die zweite.</translation>
        </message>
        <message>
            <source>The number must lie between 0 and %1.</source>
            <translation>Die Zahl muss zwischen 0 und %1 liegen.</translation>
        </message>
        <message>
            <source>Where there is to be no limit, leave the whole rule out.</source>
            <translation>Wo es keine Grenze geben soll, die ganze Regel weglassen.</translation>
        </message>
        <message>
            <source>This rule looks at “%1”, which the pieces of this game lack.</source>
            <translation>Diese Regel schaut auf „%1“, das die Stücke dieses Spiels nicht haben.</translation>
        </message>
        <message>
            <source>“%1” is %2; this rule needs %3.</source>
            <translation>„%1“ ist %2; diese Regel braucht %3.</translation>
        </message>
        <message>
            <source>“%1” is no choice of “%2”.</source>
            <translation>„%1“ ist keine Wahl von „%2“.</translation>
        </message>
        <message>
            <source>This rule has no “%1”.</source>
            <translation>Dieser Regel fehlt „%1“.</translation>
        </message>
        <message>
            <source>Nobody can play %1: it belongs to the enemies of this %2.</source>
            <translation>Niemand kann %1 spielen: gehört zum Feind (%2).</translation>
        </message>
        <message>
            <source>Every card can be played by some unit.</source>
            <translation>Jede Karte kann von einer Einheit gespielt werden.</translation>
        </message>
        <message>
            <source>The search “%1” is wrong: %2</source>
            <translation>Die Suche „%1“ stimmt nicht: %2</translation>
        </message>
        <message>
            <source>The rule does not say how many.</source>
            <translation>Die Regel sagt nicht, wie viele.</translation>
        </message>
        <message>
            <source>Write “exactly” alone, or “at-least”, “at-most” or both of these.</source>
            <translation>„exactly“ allein schreiben, oder „at-least“, „at-most“ oder beide.</translation>
        </message>
        <message>
            <source>At least %1 and at most %2 is never both true.</source>
            <translation>Mindestens %1 und höchstens %2 trifft nie beides zu.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>No enemies of each other in one %1.</source>
            <translation>Keine Feinde nebeneinander (%1).</translation>
        </message>
        <message>
            <source>Enemies of each other in one %1: %2.</source>
            <translation>Feinde nebeneinander (%1): %2.</translation>
        </message>
        <message>
            <source>All of one “%1”.</source>
            <translation>Alle mit derselben Angabe bei „%1“.</translation>
        </message>
        <message>
            <source>All of one “%1”; “%2” may be among them.</source>
            <translation>Alle mit derselben Angabe bei „%1“; „%2“ darf dabei sein.</translation>
        </message>
        <message>
            <source>More than one “%1”: %2.</source>
            <translation>Mehr als eine Angabe bei „%1“: %2.</translation>
        </message>
        <message>
            <source>“%1” does not say what fewer pieces than slots are.</source>
            <translation>„%1“ sagt nicht, was bei weniger Stücken als Plätzen gilt.</translation>
        </message>
        <message>
            <source>Write “illegal”, “warning” or “allowed”.</source>
            <translation>„illegal“, „warning“ oder „allowed“ schreiben.</translation>
        </message>
        <message>
            <source>Copies of %1: %2; with “%3” there may be only 1.</source>
            <translation>Exemplare von %1: %2; mit „%3“ darf es nur 1 sein.</translation>
        </message>
        <message>
            <source>At most one copy of a piece with “%1”.</source>
            <translation>Höchstens ein Exemplar eines Stücks mit „%1“.</translation>
        </message>
        <message>
            <source>All with “%1” are of one “%2”.</source>
            <translation>Alle mit „%1“ haben dieselbe Angabe bei „%2“.</translation>
        </message>
        <message>
            <source>Those with “%1” are of more than one “%2”: %3.</source>
            <translation>Die mit „%1“ haben verschiedene Angaben bei „%2“: %3.</translation>
        </message>
        <message>
            <source>At least one of each: %1, %2.</source>
            <translation>Mindestens eines von jedem: %1, %2.</translation>
        </message>
        <message>
            <source>The %1 has nothing of this kind: %2. Add at least 1.</source>
            <translation>Es fehlt (%1): %2. Mindestens 1 hinzufügen.</translation>
        </message>
        <message>
            <source>“%1” is no severity of a rule.</source>
            <translation>„%1“ ist keine Schwere einer Regel.</translation>
        </message>
        <message>
            <source>Write “illegal”, “warning” or “note”.</source>
            <translation>„illegal“, „warning“ oder „note“ schreiben.</translation>
        </message>
        <message>
            <source>There is no rule “%1”.</source>
            <translation>Die Regel „%1“ gibt es nicht.</translation>
        </message>
        <message>
            <source>“%1” stands on two sides.</source>
            <translation>„%1“ steht auf zwei Seiten.</translation>
        </message>
        <message>
            <source>%1: %2 in all; the limit is %3. That is %4 too many.</source>
            <translation>%1: zusammen %2; die Grenze ist %3. Das sind %4 zu viel.</translation>
        </message>
        <message>
            <source>%1: %2 in all; the minimum is %3. That is %4 too few.</source>
            <translation>%1: zusammen %2; das Mindeste ist %3. Das sind %4 zu wenig.</translation>
        </message>
        <message>
            <source>%1: at most %2 in all.</source>
            <translation>%1: zusammen höchstens %2.</translation>
        </message>
        <message>
            <source>%1: at least %2 in all.</source>
            <translation>%1: zusammen mindestens %2.</translation>
        </message>
        <message>
            <source>The pieces of this game have neither a mark nor an ability “%1”.</source>
            <translation>Die Stücke dieses Spiels haben weder ein Merkmal noch eine Fähigkeit „%1“.</translation>
        </message>
        <message>
            <source>%1 for sure, %2 more unknown; there must be exactly %3. Add at least %4.</source>
            <translation>Sicher %1, %2 weitere unbekannt; es müssen genau %3 sein. Mindestens %4 hinzufügen.</translation>
        </message>
        <message>
            <source>%1 for sure, %2 more unknown; the minimum is %3. Add at least %4.</source>
            <translation>Sicher %1, %2 weitere unbekannt; das Mindeste ist %3. Mindestens %4 hinzufügen.</translation>
        </message>
        <message>
            <source>%1: %2 for sure, at most %3 in all; the minimum is %4. That is at least %5 too few.</source>
            <translation>%1: sicher %2, zusammen höchstens %3; das Mindeste ist %4. Das sind mindestens %5 zu wenig.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %2 for %n slot(s). Take out %3.</source>
            <translation>
                <numerusform>%1: %2 für %n Platz. %3 herausnehmen.</numerusform>
                <numerusform>%1: %2 für %n Plätze. %3 herausnehmen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: %2 for %n slot(s). Add %3.</source>
            <translation>
                <numerusform>%1: %2 für %n Platz. %3 hinzufügen.</numerusform>
                <numerusform>%1: %2 für %n Plätze. %3 hinzufügen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: %2 for %n slot(s), and %3 of unknown rank.</source>
            <translation>
                <numerusform>%1: %2 für %n Platz, dazu %3 mit unbekanntem Rang.</numerusform>
                <numerusform>%1: %2 für %n Plätze, dazu %3 mit unbekanntem Rang.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 of unknown rank for %n free slot(s) of any rank. Take out %2.</source>
            <translation>
                <numerusform>%1 mit unbekanntem Rang für %n freien Platz jeden Rangs. %2 herausnehmen.</numerusform>
                <numerusform>%1 mit unbekanntem Rang für %n freie Plätze jeden Rangs. %2 herausnehmen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 of unknown rank for %n free slot(s) of any rank. Add %2.</source>
            <translation>
                <numerusform>%1 mit unbekanntem Rang für %n freien Platz jeden Rangs. %2 hinzufügen.</numerusform>
                <numerusform>%1 mit unbekanntem Rang für %n freie Plätze jeden Rangs. %2 hinzufügen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cannot tell whether %1 of more than one “%2” are of one kind; together there are %3. The rule: %4</source>
            <translation>Nicht entscheidbar, ob „%1“ bei verschiedenem Wert von „%2“ von einer Art ist; zusammen sind es %3. Die Regel: %4</translation>
        </message>
        <message>
            <source>Nobody can play %1: there is no unit.</source>
            <translation>Niemand kann %1 spielen: Es gibt keine Einheit.</translation>
        </message>
        <message>
            <source>Nobody can play %1: it needs %2, and the best unit, %3, shows %4.</source>
            <translation>Niemand kann %1 spielen: Nötig ist %2, und die beste Einheit, %3, zeigt %4.</translation>
        </message>
        <message>
            <source>“%1” is no format of the form “%2”.</source>
            <translation>„%1“ ist kein Format der Form „%2“.</translation>
        </message>
        <message>
            <source>House formats cannot be read from here.</source>
            <translation>Von hier lassen sich keine Hausformate lesen.</translation>
        </message>
        <message>
            <source>Check that this is a folder and that reading it is allowed.</source>
            <translation>Prüfen, ob dies ein Ordner ist und gelesen werden darf.</translation>
        </message>
        <message>
            <source>There are: %1.</source>
            <translation>Es gibt: %1.</translation>
        </message>
        <message>
            <source>at least %1</source>
            <translation>mindestens %1</translation>
        </message>
    </context>
    <context>
        <name>Files</name>
        <message>
            <source>there is no such file or folder</source>
            <translation>eine solche Datei oder einen solchen Ordner gibt es nicht</translation>
        </message>
        <message>
            <source>it is not allowed</source>
            <translation>es ist nicht erlaubt</translation>
        </message>
        <message>
            <source>the disk is read-only</source>
            <translation>die Platte ist schreibgeschützt</translation>
        </message>
        <message>
            <source>the disk is full</source>
            <translation>die Platte ist voll</translation>
        </message>
        <message>
            <source>the file would be too large</source>
            <translation>die Datei würde zu groß</translation>
        </message>
        <message>
            <source>this is a folder</source>
            <translation>das ist ein Ordner</translation>
        </message>
        <message>
            <source>a part of the path is no folder</source>
            <translation>ein Teil des Pfades ist kein Ordner</translation>
        </message>
        <message>
            <source>the name is too long</source>
            <translation>der Name ist zu lang</translation>
        </message>
        <message>
            <source>The file cannot be read (%1).</source>
            <translation>Die Datei kann nicht gelesen werden (%1).</translation>
        </message>
        <message>
            <source>Check its name and whether reading it is allowed.</source>
            <translation>Ihren Namen prüfen, und ob sie gelesen werden darf.</translation>
        </message>
        <message>
            <source>The file cannot be written (%1).</source>
            <translation>Die Datei kann nicht geschrieben werden (%1).</translation>
        </message>
        <message>
            <source>Make room on the disk and try again.</source>
            <translation>Auf der Platte Platz schaffen und es noch einmal versuchen.</translation>
        </message>
        <message>
            <source>Choose another folder, or allow writing in this one.</source>
            <translation>Einen anderen Ordner wählen oder in diesem das Schreiben erlauben.</translation>
        </message>
        <message>
            <source>This is a folder; a file is expected.</source>
            <translation>Das ist ein Ordner; erwartet wird eine Datei.</translation>
        </message>
        <message>
            <source>The file is larger than 256 MiB.</source>
            <translation>Die Datei ist größer als 256 MiB.</translation>
        </message>
        <message>
            <source>Muster reads no file as large as that.</source>
            <translation>So große Dateien liest Muster nicht.</translation>
        </message>
        <message>
            <source>The folder cannot be made (%1).</source>
            <translation>Der Ordner kann nicht angelegt werden (%1).</translation>
        </message>
        <message>
            <source>This is not valid JSON (%1).</source>
            <translation>Das ist kein gültiges JSON (%1).</translation>
        </message>
        <message>
            <source>Mend the file in a text editor, or use a copy that is whole.</source>
            <translation>Die Datei in einem Texteditor berichtigen oder eine heile Kopie nehmen.</translation>
        </message>
        <message>
            <source>The file holds too many values.</source>
            <translation>Die Datei enthält zu viele Werte.</translation>
        </message>
        <message>
            <source>At most %1 are read.</source>
            <translation>Gelesen werden höchstens %1.</translation>
        </message>
        <message>
            <source>The brackets are nested too deeply.</source>
            <translation>Die Klammern sind zu tief geschachtelt.</translation>
        </message>
        <message>
            <source>At most %1 levels are read.</source>
            <translation>Gelesen werden höchstens %1 Ebenen.</translation>
        </message>
        <message>
            <source>The key "%1" stands twice in the same { }.</source>
            <translation>Der Schlüssel „%1“ steht zweimal in denselben { }.</translation>
        </message>
        <message>
            <source>Take one of the two out.</source>
            <translation>Eines der beiden herausnehmen.</translation>
        </message>
        <message>
            <source>The file is larger than 64 MiB.</source>
            <translation>Die Datei ist größer als 64 MiB.</translation>
        </message>
        <message>
            <source>This is no text: it holds a zero byte.</source>
            <translation>Das ist kein Text: Es enthält ein Nullbyte.</translation>
        </message>
        <message>
            <source>The key "%1" is missing here.</source>
            <translation>Der Schlüssel „%1“ fehlt hier.</translation>
        </message>
        <message>
            <source>A text in quotes is expected here.</source>
            <translation>Hier wird ein Text in Anführungszeichen erwartet.</translation>
        </message>
        <message>
            <source>A whole number is expected here.</source>
            <translation>Hier wird eine ganze Zahl erwartet.</translation>
        </message>
        <message>
            <source>true or false is expected here.</source>
            <translation>Hier wird true oder false erwartet.</translation>
        </message>
        <message>
            <source>A list in [ ] is expected here.</source>
            <translation>Hier wird eine Aufzählung in [ ] erwartet.</translation>
        </message>
        <message>
            <source>Keys and values in { } are expected here.</source>
            <translation>Hier werden Schlüssel und Werte in { } erwartet.</translation>
        </message>
        <message>
            <source>A text, or one for each language ({"en": …, "de": …}), is expected.</source>
            <translation>Erwartet wird ein Text, oder einer für jede Sprache ({"en": …, "de": …}).</translation>
        </message>
        <message>
            <source>Singular and plural for each language are expected here.</source>
            <translation>Hier werden Einzahl und Mehrzahl für jede Sprache erwartet.</translation>
        </message>
        <message>
            <source>Two words, singular and plural, are expected here.</source>
            <translation>Hier werden zwei Wörter erwartet, Einzahl und Mehrzahl.</translation>
        </message>
        <message>
            <source>The key "%1" is not known here.</source>
            <translation>Der Schlüssel „%1“ ist hier nicht bekannt.</translation>
        </message>
        <message>
            <source>Is "%1" meant?</source>
            <translation>Ist „%1“ gemeint?</translation>
        </message>
        <message>
            <source>The table has more than %1 cells.</source>
            <translation>Die Tabelle hat mehr als %1 Zellen.</translation>
        </message>
        <message>
            <source>Part it into several files.</source>
            <translation>Sie auf mehrere Dateien verteilen.</translation>
        </message>
        <message>
            <source>The table is empty.</source>
            <translation>Die Tabelle ist leer.</translation>
        </message>
        <message>
            <source>Its first line must name the columns.</source>
            <translation>Ihre erste Zeile muss die Spalten nennen.</translation>
        </message>
        <message>
            <source>The table is larger than 64 MiB.</source>
            <translation>Die Tabelle ist größer als 64 MiB.</translation>
        </message>
        <message>
            <source>A quotation mark is opened in this row and never closed.</source>
            <translation>In dieser Zeile beginnt ein Anführungszeichen, das nie geschlossen wird.</translation>
        </message>
        <message>
            <source>Close it, or take it out.</source>
            <translation>Es schließen oder herausnehmen.</translation>
        </message>
        <message>
            <source>The row has more than %1 cells.</source>
            <translation>Die Zeile hat mehr als %1 Zellen.</translation>
        </message>
        <message>
            <source>Is this a table?</source>
            <translation>Ist das eine Tabelle?</translation>
        </message>
        <message>
            <source>The control code %1 stands here, which no table of text holds.</source>
            <translation>Hier steht das Steuerzeichen %1, das in keiner Texttabelle vorkommt.</translation>
        </message>
        <message>
            <source>Give a table, saved as text in UTF-8.</source>
            <translation>Es wird eine Tabelle gebraucht, als Text in UTF-8 gespeichert.</translation>
        </message>
        <message>
            <source>A quoted cell of this row goes on in the next line.</source>
            <translation>Eine Zelle in Anführungszeichen geht in der nächsten Zeile weiter.</translation>
        </message>
        <message>
            <source>Write a blank in place of the line end within it.</source>
            <translation>Statt des Zeilenumbruchs darin ein Leerzeichen schreiben.</translation>
        </message>
        <message>
            <source>Write "%1": and its value between these brackets.</source>
            <translation>„%1“ in geraden Anführungszeichen, einen Doppelpunkt und den Wert zwischen diese Klammern schreiben.</translation>
        </message>
        <message>
            <source>Write it in digits alone, without quotes, such as 3.</source>
            <translation>Nur Ziffern schreiben, ohne Anführungszeichen, etwa 3.</translation>
        </message>
        <message>
            <source>a text in quotes is never closed, or holds a sign that it may not</source>
            <translation>ein Text in Anführungszeichen endet nicht oder enthält ein unerlaubtes Zeichen</translation>
        </message>
        <message>
            <source>a number is not written as it must be</source>
            <translation>eine Zahl ist falsch geschrieben</translation>
        </message>
        <message>
            <source>a number is too large</source>
            <translation>eine Zahl ist zu groß</translation>
        </message>
        <message>
            <source>a word stands here without quotes</source>
            <translation>hier steht ein Wort ohne Anführungszeichen</translation>
        </message>
        <message>
            <source>it ends too early</source>
            <translation>das Ende kommt zu früh</translation>
        </message>
        <message>
            <source>%1 is not expected here</source>
            <translation>%1 ist hier nicht erlaubt</translation>
        </message>
        <message>
            <source>a comma or a colon is missing in front of this</source>
            <translation>davor fehlt ein Komma oder ein Doppelpunkt</translation>
        </message>
    </context>
    <context>
        <name>Library</name>
        <message>
            <source>No game is named.</source>
            <translation>Kein Spiel ist genannt.</translation>
        </message>
        <message>
            <source>The game "%1" is not known.</source>
            <translation>Das Spiel „%1“ ist nicht bekannt.</translation>
        </message>
        <message>
            <source>There are: %1.</source>
            <translation>Es gibt: %1.</translation>
        </message>
        <message>
            <source>There is no game "%1".</source>
            <translation>Das Spiel „%1“ gibt es nicht.</translation>
        </message>
        <message>
            <source>There is no piece "%1" any more.</source>
            <translation>Das Stück „%1“ gibt es nicht mehr.</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <source>&amp;Go</source>
            <translation>&amp;Gehe zu</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>Find an Action…</source>
            <translation>Aktion suchen …</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>About Muster</source>
            <translation>Über Muster</translation>
        </message>
        <message>
            <source>Redo: %1</source>
            <translation>Wiederherstellen: %1</translation>
        </message>
        <message>
            <source>Undo: %1</source>
            <translation>Rückgängig: %1</translation>
        </message>
        <message>
            <source>&lt;h3&gt;Muster %1&lt;/h3&gt;&lt;p&gt;Legal rosters, the physical collection, the tournament sheet and playtests for tabletop games whose makers have moved on.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Muster never goes online. The games and their names belong to their owners; Muster ships facts and its own words and drawings only.&lt;/p&gt;</source>
            <translation>&lt;h3&gt;Muster %1&lt;/h3&gt;&lt;p&gt;Regelgerechte Listen, die eigene Sammlung, der Turnierbogen und Probespiele für Tischspiele, deren Hersteller weitergezogen sind.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Muster geht nie ins Netz. Die Spiele und ihre Namen gehören ihren Eigentümern; Muster liefert nur Tatsachen sowie eigene Worte und Zeichnungen.&lt;/p&gt;</translation>
        </message>
    </context>
    <context>
        <name>Notation</name>
        <message>
            <source>The name of an ability is expected here.</source>
            <translation>Hier wird der Name einer Fähigkeit erwartet.</translation>
        </message>
        <message>
            <source>"%1" is no name: brackets, comma and ; have a meaning here.</source>
            <translation>„%1“ ist kein Name: Klammern, Komma und ; haben hier eine Bedeutung.</translation>
        </message>
        <message>
            <source>"%1" is not among the known abilities; it is kept without effect.</source>
            <translation>„%1“ ist nicht unter den bekannten Fähigkeiten; es bleibt ohne Wirkung stehen.</translation>
        </message>
        <message>
            <source>"%1" is not among the known abilities; it is kept without effect. Is "%2" meant?</source>
            <translation>„%1“ ist nicht unter den bekannten Fähigkeiten; es bleibt ohne Wirkung stehen. Ist „%2“ gemeint?</translation>
        </message>
        <message>
            <source>"%1" takes no number.</source>
            <translation>„%1“ nimmt keine Zahl.</translation>
        </message>
        <message>
            <source>"%1" needs a number behind it; write ? where it is not known.</source>
            <translation>„%1“ braucht eine Zahl dahinter; ? schreiben, wo sie nicht bekannt ist.</translation>
        </message>
        <message>
            <source>This game knows no modifiers.</source>
            <translation>Dieses Spiel kennt keine Zusätze.</translation>
        </message>
        <message>
            <source>"%1" is no modifier. There are: %2.</source>
            <translation>„%1“ ist kein Zusatz. Es gibt: %2.</translation>
        </message>
        <message>
            <source>In this game no ability ignores another.</source>
            <translation>In diesem Spiel ignoriert keine Fähigkeit eine andere.</translation>
        </message>
        <message>
            <source>"%1" stands here twice.</source>
            <translation>„%1“ steht hier zweimal.</translation>
        </message>
        <message>
            <source>The bracket %1 is never closed; %2 is missing.</source>
            <translation>Die Klammer %1 wird nie geschlossen; %2 fehlt.</translation>
        </message>
        <message>
            <source>This game knows no immunities.</source>
            <translation>Dieses Spiel kennt keine Immunitäten.</translation>
        </message>
        <message>
            <source>"%1" is no value an ability can have.</source>
            <translation>„%1“ ist kein Wert, den eine Fähigkeit haben kann.</translation>
        </message>
        <message>
            <source>"%1" is not expected here; abilities are parted by ;</source>
            <translation>„%1“ wird hier nicht erwartet; Fähigkeiten werden durch ; getrennt</translation>
        </message>
        <message>
            <source>This is longer than the %1 characters that are read.</source>
            <translation>Das ist länger als die %1 Zeichen, die gelesen werden.</translation>
        </message>
        <message>
            <source>More than %1 abilities are not read.</source>
            <translation>Mehr als %1 Fähigkeiten werden nicht gelesen.</translation>
        </message>
        <message>
            <source>A name in brackets takes no number; write "%1".</source>
            <translation>Ein Name in Klammern hat keine Zahl; zu schreiben ist „%1“.</translation>
        </message>
        <message>
            <source>The modifier “%1” has no meaning on “%2”; it is kept.</source>
            <translation>Der Zusatz „%1“ hat bei „%2“ keine Bedeutung; er bleibt stehen.</translation>
        </message>
        <message>
            <source>“%1” and “%2” contradict each other; both sides are meant.</source>
            <translation>„%1“ und „%2“ widersprechen einander; gemeint sind beide Seiten.</translation>
        </message>
        <message>
            <source>Nothing is immune to "%1", which acts only on its own piece; it is kept.</source>
            <translation>Immunität gegen „%1“ bewirkt nichts, denn es wirkt nur auf das eigene Stück; sie bleibt stehen.</translation>
        </message>
    </context>
    <context>
        <name>Photograph</name>
        <message>
            <source>The picture is larger than 200 megapixels.</source>
            <translation>Das Bild ist größer als 200 Megapixel.</translation>
        </message>
        <message>
            <source>Make it smaller and choose it again.</source>
            <translation>Es verkleinern und noch einmal wählen.</translation>
        </message>
        <message>
            <source>This is no picture that can be read.</source>
            <translation>Das ist kein lesbares Bild.</translation>
        </message>
        <message>
            <source>Choose a JPEG, PNG or WebP file.</source>
            <translation>Eine JPEG-, PNG- oder WebP-Datei wählen.</translation>
        </message>
        <message>
            <source>The picture could not be turned into a copy.</source>
            <translation>Vom Bild ließ sich keine Kopie machen.</translation>
        </message>
    </context>
    <context>
        <name>PieceFacts</name>
        <message>
            <source>unknown</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>Original</source>
            <translation>Ursprünglich</translation>
        </message>
    </context>
    <context>
        <name>PiecePage</name>
        <message>
            <source>Abilities</source>
            <translation>Fähigkeiten</translation>
        </message>
        <message>
            <source>Changed by you</source>
            <translation>Von dir geändert</translation>
        </message>
        <message>
            <source>%1: you say %2.</source>
            <translation>%1: bei dir %2.</translation>
        </message>
        <message>
            <source>Shipped says %1.</source>
            <translation>Laut Ausgabe %1.</translation>
        </message>
        <message>
            <source>Take the release’s value</source>
            <translation>Den Wert der Ausgabe nehmen</translation>
        </message>
        <message>
            <source>Other names</source>
            <translation>Andere Namen</translation>
        </message>
        <message>
            <source>Where this comes from</source>
            <translation>Woher das stammt</translation>
        </message>
        <message>
            <source>Source: %1</source>
            <translation>Quelle: %1</translation>
        </message>
        <message>
            <source>Still unknown: %1.</source>
            <translation>Noch unbekannt: %1.</translation>
        </message>
        <message>
            <source>Fill in what you know</source>
            <translation>Eintragen, was bekannt ist</translation>
        </message>
    </context>
    <context>
        <name>Query</name>
        <message>
            <source>Only the first %1 letters of a search are read.</source>
            <translation>Von einer Suche werden nur die ersten %1 Buchstaben gelesen.</translation>
        </message>
        <message>
            <source>This pattern is never closed; a / is missing at its end.</source>
            <translation>Dieser Ausdruck wird nie geschlossen; am Ende fehlt ein /.</translation>
        </message>
        <message>
            <source>This quotation is never closed; a " is missing.</source>
            <translation>Dieses Zitat wird nie geschlossen; ein " fehlt.</translation>
        </message>
        <message>
            <source>%1: a number, compared with : != &lt; &lt;= &gt; &gt;= or with another field; odd, even, ? unknown, - none, X variable.</source>
            <translation>%1: eine Zahl, verglichen mit : != &lt; &lt;= &gt; &gt;= oder mit einem anderen Feld; odd ungerade, even gerade, ? unbekannt, - keine, X wechselnd.</translation>
        </message>
        <message>
            <source>%1: one or several with |, or compared by their order.</source>
            <translation>%1: eines oder mehrere mit |, oder nach ihrer Reihenfolge verglichen.</translation>
        </message>
        <message>
            <source>%1: one or several with |; the beginning of a word will do.</source>
            <translation>%1: eines oder mehrere mit |; der Wortanfang genügt.</translation>
        </message>
        <message>
            <source>%1: yes or no.</source>
            <translation>%1: ja oder nein.</translation>
        </message>
        <message>
            <source>%1: one of them as it is printed, or words, or a /pattern/.</source>
            <translation>%1: eines, wie es gedruckt ist, oder Wörter, oder ein /Ausdruck/.</translation>
        </message>
        <message>
            <source>%1: words that are there, with numbers if you like; &lt;= nothing else, = exactly these. A number alone counts them all.</source>
            <translation>%1: Wörter, die da sind, auf Wunsch mit Zahlen; &lt;= nichts anderes, = genau diese. Eine Zahl allein zählt alle.</translation>
        </message>
        <message>
            <source>%1: words that stand in it, = all of it, or a /pattern/.</source>
            <translation>%1: Wörter, die darin stehen, = alles, oder ein /Ausdruck/.</translation>
        </message>
        <message>
            <source>%1: a code or a name.</source>
            <translation>%1: ein Kürzel oder ein Name.</translation>
        </message>
        <message>
            <source>Pieces with %1.</source>
            <translation>Stücke mit %1.</translation>
        </message>
        <message>
            <source>The number behind %1; has:… where any will do.</source>
            <translation>Die Zahl hinter %1; has:…, wo jede recht ist.</translation>
        </message>
        <message>
            <source>Words in any name of the piece, = a whole name.</source>
            <translation>Wörter in irgendeinem Namen des Stücks, = ein ganzer Name.</translation>
        </message>
        <message>
            <source>What a piece is in one word: official, partial, demo, own, amended, a type or another choice. not: is the contrary.</source>
            <translation>Was ein Stück ist, in einem Wort: official, partial, demo, own, amended, eine Art oder eine andere Auswahl. not: ist das Gegenteil.</translation>
        </message>
        <message>
            <source>An attribute or the number of an ability still lacks.</source>
            <translation>Eine Eigenschaft oder die Zahl einer Fähigkeit fehlt noch.</translation>
        </message>
        <message>
            <source>An ability is there, also with its number and modifier, an attribute is given, or there is a picture.</source>
            <translation>Eine Fähigkeit ist da, auch mit Zahl und Zusatz, eine Eigenschaft ist angegeben, oder es gibt ein Bild.</translation>
        </message>
        <message>
            <source>Where its values come from.</source>
            <translation>Woher seine Werte stammen.</translation>
        </message>
        <message>
            <source>Words in the source of a piece.</source>
            <translation>Wörter in der Quelle eines Stücks.</translation>
        </message>
        <message>
            <source>The key under which files name a piece.</source>
            <translation>Der Schlüssel, unter dem Dateien ein Stück nennen.</translation>
        </message>
        <message>
            <source>The piece is immune to an ability.</source>
            <translation>Das Stück ist immun gegen eine Fähigkeit.</translation>
        </message>
        <message>
            <source>One of its abilities ignores that ability.</source>
            <translation>Eine seiner Fähigkeiten ignoriert diese Fähigkeit.</translation>
        </message>
        <message>
            <source>One of its abilities has that modifier.</source>
            <translation>Eine seiner Fähigkeiten hat diesen Zusatz.</translation>
        </message>
        <message>
            <source>Sorts what is found by an attribute, name, key or status.</source>
            <translation>Ordnet das Gefundene nach einer Eigenschaft, name, key oder status.</translation>
        </message>
        <message>
            <source>asc: the smallest first; desc: the largest first.</source>
            <translation>asc: das Kleinste zuerst; desc: das Größte zuerst.</translation>
        </message>
        <message>
            <source>Shows no more than so many.</source>
            <translation>Zeigt nicht mehr als so viele.</translation>
        </message>
        <message>
            <source>Words that all stand somewhere in a name.</source>
            <translation>Wörter, die alle irgendwo in einem Namen stehen.</translation>
        </message>
        <message>
            <source>Words that stand so, one behind the other.</source>
            <translation>Wörter, die genau so hintereinander stehen.</translation>
        </message>
        <message>
            <source>The whole name, and nothing else.</source>
            <translation>Der ganze Name und nichts sonst.</translation>
        </message>
        <message>
            <source>Terms beside each other must all hold.</source>
            <translation>Ausdrücke nebeneinander müssen alle gelten.</translation>
        </message>
        <message>
            <source>One of both must hold; or binds less than a blank.</source>
            <translation>Eines von beiden muss gelten; or bindet schwächer als ein Leerzeichen.</translation>
        </message>
        <message>
            <source>A minus sign leaves out what fits.</source>
            <translation>Ein Minuszeichen lässt weg, was passt.</translation>
        </message>
        <message>
            <source>Brackets group.</source>
            <translation>Klammern fassen zusammen.</translation>
        </message>
        <message>
            <source>Several values of one field.</source>
            <translation>Mehrere Werte eines Feldes.</translation>
        </message>
        <message>
            <source>A pattern (regular expression) for a name.</source>
            <translation>Ein Ausdruck (regulärer Ausdruck) für einen Namen.</translation>
        </message>
        <message>
            <source>This bracket closes none; no "(" is open.</source>
            <translation>Diese Klammer schließt keine; keine „(“ ist offen.</translation>
        </message>
        <message>
            <source>Nothing stands before this "or".</source>
            <translation>Vor diesem „or“ steht nichts.</translation>
        </message>
        <message>
            <source>Nothing follows this "or".</source>
            <translation>Nach diesem „or“ folgt nichts.</translation>
        </message>
        <message>
            <source>Nothing follows this minus sign; -word leaves out what fits word.</source>
            <translation>Nach diesem Minuszeichen folgt nichts; -Wort lässt weg, was zum Wort passt.</translation>
        </message>
        <message>
            <source>There are more than %1 brackets within each other; what follows is not searched for.</source>
            <translation>Mehr als %1 Klammern stecken ineinander; was folgt, wird nicht gesucht.</translation>
        </message>
        <message>
            <source>This bracket is never closed; a ")" is missing.</source>
            <translation>Diese Klammer wird nie geschlossen; eine „)“ fehlt.</translation>
        </message>
        <message>
            <source>Nothing stands between these brackets.</source>
            <translation>Zwischen diesen Klammern steht nichts.</translation>
        </message>
        <message>
            <source>A name belongs behind the !, such as !"two words".</source>
            <translation>Hinter das ! gehört ein Name, etwa !"zwei Wörter".</translation>
        </message>
        <message>
            <source>Before "%1" the name of a field is missing; it stands there without a blank, such as name%1word.</source>
            <translation>Vor „%1“ fehlt der Name eines Feldes; er steht ohne Leerzeichen davor, etwa name%1Wort.</translation>
        </message>
        <message>
            <source>A value is missing directly behind "%1".</source>
            <translation>Direkt hinter „%1“ fehlt ein Wert.</translation>
        </message>
        <message>
            <source>"%1" has no order, so nothing is less or more; write %2.</source>
            <translation>„%1“ hat keine Reihenfolge, nichts ist also weniger oder mehr; %2 schreiben.</translation>
        </message>
        <message>
            <source>The pattern /%1/ cannot be used: %2.</source>
            <translation>Der Ausdruck /%1/ ist nicht zu gebrauchen: %2.</translation>
        </message>
        <message>
            <source>There is no field "%1". Words that hold a colon or a comparison are written in quotes.</source>
            <translation>Ein Feld „%1“ gibt es nicht. Wörter mit Doppelpunkt oder Vergleich stehen in Anführungszeichen.</translation>
        </message>
        <message>
            <source>A pattern between slashes fits names and texts, not "%1".</source>
            <translation>Ein Ausdruck zwischen Schrägstrichen passt auf Namen und Texte, nicht auf „%1“.</translation>
        </message>
        <message>
            <source>There are no words to look for here.</source>
            <translation>Hier stehen keine Wörter zum Suchen.</translation>
        </message>
        <message>
            <source>"%1" is no status. There are: %2.</source>
            <translation>„%1“ ist kein Status. Es gibt: %2.</translation>
        </message>
        <message>
            <source>A direction is asc or desc.</source>
            <translation>Eine Richtung ist asc oder desc.</translation>
        </message>
        <message>
            <source>A limit is a whole number from 1.</source>
            <translation>Eine Grenze ist eine ganze Zahl ab 1.</translation>
        </message>
        <message>
            <source>Pieces cannot be sorted by "%1".</source>
            <translation>Stücke lassen sich nicht nach „%1“ ordnen.</translation>
        </message>
        <message>
            <source>"%1" is no modifier. There are: %2.</source>
            <translation>„%1“ ist kein Zusatz. Es gibt: %2.</translation>
        </message>
        <message>
            <source>"%1" has no number; write %2.</source>
            <translation>„%1“ hat keine Zahl; %2 schreiben.</translation>
        </message>
        <message>
            <source>No piece can have "%1": it is no ability and no attribute.</source>
            <translation>Kein Stück kann „%1“ haben: Es ist weder Fähigkeit noch Eigenschaft.</translation>
        </message>
        <message>
            <source>"%1" is no attribute and no ability.</source>
            <translation>„%1“ ist weder Eigenschaft noch Fähigkeit.</translation>
        </message>
        <message>
            <source>There is no ability "%1".</source>
            <translation>Eine Fähigkeit „%1“ gibt es nicht.</translation>
        </message>
        <message>
            <source>"%1" is nothing that a piece can be. There are: %2.</source>
            <translation>„%1“ kann kein Stück sein. Es gibt: %2.</translation>
        </message>
        <message>
            <source>"%1" is neither a whole number nor a field that holds one.</source>
            <translation>„%1“ ist weder eine ganze Zahl noch ein Feld mit einer.</translation>
        </message>
        <message>
            <source>%1: "%2" does not stand for one of: %3.</source>
            <translation>%1: „%2“ steht für keines von: %3.</translation>
        </message>
        <message>
            <source>it is longer than %1 letters</source>
            <translation>länger als %1 Buchstaben</translation>
        </message>
        <message>
            <source>There is no field "%1"; is %2 meant?</source>
            <translation>Ein Feld „%1“ gibt es nicht; ist %2 gemeint?</translation>
        </message>
        <message>
            <source>"%1" is yes or no, not %2.</source>
            <translation>„%1“ ist ja oder nein, nicht %2.</translation>
        </message>
    </context>
    <context>
        <name>RosterActions</name>
        <message>
            <source>New %1</source>
            <translation>Neu: %1</translation>
        </message>
        <message>
            <source>clipboard</source>
            <translation>Zwischenablage</translation>
        </message>
        <message>
            <source>Copied to the clipboard.</source>
            <translation>In die Zwischenablage kopiert.</translation>
        </message>
        <message>
            <source>A zip of Muster text files (*.zip)</source>
            <translation>Ein Zip von Muster-Textdateien (*.zip)</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>Written to %1.</source>
            <translation>Nach %1 geschrieben.</translation>
        </message>
    </context>
    <context>
        <name>Rosters</name>
        <message>
            <source>There is nothing in this file.</source>
            <translation>In dieser Datei steht nichts.</translation>
        </message>
        <message>
            <source>Write a line such as "2 Treant Watcher" for each piece.</source>
            <translation>Für jedes Stück eine Zeile wie „2 Treant Watcher“ schreiben.</translation>
        </message>
        <message>
            <source>This is no roster in any form that Muster reads.</source>
            <translation>Das ist keine Liste in einer Form, die Muster liest.</translation>
        </message>
        <message>
            <source>It reads: %1.</source>
            <translation>Gelesen wird: %1.</translation>
        </message>
        <message>
            <source>The text is stored as UTF-16.</source>
            <translation>Der Text ist als UTF-16 gespeichert.</translation>
        </message>
        <message>
            <source>Save it as UTF-8 and read it again.</source>
            <translation>Als UTF-8 speichern und noch einmal lesen.</translation>
        </message>
        <message>
            <source>This is not a text file.</source>
            <translation>Das ist keine Textdatei.</translation>
        </message>
        <message>
            <source>Give a roster in one of the formats that Muster reads.</source>
            <translation>Eine Liste in einem der Formate geben, die Muster liest.</translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s) are called "%1" and no words tell them apart: pick one.</source>
            <translation>
                <numerusform>%n Stück heißt „%1“ und kein Wort unterscheidet es: eines auswählen.</numerusform>
                <numerusform>%n Stücke heißen „%1“ und kein Wort unterscheidet sie: eines auswählen.</numerusform>
            </translation>
        </message>
        <message>
            <source>"%1" may be any of these: %2. Say which.</source>
            <translation>„%1“ kann jedes von diesen sein: %2. Sagen, welches.</translation>
        </message>
        <message>
            <source>"%1" is not read: a line holds 1 to %2 copies.</source>
            <translation>„%1“ wird nicht gelesen: Eine Zeile fasst 1 bis %2 Exemplare.</translation>
        </message>
        <message>
            <source>The line names no piece.</source>
            <translation>Die Zeile nennt kein Stück.</translation>
        </message>
        <message>
            <source>There is no "%1" of %2 here, only: %3.</source>
            <translation>„%1“ von %2 gibt es hier nicht, nur: %3.</translation>
        </message>
        <message>
            <source>"%1" is not in the catalogue.</source>
            <translation>„%1“ ist nicht im Katalog.</translation>
        </message>
        <message>
            <source>"%1" is not in the catalogue. Is %2 meant?</source>
            <translation>„%1“ ist nicht im Katalog. Ist %2 gemeint?</translation>
        </message>
        <message>
            <source>A line holds 1 to %1 copies, not %2.</source>
            <translation>Eine Zeile fasst 1 bis %1 Exemplare, nicht %2.</translation>
        </message>
        <message>
            <source>Mend the count of "%1".</source>
            <translation>Die Anzahl von „%1“ berichtigen.</translation>
        </message>
        <message>
            <source>There is no roster in this text.</source>
            <translation>In diesem Text steht keine Liste.</translation>
        </message>
        <message>
            <source>The game "%1" is not known.</source>
            <translation>Das Spiel „%1“ ist nicht bekannt.</translation>
        </message>
        <message numerus="yes">
            <source>%n roster(s) added.</source>
            <translation>
                <numerusform>%n Liste hinzugefügt.</numerusform>
                <numerusform>%n Listen hinzugefügt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) pasted.</source>
            <translation>
                <numerusform>%n Zeile eingefügt.</numerusform>
                <numerusform>%n Zeilen eingefügt.</numerusform>
            </translation>
        </message>
        <message>
            <source>"%1" is not in the catalogue. A count in front is a whole number, such as 2.</source>
            <translation>„%1“ steht nicht im Katalog. Eine Anzahl davor ist eine ganze Zahl, etwa 2.</translation>
        </message>
        <message>
            <source>"%1" says something else in a line before.</source>
            <translation>„%1“ sagt in einer Zeile davor etwas anderes.</translation>
        </message>
        <message>
            <source>Take one of the two out; rosters are parted by a line of ===.</source>
            <translation>Eine der beiden Zeilen herausnehmen; Listen trennt eine Zeile aus ===.</translation>
        </message>
        <message>
            <source>Nothing is written in the form "%1".</source>
            <translation>In der Form „%1“ wird nichts geschrieben.</translation>
        </message>
    </context>
    <context>
        <name>Sheet</name>
        <message>
            <source>%1 registration sheet</source>
            <translation>Turnierbogen: %1</translation>
        </message>
        <message>
            <source>Initial</source>
            <translation>Anfangsbuchstabe</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>Anz.</translation>
        </message>
        <message>
            <source>Set, number</source>
            <translation>Set, Nummer</translation>
        </message>
        <message>
            <source>Set</source>
            <translation>Set</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Nummer</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Totals</source>
            <translation>Summen</translation>
        </message>
        <message>
            <source>Rules of the format</source>
            <translation>Regeln des Formats</translation>
        </message>
        <message>
            <source>Findings</source>
            <translation>Befunde</translation>
        </message>
        <message>
            <source>Lines that name no known piece</source>
            <translation>Zeilen, die kein bekanntes Stück nennen</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Anmerkungen</translation>
        </message>
        <message>
            <source>N/A</source>
            <translation>entfällt</translation>
        </message>
        <message>
            <source>End of list</source>
            <translation>Ende der Liste</translation>
        </message>
        <message>
            <source>Signature of the player</source>
            <translation>Unterschrift</translation>
        </message>
        <message>
            <source>For officials only</source>
            <translation>Nur für die Turnierleitung</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Prüfung</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>Gezählt</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>in order</source>
            <translation>in Ordnung</translation>
        </message>
        <message>
            <source>not in order</source>
            <translation>nicht in Ordnung</translation>
        </message>
        <message>
            <source>Official</source>
            <translation>Schiedsrichter</translation>
        </message>
        <message>
            <source>Page %1 of %2</source>
            <translation>Seite %1 von %2</translation>
        </message>
        <message>
            <source>Goes on on page %1</source>
            <translation>Weiter auf Seite %1</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Player id</source>
            <translation>Spielernummer</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Veranstaltung</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Ort</translation>
        </message>
        <message>
            <source>Name of the %1</source>
            <translation>Name (%1)</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <source>Fingerprint</source>
            <translation>Prüfkennung</translation>
        </message>
        <message>
            <source>The sheet could not be drawn as a PDF.</source>
            <translation>Der Bogen ließ sich nicht als PDF zeichnen.</translation>
        </message>
        <message>
            <source>Write it as .html and print it from a browser instead.</source>
            <translation>Ihn stattdessen als .html schreiben und aus einem Browser drucken.</translation>
        </message>
        <message>
            <source>Others</source>
            <translation>Weitere</translation>
        </message>
        <message>
            <source>demo</source>
            <translation>Demo</translation>
        </message>
        <message>
            <source>partial</source>
            <translation>teilweise</translation>
        </message>
        <message>
            <source>own</source>
            <translation>eigen</translation>
        </message>
        <message>
            <source>amended</source>
            <translation>geändert</translation>
        </message>
        <message>
            <source>from file</source>
            <translation>aus der Datei</translation>
        </message>
        <message>
            <source>Sum</source>
            <translation>Summe</translation>
        </message>
        <message numerus="yes">
            <source>Not legal in %1: %n violation(s)</source>
            <translation>
                <numerusform>Nicht regelgerecht in %1: %n Verstoß</numerusform>
                <numerusform>Nicht regelgerecht in %1: %n Verstöße</numerusform>
            </translation>
        </message>
        <message>
            <source>Cannot tell whether this is legal in %1: a number is not known</source>
            <translation>Nicht entscheidbar in %1: Eine Zahl ist nicht bekannt</translation>
        </message>
        <message numerus="yes">
            <source>Legal in %1, with %n warning(s)</source>
            <translation>
                <numerusform>Regelgerecht in %1, mit %n Warnung</numerusform>
                <numerusform>Regelgerecht in %1, mit %n Warnungen</numerusform>
            </translation>
        </message>
        <message>
            <source>Legal in %1</source>
            <translation>Regelgerecht in %1</translation>
        </message>
        <message>
            <source>Illegal</source>
            <translation>Regelwidrig</translation>
        </message>
        <message>
            <source>Cannot tell</source>
            <translation>Nicht entscheidbar</translation>
        </message>
        <message>
            <source>Warning</source>
            <translation>Warnung</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <source>Contains demo pieces: they were invented for this program and never sold.</source>
            <translation>Enthält Demo-Stücke: Sie wurden für dieses Programm erfunden und nie verkauft.</translation>
        </message>
        <message>
            <source>Contains partial pieces: some of their numbers are not known; a ? stands in their place.</source>
            <translation>Enthält teilweise bekannte Stücke: Einige Zahlen sind nicht bekannt; an ihrer Stelle steht ein ?.</translation>
        </message>
        <message>
            <source>Contains own pieces: their values were typed in by a player.</source>
            <translation>Enthält eigene Stücke: Ihre Werte hat jemand selbst eingegeben.</translation>
        </message>
        <message>
            <source>Contains amended pieces: a player has replaced some of the values that Muster ships.</source>
            <translation>Enthält geänderte Stücke: Einige mitgelieferte Werte wurden durch eigene ersetzt.</translation>
        </message>
        <message>
            <source>Contains pieces from the list's own file: their values came with it and are not in this catalogue.</source>
            <translation>Enthält Stücke aus der Datei der Liste: Ihre Werte kamen mit ihr und stehen nicht in diesem Katalog.</translation>
        </message>
        <message>
            <source>%1, %2: %3 in this catalogue, which is used here; %4 in the list's file.</source>
            <translation>%1, %2: %3 in diesem Katalog, was hier gilt; %4 in der Datei der Liste.</translation>
        </message>
        <message>
            <source>PDF, for printing</source>
            <translation>PDF zum Drucken</translation>
        </message>
        <message>
            <source>HTML page</source>
            <translation>HTML-Seite</translation>
        </message>
        <message>
            <source>Plain text</source>
            <translation>Einfacher Text</translation>
        </message>
        <message>
            <source>CSV table</source>
            <translation>CSV-Tabelle</translation>
        </message>
        <message>
            <source>JSON</source>
            <translation>JSON</translation>
        </message>
        <message>
            <source>A sheet cannot be written as ".%1".</source>
            <translation>Ein Bogen kann nicht als „.%1“ geschrieben werden.</translation>
        </message>
        <message>
            <source>End the name of the file in one of: %1.</source>
            <translation>Den Dateinamen auf eines davon enden lassen: %1.</translation>
        </message>
        <message>
            <source>%1, %2: unknown in this catalogue; %3 in the list's file is used here.</source>
            <translation>%1, %2: in diesem Katalog unbekannt; hier gilt %3 aus der Datei der Liste.</translation>
        </message>
        <message>
            <source>The report could not be drawn as a PDF.</source>
            <translation>Der Bericht konnte nicht als PDF gezeichnet werden.</translation>
        </message>
    </context>
    <context>
        <name>Step</name>
        <message numerus="yes">
            <source>Paste %n line(s)</source>
            <translation>
                <numerusform>%n Zeile einfügen</numerusform>
                <numerusform>%n Zeilen einfügen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Storage</name>
        <message>
            <source>Stored values cannot be read.</source>
            <translation>Gespeicherte Werte sind nicht lesbar.</translation>
        </message>
        <message>
            <source>The database is damaged; it has been left as it is.</source>
            <translation>Die Datenbank ist beschädigt; sie wurde gelassen, wie sie ist.</translation>
        </message>
        <message>
            <source>Another window or program is writing to the database.</source>
            <translation>Ein anderes Fenster oder Programm schreibt gerade in die Datenbank.</translation>
        </message>
        <message>
            <source>Try again in a moment.</source>
            <translation>Es gleich noch einmal versuchen.</translation>
        </message>
        <message>
            <source>The database can only be read, so nothing was stored.</source>
            <translation>Die Datenbank ist nur lesbar, darum wurde nichts gespeichert.</translation>
        </message>
        <message>
            <source>Allow writing in its folder, or use another --profile.</source>
            <translation>In ihrem Ordner das Schreiben erlauben oder ein anderes --profile nehmen.</translation>
        </message>
        <message>
            <source>The disk is full; the last change was not stored.</source>
            <translation>Die Platte ist voll; die letzte Änderung wurde nicht gespeichert.</translation>
        </message>
        <message>
            <source>Make room on the disk and do it again.</source>
            <translation>Auf der Platte Platz schaffen und es noch einmal tun.</translation>
        </message>
        <message>
            <source>The disk failed while the database was used (%1).</source>
            <translation>Die Platte versagte, während die Datenbank in Gebrauch war (%1).</translation>
        </message>
        <message>
            <source>Check the disk, then do it again.</source>
            <translation>Die Platte prüfen, dann noch einmal.</translation>
        </message>
        <message>
            <source>The database cannot be opened.</source>
            <translation>Die Datenbank lässt sich nicht öffnen.</translation>
        </message>
        <message>
            <source>Allow reading it and its folder, or use another --profile.</source>
            <translation>Das Lesen von Datei und Ordner erlauben oder ein anderes --profile nehmen.</translation>
        </message>
        <message>
            <source>The database refused a step (%1).</source>
            <translation>Die Datenbank lehnte einen Schritt ab (%1).</translation>
        </message>
        <message>
            <source>“%1” cannot be undone: what it changed has been changed since.</source>
            <translation>„%1“ kann nicht rückgängig gemacht werden: Was es änderte, hat sich seitdem geändert.</translation>
        </message>
        <message>
            <source>“%1” cannot be redone: what it changed has been changed since.</source>
            <translation>„%1“ kann nicht wiederhergestellt werden: Was es änderte, hat sich seitdem geändert.</translation>
        </message>
        <message>
            <source>Change it by hand, or bring back an earlier version.</source>
            <translation>Es von Hand ändern oder eine frühere Version zurückholen.</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>Es gibt nichts rückgängig zu machen.</translation>
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation>Es gibt nichts wiederherzustellen.</translation>
        </message>
        <message>
            <source>This database belongs to another program; it has been left as it is.</source>
            <translation>Diese Datenbank gehört einem anderen Programm; sie wurde gelassen, wie sie ist.</translation>
        </message>
        <message>
            <source>Use another --profile, or move that file away.</source>
            <translation>Ein anderes --profile nehmen oder die Datei anderswohin legen.</translation>
        </message>
        <message>
            <source>A newer Muster wrote this database (step %1; this one knows %2).</source>
            <translation>Ein neueres Muster hat diese Datenbank geschrieben (Stufe %1; dieses kennt %2).</translation>
        </message>
        <message>
            <source>Use the newer Muster, or another --profile.</source>
            <translation>Das neuere Muster nehmen oder ein anderes --profile.</translation>
        </message>
        <message>
            <source>The database is of an older Muster and can only be read here.</source>
            <translation>Die Datenbank stammt von einem älteren Muster und kann hier nur gelesen werden.</translation>
        </message>
        <message>
            <source>Allow writing in its folder once, so that it can be brought up.</source>
            <translation>Einmal das Schreiben in ihrem Ordner erlauben, damit sie erneuert werden kann.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Enter “%1”</source>
            <translation>„%1“ eingeben</translation>
        </message>
        <message>
            <source>Change “%1”</source>
            <translation>„%1“ ändern</translation>
        </message>
        <message numerus="yes">
            <source>Remove %n piece(s) of one's own</source>
            <translation>
                <numerusform>%n eigenes Stück löschen</numerusform>
                <numerusform>%n eigene Stücke löschen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Import %n piece(s)</source>
            <translation>
                <numerusform>%n Stück importieren</numerusform>
                <numerusform>%n Stücke importieren</numerusform>
            </translation>
        </message>
        <message>
            <source>Amend “%1”</source>
            <translation>„%1“ abändern</translation>
        </message>
        <message>
            <source>Take “%1” as shipped</source>
            <translation>„%1“ wie ausgeliefert nehmen</translation>
        </message>
        <message>
            <source>Take away the picture of “%1”</source>
            <translation>Das Bild von „%1“ wegnehmen</translation>
        </message>
        <message>
            <source>Give “%1” a picture</source>
            <translation>„%1“ ein Bild geben</translation>
        </message>
        <message>
            <source>This is a file, but the data of Muster is kept in a folder.</source>
            <translation>Das ist eine Datei, Muster bewahrt seine Daten aber in einem Ordner auf.</translation>
        </message>
        <message>
            <source>Name another folder with --profile.</source>
            <translation>Mit --profile einen anderen Ordner nennen.</translation>
        </message>
        <message>
            <source>Reading this data folder is not allowed.</source>
            <translation>Dieser Datenordner darf nicht gelesen werden.</translation>
        </message>
        <message>
            <source>Allow it, or name another folder with --profile.</source>
            <translation>Es erlauben oder mit --profile einen anderen Ordner nennen.</translation>
        </message>
        <message>
            <source>The line of “%1” is no longer in this roster.</source>
            <translation>Die Zeile „%1“ steht nicht mehr in dieser Liste.</translation>
        </message>
        <message>
            <source>Another window may have removed it.</source>
            <translation>Vielleicht hat ein anderes Fenster sie entfernt.</translation>
        </message>
        <message>
            <source>A line holds at most %1 copies.</source>
            <translation>Eine Zeile fasst höchstens %1 Exemplare.</translation>
        </message>
        <message>
            <source>Rename to “%1”</source>
            <translation>In „%1“ umbenennen</translation>
        </message>
        <message>
            <source>Change the format to “%1”</source>
            <translation>Das Format auf „%1“ ändern</translation>
        </message>
        <message>
            <source>Change the notes</source>
            <translation>Die Notizen ändern</translation>
        </message>
        <message>
            <source>Change the tags</source>
            <translation>Die Schlagwörter ändern</translation>
        </message>
        <message>
            <source>Add “%1”</source>
            <translation>„%1“ hinzufügen</translation>
        </message>
        <message>
            <source>Remove “%1”</source>
            <translation>„%1“ entfernen</translation>
        </message>
        <message>
            <source>Set “%1” to %2</source>
            <translation>„%1“ auf %2 setzen</translation>
        </message>
        <message>
            <source>There is no roster %1 any more.</source>
            <translation>Die Liste %1 gibt es nicht mehr.</translation>
        </message>
        <message>
            <source>There is no roster called “%1”.</source>
            <translation>Keine Liste heißt „%1“.</translation>
        </message>
        <message>
            <source>Is “%1” meant?</source>
            <translation>Ist „%1“ gemeint?</translation>
        </message>
        <message>
            <source>Several rosters are called “%1”.</source>
            <translation>Mehrere Listen heißen „%1“.</translation>
        </message>
        <message>
            <source>Name the one that is meant by its id: %1.</source>
            <translation>Die gemeinte mit ihrer Kennung nennen: %1.</translation>
        </message>
        <message>
            <source>Add the roster “%1”</source>
            <translation>Die Liste „%1“ hinzufügen</translation>
        </message>
        <message numerus="yes">
            <source>Add %n roster(s)</source>
            <translation>
                <numerusform>%n Liste hinzufügen</numerusform>
                <numerusform>%n Listen hinzufügen</numerusform>
            </translation>
        </message>
        <message>
            <source>Remove the roster “%1”</source>
            <translation>Die Liste „%1“ löschen</translation>
        </message>
        <message numerus="yes">
            <source>Remove %n roster(s)</source>
            <translation>
                <numerusform>%n Liste löschen</numerusform>
                <numerusform>%n Listen löschen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Archive %n roster(s)</source>
            <translation>
                <numerusform>%n Liste archivieren</numerusform>
                <numerusform>%n Listen archivieren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bring %n roster(s) back from the archive</source>
            <translation>
                <numerusform>%n Liste aus dem Archiv holen</numerusform>
                <numerusform>%n Listen aus dem Archiv holen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Move %n roster(s) to the folder “%1”</source>
            <translation>
                <numerusform>%n Liste in den Ordner „%1“ legen</numerusform>
                <numerusform>%n Listen in den Ordner „%1“ legen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Tag %n roster(s) “%1”</source>
            <translation>
                <numerusform>%n Liste mit „%1“ versehen</numerusform>
                <numerusform>%n Listen mit „%1“ versehen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take the tag “%1” from %n roster(s)</source>
            <translation>
                <numerusform>Das Schlagwort „%1“ von %n Liste nehmen</numerusform>
                <numerusform>Das Schlagwort „%1“ von %n Listen nehmen</numerusform>
            </translation>
        </message>
        <message>
            <source>when it was closed</source>
            <translation>beim Schließen</translation>
        </message>
        <message>
            <source>after a quiet while</source>
            <translation>nach einer ruhigen Weile</translation>
        </message>
        <message>
            <source>before an import</source>
            <translation>vor einem Import</translation>
        </message>
        <message>
            <source>before an earlier version was brought back</source>
            <translation>bevor eine frühere Version zurückkam</translation>
        </message>
        <message>
            <source>kept by name</source>
            <translation>mit Namen behalten</translation>
        </message>
        <message>
            <source>This roster has no version %1.</source>
            <translation>Diese Liste hat keine Version %1.</translation>
        </message>
        <message>
            <source>The version %1 cannot be read.</source>
            <translation>Die Version %1 ist nicht lesbar.</translation>
        </message>
        <message>
            <source>Bring back the version %1</source>
            <translation>Die Version %1 zurückholen</translation>
        </message>
        <message>
            <source>Nothing was read from it. Use a zip file that is whole.</source>
            <translation>Nichts davon wurde gelesen. Eine heile Zip-Datei nehmen.</translation>
        </message>
        <message>
            <source>Its folders are nested too deeply.</source>
            <translation>Ihre Ordner sind zu tief geschachtelt.</translation>
        </message>
        <message>
            <source>It holds a name that leads out of it.</source>
            <translation>Sie enthält einen Namen, der aus ihr hinausführt.</translation>
        </message>
        <message>
            <source>It holds more than a zip of rosters can.</source>
            <translation>Sie enthält mehr, als ein Zip von Listen kann.</translation>
        </message>
        <message>
            <source>The zip file cannot be made (%1).</source>
            <translation>Die Zip-Datei lässt sich nicht anlegen (%1).</translation>
        </message>
        <message>
            <source>This is no zip file, or it is damaged.</source>
            <translation>Das ist keine Zip-Datei, oder sie ist beschädigt.</translation>
        </message>
        <message numerus="yes">
            <source>%n roster(s) with lines but without a name.</source>
            <translation>
                <numerusform>%n Liste mit Zeilen, aber ohne Namen.</numerusform>
                <numerusform>%n Listen mit Zeilen, aber ohne Namen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) of rosters with an impossible count.</source>
            <translation>
                <numerusform>%n Zeile einer Liste mit einer unmöglichen Anzahl.</numerusform>
                <numerusform>%n Zeilen von Listen mit einer unmöglichen Anzahl.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roster(s) with unreadable tags.</source>
            <translation>
                <numerusform>%n Liste mit unlesbaren Schlagwörtern.</numerusform>
                <numerusform>%n Listen mit unlesbaren Schlagwörtern.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s) of one's own with unreadable values.</source>
            <translation>
                <numerusform>%n eigenes Stück mit unlesbaren Werten.</numerusform>
                <numerusform>%n eigene Stücke mit unlesbaren Werten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n carried piece(s) with unreadable values.</source>
            <translation>
                <numerusform>%n mitgeführtes Stück mit unlesbaren Werten.</numerusform>
                <numerusform>%n mitgeführte Stücke mit unlesbaren Werten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n kept piece(s) with unreadable values.</source>
            <translation>
                <numerusform>%n aufgehobenes Stück mit unlesbaren Werten.</numerusform>
                <numerusform>%n aufgehobene Stücke mit unlesbaren Werten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unreadable version(s) of rosters.</source>
            <translation>
                <numerusform>%n unlesbare Fassung einer Liste.</numerusform>
                <numerusform>%n unlesbare Fassungen von Listen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unreadable change(s) in the undo history.</source>
            <translation>
                <numerusform>%n unlesbare Änderung im Verlauf.</numerusform>
                <numerusform>%n unlesbare Änderungen im Verlauf.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) of the undo history without changes.</source>
            <translation>
                <numerusform>%n Schritt im Verlauf ohne Änderung.</numerusform>
                <numerusform>%n Schritte im Verlauf ohne Änderung.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s) of rosters that are gone for good.</source>
            <translation>
                <numerusform>%n Fassung einer Liste, die es nicht mehr gibt.</numerusform>
                <numerusform>%n Fassungen von Listen, die es nicht mehr gibt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n picture(s) that are named but not there.</source>
            <translation>
                <numerusform>%n Bild, das genannt wird, aber fehlt.</numerusform>
                <numerusform>%n Bilder, die genannt werden, aber fehlen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n picture(s) that nothing uses any more.</source>
            <translation>
                <numerusform>%n Bild, das nirgends mehr gebraucht wird.</numerusform>
                <numerusform>%n Bilder, die nirgends mehr gebraucht werden.</numerusform>
            </translation>
        </message>
        <message>
            <source>Recovered roster</source>
            <translation>Wiedergefundene Liste</translation>
        </message>
        <message numerus="yes">
            <source>%n damaged place(s) in the file; a backup may be needed.</source>
            <translation>
                <numerusform>%n beschädigte Stelle in der Datei; vielleicht wird eine Sicherung gebraucht.</numerusform>
                <numerusform>%n beschädigte Stellen in der Datei; vielleicht wird eine Sicherung gebraucht.</numerusform>
            </translation>
        </message>
        <message>
            <source>when it was added</source>
            <translation>beim Hinzufügen</translation>
        </message>
        <message>
            <source>See which there are: muster-cli roster versions.</source>
            <translation>Nachsehen, welche es gibt: muster-cli roster versions.</translation>
        </message>
        <message>
            <source>Muster's window can mend this, under Settings, Safety.</source>
            <translation>Das Fenster von Muster kann das richten, unter „Einstellungen“, „Sicherheit“.</translation>
        </message>
        <message>
            <source>The database is missing or empty, though something was stored in it.</source>
            <translation>Die Datenbank fehlt oder ist leer, obwohl etwas in ihr gespeichert wurde.</translation>
        </message>
        <message>
            <source>When its window starts, Muster offers to go back to the newest copy in %1. To begin anew, move that folder away.</source>
            <translation>Beim Start des Fensters bietet Muster an, zur neuesten Sicherung in %1 zurückzukehren. Um neu anzufangen, diesen Ordner wegschieben.</translation>
        </message>
        <message>
            <source>Put the database back to which %1 belongs. To begin anew, move that file away.</source>
            <translation>Die Datenbank zurücklegen, zu der %1 gehört. Um neu anzufangen, diese Datei wegschieben.</translation>
        </message>
        <message>
            <source>Muster's window can go back to one of the copies in %1, when it starts or under Settings, Safety.</source>
            <translation>Das Fenster von Muster kann zu einer der Sicherungen in %1 zurückkehren, beim Start oder unter „Einstellungen“, „Sicherheit“.</translation>
        </message>
        <message>
            <source>There is no copy of it in %1. Put one of your own in its place, or move it away to begin anew.</source>
            <translation>In %1 liegt keine Sicherung von ihr. Eine eigene an ihre Stelle legen oder sie wegschieben, um neu anzufangen.</translation>
        </message>
        <message>
            <source>What was stored last lies beside the database, and only who may write there can take it in.</source>
            <translation>Was zuletzt gespeichert wurde, liegt neben der Datenbank; aufnehmen kann es nur, wer dort schreiben darf.</translation>
        </message>
        <message>
            <source>Allow writing to %1 once, or use another --profile.</source>
            <translation>Einmal das Schreiben in %1 erlauben oder ein anderes --profile nehmen.</translation>
        </message>
        <message>
            <source>Allow writing to %1, or use another --profile.</source>
            <translation>Das Schreiben in %1 erlauben oder ein anderes --profile nehmen.</translation>
        </message>
        <message>
            <source>Nothing of this step was stored. Check the stored data in Muster's window, under Settings, Safety.</source>
            <translation>Von diesem Schritt wurde nichts gespeichert. Die gespeicherten Daten im Fenster von Muster prüfen, unter „Einstellungen“, „Sicherheit“.</translation>
        </message>
        <message>
            <source>Another window or program has changed the pieces meanwhile; nothing was imported.</source>
            <translation>Ein anderes Fenster oder Programm hat inzwischen die Stücke geändert; es wurde nichts importiert.</translation>
        </message>
        <message>
            <source>Import it once more.</source>
            <translation>Noch einmal importieren.</translation>
        </message>
        <message>
            <source>See what there is: muster-cli roster list.</source>
            <translation>Was es gibt, zeigt: muster-cli roster list.</translation>
        </message>
        <message>
            <source>There is no hand of one&apos;s own called “%1”.</source>
            <translation>Es gibt keine eigene Hand namens „%1“.</translation>
        </message>
        <message>
            <source>None has been measured yet.</source>
            <translation>Noch ist keine gemessen worden.</translation>
        </message>
        <message>
            <source>Those that were measured: %1.</source>
            <translation>Gemessen wurden: %1.</translation>
        </message>
        <message>
            <source>Keep the hand “%1”</source>
            <translation>Die Hand „%1“ behalten</translation>
        </message>
        <message>
            <source>Remove the hand “%1”</source>
            <translation>Die Hand „%1“ entfernen</translation>
        </message>
    </context>
    <context>
        <name>concept</name>
        <message>
            <source>immunity</source>
            <translation>Immunität</translation>
        </message>
    </context>
    <context>
        <name>dialogs::CompareRosters</name>
        <message>
            <source>same</source>
            <translation>gleich</translation>
        </message>
        <message>
            <source>added</source>
            <translation>neu</translation>
        </message>
        <message>
            <source>taken out</source>
            <translation>herausgenommen</translation>
        </message>
        <message>
            <source>%1 more</source>
            <translation>%1 mehr</translation>
        </message>
        <message>
            <source>%1 less</source>
            <translation>%1 weniger</translation>
        </message>
        <message>
            <source>Side by side</source>
            <translation>Nebeneinander</translation>
        </message>
        <message>
            <source>Piece</source>
            <translation>Stück</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Unterschied</translation>
        </message>
        <message>
            <source>Both hold the same pieces.</source>
            <translation>Beide enthalten dieselben Stücke.</translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s) differ.</source>
            <translation>
                <numerusform>%n Stück ist verschieden.</numerusform>
                <numerusform>%n Stücke sind verschieden.</numerusform>
            </translation>
        </message>
        <message>
            <source>Pieces of both</source>
            <translation>Stücke von beiden</translation>
        </message>
    </context>
    <context>
        <name>dialogs::ImportPieces</name>
        <message>
            <source>Keep what is in the catalogue already</source>
            <translation>Behalten, was schon im Katalog ist</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importieren</translation>
        </message>
        <message>
            <source>Import pieces</source>
            <translation>Stücke importieren</translation>
        </message>
        <message>
            <source>Choose File…</source>
            <translation>Datei wählen …</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Einfügen</translation>
        </message>
        <message>
            <source>Takes a table from the clipboard, for example from a spreadsheet</source>
            <translation>Nimmt eine Tabelle aus der Zwischenablage, etwa aus einer Tabellenkalkulation</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>New rows come in; rows that would change something are left out</source>
            <translation>Neue Zeilen kommen dazu; Zeilen, die etwas ändern würden, bleiben weg</translation>
        </message>
        <message>
            <source>Rows of the table</source>
            <translation>Zeilen der Tabelle</translation>
        </message>
        <message>
            <source>Tables of pieces (*.tsv *.csv *.txt);;All files (*)</source>
            <translation>Tabellen von Stücken (*.tsv *.csv *.txt);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>From the clipboard</source>
            <translation>Aus der Zwischenablage</translation>
        </message>
        <message>
            <source>Columns that are not known and left out: %1.</source>
            <translation>Nicht bekannte und weggelassene Spalten: %1.</translation>
        </message>
        <message numerus="yes">
            <source>Import %n Row(s)</source>
            <translation>
                <numerusform>%n Zeile importieren</numerusform>
                <numerusform>%n Zeilen importieren</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose a table (TSV or CSV) with a column “name”, or paste one. Other columns are those that an export has; all may be missing or empty.</source>
            <translation>Eine Tabelle (TSV oder CSV) mit einer Spalte „name“ wählen oder einfügen. Die anderen Spalten sind die eines Exports; alle dürfen fehlen oder leer sein.</translation>
        </message>
        <message>
            <source>All %1</source>
            <translation>Alle %1</translation>
        </message>
        <message>
            <source>Every row of the table</source>
            <translation>Jede Zeile der Tabelle</translation>
        </message>
        <message numerus="yes">
            <source>%n row(s) imported in one step.</source>
            <translation>
                <numerusform>%n Zeile in einem Schritt importiert.</numerusform>
                <numerusform>%n Zeilen in einem Schritt importiert.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>dialogs::PieceEditor</name>
        <message>
            <source>Enter %1</source>
            <translation>%1 eingeben</translation>
        </message>
        <message>
            <source>What you know of %1</source>
            <translation>Was du von %1 weißt</translation>
        </message>
        <message>
            <source>Edit %1</source>
            <translation>%1 bearbeiten</translation>
        </message>
        <message>
            <source>Close without saving?</source>
            <translation>Schließen ohne zu speichern?</translation>
        </message>
        <message>
            <source>%1 is not saved yet.</source>
            <translation>%1 ist noch nicht gespeichert.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Enter saves and begins the next; Esc closes.</source>
            <translation>Eingabe speichert und beginnt das nächste; Esc schließt.</translation>
        </message>
        <message>
            <source>Enter saves; Esc closes.</source>
            <translation>Eingabe speichert; Esc schließt.</translation>
        </message>
        <message>
            <source>Save and Close</source>
            <translation>Speichern und schließen</translation>
        </message>
        <message>
            <source>Save and Next</source>
            <translation>Speichern und weiter</translation>
        </message>
        <message>
            <source>Type a name first; everything else may stay empty.</source>
            <translation>Zuerst einen Namen eingeben; alles andere darf leer bleiben.</translation>
        </message>
        <message>
            <source>One value cannot be read; the field says why.</source>
            <translation>Ein Wert ist nicht lesbar; das Feld sagt, warum.</translation>
        </message>
        <message numerus="yes">
            <source>Saved: %1. %n so far.</source>
            <translation>
                <numerusform>Gespeichert: %1. Bisher %n.</numerusform>
                <numerusform>Gespeichert: %1. Bisher %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>The last save is taken back.</source>
            <translation>Das letzte Speichern ist zurückgenommen.</translation>
        </message>
    </context>
    <context>
        <name>dialogs::PieceEditorSide</name>
        <message>
            <source>Photograph…</source>
            <translation>Foto …</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Undo This Save</source>
            <translation>Dieses Speichern rückgängig machen</translation>
        </message>
        <message>
            <source>Every value is given.</source>
            <translation>Jeder Wert ist angegeben.</translation>
        </message>
        <message>
            <source>Still unknown: %1</source>
            <translation>Noch unbekannt: %1</translation>
        </message>
        <message>
            <source>⚠ %1 is in the catalogue already. Saving makes a second one.</source>
            <translation>⚠ %1 ist schon im Katalog. Speichern legt ein zweites an.</translation>
        </message>
        <message>
            <source>Photograph of the piece</source>
            <translation>Foto des Stücks</translation>
        </message>
        <message>
            <source>Pictures (*.jpg *.jpeg *.png *.webp *.bmp)</source>
            <translation>Bilder (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
        </message>
        <message>
            <source>Fill That One In</source>
            <translation>Jenes ausfüllen</translation>
        </message>
        <message>
            <source>Give that piece the values it lacks, instead of making a second one (%1)</source>
            <translation>Dem vorhandenen Stück geben, was ihm fehlt, statt ein zweites anzulegen (%1)</translation>
        </message>
    </context>
    <context>
        <name>dialogs::PieceForm</name>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Further names</source>
            <translation>Weitere Namen</translation>
        </message>
        <message>
            <source>de:Baumhirte; en:Tree Watcher [where seen]</source>
            <translation>de:Baumhirte; en:Tree Watcher [wo gesehen]</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <source>Where the values come from</source>
            <translation>Woher die Werte stammen</translation>
        </message>
        <message>
            <source>The name of a shipped piece stays as it is</source>
            <translation>Der Name eines mitgelieferten Stücks bleibt, wie er ist</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>Shipped says %1.</source>
            <translation>Laut Ausgabe %1.</translation>
        </message>
    </context>
    <context>
        <name>dialogs::RosterVersions</name>
        <message>
            <source>Compare with now</source>
            <translation>Mit jetzt vergleichen</translation>
        </message>
        <message>
            <source>Bring this one back</source>
            <translation>Diese zurückholen</translation>
        </message>
        <message>
            <source>There are no versions yet. One is kept when the list is closed, before something is imported or brought back, and whenever it is named.</source>
            <translation>Noch gibt es keine Versionen. Eine wird behalten, wenn die Liste geschlossen wird, bevor etwas importiert oder zurückgeholt wird, und immer wenn sie einen Namen bekommt.</translation>
        </message>
        <message>
            <source>Versions</source>
            <translation>Versionen</translation>
        </message>
        <message>
            <source>What the version holds</source>
            <translation>Was die Version enthält</translation>
        </message>
        <message>
            <source>Name today's version…</source>
            <translation>Der heutigen Version einen Namen geben …</translation>
        </message>
        <message>
            <source>then</source>
            <translation>damals</translation>
        </message>
        <message>
            <source>now</source>
            <translation>jetzt</translation>
        </message>
        <message>
            <source>The version is back. Undo brings today's list again.</source>
            <translation>Die Version ist zurück. Rückgängig holt die heutige Liste wieder.</translation>
        </message>
        <message>
            <source>Name today's version</source>
            <translation>Der heutigen Version einen Namen geben</translation>
        </message>
        <message>
            <source>Name:</source>
            <translation>Name:</translation>
        </message>
    </context>
    <context>
        <name>dialogs::SearchHelpDialog</name>
        <message>
            <source>How to search</source>
            <translation>So wird gesucht</translation>
        </message>
    </context>
    <context>
        <name>dialogs::SheetDialog</name>
        <message>
            <source>Tournament sheet</source>
            <translation>Turnierbogen</translation>
        </message>
        <message>
            <source>&amp;Player:</source>
            <translation>&amp;Spieler:</translation>
        </message>
        <message>
            <source>Player &amp;id:</source>
            <translation>Spieler&amp;nummer:</translation>
        </message>
        <message>
            <source>&amp;Event:</source>
            <translation>&amp;Veranstaltung:</translation>
        </message>
        <message>
            <source>&amp;Date:</source>
            <translation>&amp;Datum:</translation>
        </message>
        <message>
            <source>P&amp;lace:</source>
            <translation>&amp;Ort:</translation>
        </message>
        <message>
            <source>Language of the sheet</source>
            <translation>Sprache des Bogens</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <source>Letter</source>
            <translation>Letter</translation>
        </message>
        <message>
            <source>Lan&amp;guage:</source>
            <translation>Sp&amp;rache:</translation>
        </message>
        <message>
            <source>P&amp;aper:</source>
            <translation>&amp;Papier:</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Drucken …</translation>
        </message>
        <message>
            <source>Write to a file…</source>
            <translation>In eine Datei schreiben …</translation>
        </message>
        <message>
            <source>Sent to the printer.</source>
            <translation>An den Drucker gesandt.</translation>
        </message>
        <message>
            <source>The printer takes nothing. Is it switched on and chosen rightly?</source>
            <translation>Der Drucker nimmt nichts an. Ist er eingeschaltet und richtig gewählt?</translation>
        </message>
        <message>
            <source>Write the sheet</source>
            <translation>Den Bogen schreiben</translation>
        </message>
        <message>
            <source>Written to %1.</source>
            <translation>Nach %1 geschrieben.</translation>
        </message>
    </context>
    <context>
        <name>dialogs::SheetPreview</name>
        <message>
            <source>Preview of the sheet</source>
            <translation>Vorschau des Bogens</translation>
        </message>
        <message>
            <source>Page %1 of %2</source>
            <translation>Seite %1 von %2</translation>
        </message>
    </context>
    <context>
        <name>faces</name>
        <message>
            <source>DEMO</source>
            <comment>Mark on an invented piece, at most 5 letters</comment>
            <translation>DEMO</translation>
        </message>
    </context>
    <context>
        <name>main</name>
        <message>
            <source>Legal rosters, collections and tournament sheets for tabletop games.</source>
            <translation>Regelgerechte Listen, Sammlungen und Turnierbögen für Tischspiele.</translation>
        </message>
        <message>
            <source>The data folder.</source>
            <translation>Der Datenordner.</translation>
        </message>
        <message>
            <source>The page to open.</source>
            <translation>Die Seite, die sich öffnet.</translation>
        </message>
        <message>
            <source>The game to open.</source>
            <translation>Das Spiel, das sich öffnet.</translation>
        </message>
        <message>
            <source>Lists or tables to import.</source>
            <translation>Listen oder Tabellen zum Importieren.</translation>
        </message>
    </context>
    <context>
        <name>models::AddablePiecesModel</name>
        <message>
            <source>May not be added: %1</source>
            <translation>Darf nicht dazu: %1</translation>
        </message>
    </context>
    <context>
        <name>models::ImportModel</name>
        <message>
            <source>Line %1, %2: %3. %4</source>
            <translation>Zeile %1, %2: %3. %4</translation>
        </message>
        <message>
            <source>What happens</source>
            <translation>Was geschieht</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Changes or reason</source>
            <translation>Änderungen oder Grund</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Neu</translation>
        </message>
        <message>
            <source>Updates</source>
            <translation>Ändert</translation>
        </message>
        <message>
            <source>Amends</source>
            <translation>Ändert ab</translation>
        </message>
        <message>
            <source>Same</source>
            <translation>Gleich</translation>
        </message>
        <message>
            <source>Kept</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Ambiguous</source>
            <translation>Mehrdeutig</translation>
        </message>
        <message>
            <source>Refused</source>
            <translation>Abgelehnt</translation>
        </message>
        <message>
            <source>Becomes a piece of your own.</source>
            <translation>Wird ein eigenes Stück.</translation>
        </message>
        <message>
            <source>Changes a piece of your own.</source>
            <translation>Ändert ein eigenes Stück.</translation>
        </message>
        <message>
            <source>Changes values of a shipped piece; the release's values can be taken back.</source>
            <translation>Ändert Werte eines mitgelieferten Stücks; die Werte der Ausgabe lassen sich zurückholen.</translation>
        </message>
        <message>
            <source>Is in the catalogue exactly so; nothing happens.</source>
            <translation>Steht genau so im Katalog; nichts geschieht.</translation>
        </message>
        <message>
            <source>Is in the catalogue otherwise; that is kept, as you asked.</source>
            <translation>Steht anders im Katalog; das bleibt, wie gewünscht.</translation>
        </message>
        <message>
            <source>Fits several pieces; nothing happens.</source>
            <translation>Passt auf mehrere Stücke; nichts geschieht.</translation>
        </message>
        <message>
            <source>Cannot be read; nothing happens.</source>
            <translation>Ist nicht lesbar; nichts geschieht.</translation>
        </message>
    </context>
    <context>
        <name>models::RosterListModel</name>
        <message>
            <source>not checked</source>
            <translation>nicht geprüft</translation>
        </message>
        <message>
            <source>legal</source>
            <translation>regelgerecht</translation>
        </message>
        <message>
            <source>not legal</source>
            <translation>nicht regelgerecht</translation>
        </message>
        <message>
            <source>cannot tell</source>
            <translation>nicht entscheidbar</translation>
        </message>
        <message>
            <source>%1 · tags: %2</source>
            <translation>%1 · Schlagwörter: %2</translation>
        </message>
        <message>
            <source>%1, %2, %3</source>
            <translation>%1, %2, %3</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Stücke</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Urteil</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Geändert</translation>
        </message>
    </context>
    <context>
        <name>models::RosterModel</name>
        <message>
            <source>Count</source>
            <translation>Anzahl</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>%1 unknown</source>
            <translation>%1 unbekannt</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>Nicht gefunden</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <translation>%1 × %2</translation>
        </message>
    </context>
    <context>
        <name>models::RulesModel</name>
        <message>
            <source>Abilities</source>
            <translation>Fähigkeiten</translation>
        </message>
        <message>
            <source>Keywords</source>
            <translation>Schlüsselwörter</translation>
        </message>
        <message>
            <source>Modifiers</source>
            <translation>Zusätze</translation>
        </message>
        <message>
            <source>Types</source>
            <translation>Arten</translation>
        </message>
        <message>
            <source>Building a list</source>
            <translation>Eine Liste bauen</translation>
        </message>
        <message>
            <source>Terms</source>
            <translation>Begriffe</translation>
        </message>
        <message>
            <source>In the text</source>
            <translation>Im Text</translation>
        </message>
        <message>
            <source>By name</source>
            <translation>Dem Namen nach</translation>
        </message>
    </context>
    <context>
        <name>pages::BuilderCatalogPane</name>
        <message>
            <source>Pieces to add</source>
            <translation>Stücke zum Hinzufügen</translation>
        </message>
        <message numerus="yes">
            <source>%n found</source>
            <translation>
                <numerusform>%n gefunden</numerusform>
                <numerusform>%n gefunden</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>pages::BuilderPage</name>
        <message>
            <source>Find a Piece to Add</source>
            <translation>Ein Stück zum Hinzufügen suchen</translation>
        </message>
        <message>
            <source>One More of the Selected Lines</source>
            <translation>Eines mehr von den gewählten Zeilen</translation>
        </message>
        <message>
            <source>One Less of the Selected Lines</source>
            <translation>Eines weniger von den gewählten Zeilen</translation>
        </message>
        <message>
            <source>Change the Name</source>
            <translation>Den Namen ändern</translation>
        </message>
        <message>
            <source>Nothing is open here</source>
            <translation>Hier ist nichts geöffnet</translation>
        </message>
        <message>
            <source>Start a new list and add pieces to it, or open one of those on the first page. Everything you do is stored at once.</source>
            <translation>Eine neue Liste beginnen und Stücke hinzufügen, oder eine von der ersten Seite öffnen. Alles wird sofort gespeichert.</translation>
        </message>
        <message>
            <source>Start a new list</source>
            <translation>Eine neue Liste beginnen</translation>
        </message>
        <message>
            <source>Choose one</source>
            <translation>Eine auswählen</translation>
        </message>
        <message>
            <source>Builder</source>
            <translation>Bauen</translation>
        </message>
        <message>
            <source>Paste Lines into It</source>
            <translation>Zeilen hier einfügen</translation>
        </message>
        <message>
            <source>Copy As</source>
            <translation>Kopieren als</translation>
        </message>
        <message>
            <source>Copy as Last Time</source>
            <translation>Wie zuletzt kopieren</translation>
        </message>
        <message>
            <source>Sheet…</source>
            <translation>Bogen …</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportieren …</translation>
        </message>
        <message>
            <source>Versions…</source>
            <translation>Versionen …</translation>
        </message>
        <message>
            <source>Compare With…</source>
            <translation>Vergleichen mit …</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>Vergleichen</translation>
        </message>
        <message>
            <source>With which list?</source>
            <translation>Mit welcher Liste?</translation>
        </message>
        <message>
            <source>Take Out the Selected Lines</source>
            <translation>Ausgewählte Zeilen herausnehmen</translation>
        </message>
        <message>
            <source>Note on the Line…</source>
            <translation>Notiz zur Zeile…</translation>
        </message>
        <message>
            <source>Show or Pick the Piece</source>
            <translation>Stück zeigen oder bestimmen</translation>
        </message>
        <message>
            <source>Play a Match with It…</source>
            <translation>Eine Partie damit spielen …</translation>
        </message>
    </context>
    <context>
        <name>pages::BuilderRosterPane</name>
        <message>
            <source>Lines of the list</source>
            <translation>Zeilen der Liste</translation>
        </message>
        <message>
            <source>Name of the list</source>
            <translation>Name der Liste</translation>
        </message>
        <message>
            <source>Give it a name</source>
            <translation>Einen Namen geben</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <source>The rules that the list is checked against</source>
            <translation>Die Regeln, nach denen die Liste geprüft wird</translation>
        </message>
        <message>
            <source>Nothing in it yet. Type a %1's name on the left and press Enter twice, drag one here, or paste a list.</source>
            <translation>Noch ist nichts darin. Links einen Namen (%1) tippen und zweimal Eingabe drücken, etwas hierher ziehen oder eine Liste einfügen.</translation>
        </message>
        <message>
            <source>Your own numbers</source>
            <translation>Eigene Zahlen</translation>
        </message>
        <message>
            <source>Numbers in the form %1:</source>
            <translation>Zahlen in der Form %1:</translation>
        </message>
        <message>
            <source>Which piece is meant?</source>
            <translation>Welches Stück ist gemeint?</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>A note on %1:</source>
            <translation>Eine Notiz zu %1:</translation>
        </message>
    </context>
    <context>
        <name>pages::BuilderVerdictPane</name>
        <message>
            <source>&amp;Notes</source>
            <translation>&amp;Notizen</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <source>How it plays, what to try next …</source>
            <translation>Wie sie sich spielt, was als Nächstes zu versuchen ist …</translation>
        </message>
    </context>
    <context>
        <name>pages::CataloguePage</name>
        <message>
            <source>Tables of pieces (*.tsv *.csv *.txt);;All files (*)</source>
            <translation>Tabellen von Stücken (*.tsv *.csv *.txt);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Enter Pieces…</source>
            <translation>Stücke eingeben …</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Bearbeiten</translation>
        </message>
        <message>
            <source>Edit this piece, or say what a shipped one lacks (F2)</source>
            <translation>Dieses Stück bearbeiten oder sagen, was einem mitgelieferten fehlt (F2)</translation>
        </message>
        <message>
            <source>Duplicate</source>
            <translation>Verdoppeln</translation>
        </message>
        <message>
            <source>Enter a piece of your own like this one (Ctrl+D)</source>
            <translation>Ein eigenes Stück wie dieses eingeben (Strg+D)</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Import Pieces…</source>
            <translation>Stücke importieren …</translation>
        </message>
        <message>
            <source>Export Pieces…</source>
            <translation>Stücke exportieren …</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>How to Search…</source>
            <translation>So wird gesucht …</translation>
        </message>
        <message>
            <source>What Is Unknown…</source>
            <translation>Was unbekannt ist …</translation>
        </message>
        <message>
            <source>Draw the Pieces</source>
            <translation>Die Stücke zeichnen</translation>
        </message>
        <message>
            <source>A grid of faces instead of a table (Ctrl+G)</source>
            <translation>Ein Raster von Gesichtern statt einer Tabelle (Strg+G)</translation>
        </message>
        <message>
            <source>Delete %1?</source>
            <translation>%1 löschen?</translation>
        </message>
        <message>
            <source>It stands in: %1. These lists keep its name as a line that you can resolve later.</source>
            <translation>Steht in: %1. Diese Listen behalten den Namen als Zeile, die sich später auflösen lässt.</translation>
        </message>
        <message>
            <source>%1 is deleted.</source>
            <translation>%1 ist gelöscht.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Import pieces</source>
            <translation>Stücke importieren</translation>
        </message>
        <message>
            <source>Export pieces</source>
            <translation>Stücke exportieren</translation>
        </message>
        <message>
            <source>Which pieces?</source>
            <translation>Welche Stücke?</translation>
        </message>
        <message>
            <source>Your own and those you amended (%1)</source>
            <translation>Die eigenen und die abgeänderten (%1)</translation>
        </message>
        <message>
            <source>All that the search shows (%1)</source>
            <translation>Alles, was die Suche zeigt (%1)</translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s) written to %1.</source>
            <translation>
                <numerusform>%n Stück nach %1 geschrieben.</numerusform>
                <numerusform>%n Stücke nach %1 geschrieben.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Nothing is unknown: every value of every piece is there.</source>
            <translation>Nichts ist unbekannt: Jeder Wert jedes Stücks ist da.</translation>
        </message>
        <message>
            <source>What is unknown</source>
            <translation>Was unbekannt ist</translation>
        </message>
        <message>
            <source>Which value still lacks?</source>
            <translation>Welcher Wert fehlt noch?</translation>
        </message>
        <message>
            <source>Delete this piece (Del)</source>
            <translation>Dieses Stück löschen (Entf)</translation>
        </message>
        <message>
            <source>Shipped pieces stay; only your own can be deleted.</source>
            <translation>Mitgelieferte Stücke bleiben; nur eigene lassen sich löschen.</translation>
        </message>
        <message>
            <source>Enter %1…</source>
            <translation>%1 eingeben …</translation>
        </message>
        <message>
            <source>Enter your own %1 (Ctrl+N)</source>
            <translation>Eigene %1 eingeben (Strg+N)</translation>
        </message>
        <message>
            <source>Catalogue</source>
            <translation>Katalog</translation>
        </message>
    </context>
    <context>
        <name>pages::CataloguePane</name>
        <message>
            <source>Pieces</source>
            <translation>Stücke</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <source>Pieces, drawn</source>
            <translation>Stücke, gezeichnet</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 of %2 %3</source>
            <translation>%1 von %2 %3</translation>
        </message>
        <message>
            <source>Enter %1…</source>
            <translation>%1 eingeben …</translation>
        </message>
        <message>
            <source>Nothing of your own yet</source>
            <translation>Noch nichts Eigenes</translation>
        </message>
        <message>
            <source>The %1 that you enter or import stand here, and in the builder.</source>
            <translation>Was du eingibst oder importierst (%1), steht hier und beim Bauen.</translation>
        </message>
        <message>
            <source>Import a Table…</source>
            <translation>Eine Tabelle importieren …</translation>
        </message>
        <message>
            <source>Nothing fits this search</source>
            <translation>Nichts passt zu dieser Suche</translation>
        </message>
        <message>
            <source>Leave something out of it, or enter what the catalogue lacks.</source>
            <translation>Etwas davon weglassen oder eingeben, was dem Katalog fehlt.</translation>
        </message>
        <message>
            <source>Clear Search and Filters</source>
            <translation>Suche und Filter leeren</translation>
        </message>
    </context>
    <context>
        <name>pages::RostersPage</name>
        <message>
            <source>Copy As</source>
            <translation>Kopieren als</translation>
        </message>
        <message>
            <source>Stored rosters</source>
            <translation>Gespeicherte Listen</translation>
        </message>
        <message>
            <source>Search names, folders and tags</source>
            <translation>Namen, Ordner und Schlagwörter durchsuchen</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Neu</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importieren …</translation>
        </message>
        <message>
            <source>Paste as New</source>
            <translation>Als neue einfügen</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Sheet…</source>
            <translation>Bogen …</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportieren …</translation>
        </message>
        <message>
            <source>Rename…</source>
            <translation>Umbenennen …</translation>
        </message>
        <message>
            <source>Duplicate</source>
            <translation>Verdoppeln</translation>
        </message>
        <message>
            <source>Put in Folder…</source>
            <translation>In einen Ordner legen …</translation>
        </message>
        <message>
            <source>Add Tag…</source>
            <translation>Schlagwort geben …</translation>
        </message>
        <message>
            <source>Versions…</source>
            <translation>Versionen …</translation>
        </message>
        <message>
            <source>Compare…</source>
            <translation>Vergleichen …</translation>
        </message>
        <message>
            <source>Archive</source>
            <translation>Archivieren</translation>
        </message>
        <message>
            <source>Show the Archive</source>
            <translation>Das Archiv zeigen</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Nothing is here; the rest is in the archive.</source>
            <translation>Hier liegt nichts; das Übrige ist im Archiv.</translation>
        </message>
        <message>
            <source>Nothing fits the search.</source>
            <translation>Nichts passt zur Suche.</translation>
        </message>
        <message numerus="yes">
            <source>%n list(s)</source>
            <translation>
                <numerusform>%n Liste</numerusform>
                <numerusform>%n Listen</numerusform>
            </translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <source>Name:</source>
            <translation>Name:</translation>
        </message>
        <message>
            <source>%1 (copy)</source>
            <translation>%1 (Kopie)</translation>
        </message>
        <message numerus="yes">
            <source>%n list(s) deleted.</source>
            <translation>
                <numerusform>%n Liste gelöscht.</numerusform>
                <numerusform>%n Listen gelöscht.</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Add a tag</source>
            <translation>Ein Schlagwort geben</translation>
        </message>
        <message>
            <source>Tag:</source>
            <translation>Schlagwort:</translation>
        </message>
        <message>
            <source>Put in a folder</source>
            <translation>In einen Ordner legen</translation>
        </message>
        <message>
            <source>Folder (empty: none):</source>
            <translation>Ordner (leer: keiner):</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importieren</translation>
        </message>
        <message>
            <source>Lists and tables (*.txt *.json *.csv *.md *.zip *.tsv);;All files (*)</source>
            <translation>Listen und Tabellen (*.txt *.json *.csv *.md *.zip *.tsv);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Take out of the Archive</source>
            <translation>Aus dem Archiv holen</translation>
        </message>
        <message>
            <source>Rosters</source>
            <translation>Listen</translation>
        </message>
    </context>
    <context>
        <name>pages::RostersWelcome</name>
        <message>
            <source>Build a new list</source>
            <translation>Eine neue Liste bauen</translation>
        </message>
        <message>
            <source>Add pieces and see at every step whether it is legal.</source>
            <translation>Stücke hinzufügen und bei jedem Schritt sehen, ob sie regelgerecht ist.</translation>
        </message>
        <message>
            <source>Enter my own pieces</source>
            <translation>Eigene Stücke eingeben</translation>
        </message>
        <message>
            <source>Type in what you own; empty fields may stay empty.</source>
            <translation>Eintippen, was man besitzt; leere Felder dürfen leer bleiben.</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importieren</translation>
        </message>
        <message>
            <source>Lists as text, JSON, CSV or zip, and tables of pieces.</source>
            <translation>Listen als Text, JSON, CSV oder Zip, und Tabellen von Stücken.</translation>
        </message>
        <message>
            <source>Or open a ready-made one</source>
            <translation>Oder eine fertige öffnen</translation>
        </message>
        <message>
            <source>Nothing is stored for this game yet. Whatever you make here is kept at once, with every step undoable.</source>
            <translation>Für dieses Spiel ist noch nichts gespeichert. Was hier entsteht, wird sofort behalten, jeder Schritt lässt sich rückgängig machen.</translation>
        </message>
    </context>
    <context>
        <name>pages::RulesPage</name>
        <message>
            <source>How to Search</source>
            <translation>So wird gesucht</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Die Regeln durchsuchen</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>No rule has these words.</source>
            <translation>Keine Regel hat diese Wörter.</translation>
        </message>
        <message>
            <source>The rule</source>
            <translation>Die Regel</translation>
        </message>
        <message>
            <source>Show Pieces with It</source>
            <translation>Stücke damit zeigen</translation>
        </message>
        <message>
            <source>Show Me</source>
            <translation>Vorführen</translation>
        </message>
        <message>
            <source>Step through it on the table</source>
            <translation>Auf dem Tisch Schritt für Schritt durchgehen</translation>
        </message>
    </context>
    <context>
        <name>pages::SettingsPage</name>
        <message>
            <source>Reset window and choices</source>
            <translation>Fenster und Auswahl zurücksetzen</translation>
        </message>
        <message>
            <source>Forgets sizes, languages and choices; nothing you typed in is touched</source>
            <translation>Vergisst Größen, Sprachen und Auswahl; nichts Eingegebenes wird angerührt</translation>
        </message>
        <message>
            <source>Appearance and language</source>
            <translation>Aussehen und Sprache</translation>
        </message>
        <message>
            <source>Light or dark</source>
            <translation>Hell oder dunkel</translation>
        </message>
        <message>
            <source>As the system has it</source>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Language of sheets</source>
            <translation>Sprache der Bögen</translation>
        </message>
        <message>
            <source>As the window</source>
            <translation>Wie das Fenster</translation>
        </message>
        <message>
            <source>The language changes when Muster is opened the next time.</source>
            <translation>Die Sprache wechselt beim nächsten Öffnen von Muster.</translation>
        </message>
        <message>
            <source>&amp;Light or dark:</source>
            <translation>&amp;Hell oder dunkel:</translation>
        </message>
        <message>
            <source>L&amp;anguage:</source>
            <translation>Sp&amp;rache:</translation>
        </message>
        <message>
            <source>Language of &amp;sheets:</source>
            <translation>Sprache der &amp;Bögen:</translation>
        </message>
        <message>
            <source>Your data</source>
            <translation>Deine Daten</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Den Ordner öffnen</translation>
        </message>
        <message>
            <source>No program opens folders here. It lies at %1.</source>
            <translation>Kein Programm öffnet hier Ordner. Er liegt unter %1.</translation>
        </message>
        <message>
            <source>Everything you typed in lies in:</source>
            <translation>Alles Eingegebene liegt in:</translation>
        </message>
        <message>
            <source>House formats:</source>
            <translation>Hausformate:</translation>
        </message>
        <message>
            <source>None yet. A file *.json in %1, written like the formats.json of the game, adds formats of your own.</source>
            <translation>Noch keine. Eine Datei *.json in %1, geschrieben wie die formats.json des Spiels, fügt eigene Formate hinzu.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
    </context>
    <context>
        <name>pages::SettingsSafety</name>
        <message>
            <source>Safety</source>
            <translation>Sicherheit</translation>
        </message>
        <message>
            <source>Muster copies all you typed in by itself whenever it changed, and keeps a copy of each of the last days, weeks and months.</source>
            <translation>Muster sichert alles Eingegebene von selbst, sobald sich etwas geändert hat, und hebt Sicherungen der letzten Tage, Wochen und Monate auf.</translation>
        </message>
        <message>
            <source>Copies, the newest first</source>
            <translation>Sicherungen, die neueste zuerst</translation>
        </message>
        <message>
            <source>Copy Now</source>
            <translation>Jetzt sichern</translation>
        </message>
        <message>
            <source>Go Back to It…</source>
            <translation>Dorthin zurück …</translation>
        </message>
        <message>
            <source>Check the Data</source>
            <translation>Daten prüfen</translation>
        </message>
        <message>
            <source>Mend</source>
            <translation>Ausbessern</translation>
        </message>
        <message>
            <source>A copy is made.</source>
            <translation>Eine Sicherung ist gemacht.</translation>
        </message>
        <message>
            <source>The newest copy holds everything already.</source>
            <translation>Die neueste Sicherung enthält schon alles.</translation>
        </message>
        <message>
            <source>No copy is made yet.</source>
            <translation>Noch gibt es keine Sicherung.</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>Zurückkehren</translation>
        </message>
        <message>
            <source>Everything will be as it was on %1. What is there now is set aside beside the copies, so that nothing is lost.</source>
            <translation>Alles wird, wie es am %1 war. Was jetzt da ist, wird neben den Sicherungen aufgehoben, damit nichts verloren geht.</translation>
        </message>
        <message>
            <source>Go Back</source>
            <translation>Zurückkehren</translation>
        </message>
        <message>
            <source>Checking …</source>
            <translation>Wird geprüft …</translation>
        </message>
        <message>
            <source>The stored data is in order.</source>
            <translation>Die gespeicherten Daten sind in Ordnung.</translation>
        </message>
        <message>
            <source>The stored data is in order again.</source>
            <translation>Die gespeicherten Daten sind wieder in Ordnung.</translation>
        </message>
    </context>
    <context>
        <name>widgets::ChoiceField</name>
        <message>
            <source>unknown</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
    </context>
    <context>
        <name>widgets::CommandPalette</name>
        <message>
            <source>Find an action</source>
            <translation>Eine Aktion suchen</translation>
        </message>
        <message>
            <source>Type what you want to do</source>
            <translation>Tippen, was zu tun ist</translation>
        </message>
        <message>
            <source>Actions</source>
            <translation>Aktionen</translation>
        </message>
    </context>
    <context>
        <name>widgets::CountDelegate</name>
        <message>
            <source>Count</source>
            <translation>Anzahl</translation>
        </message>
    </context>
    <context>
        <name>widgets::CountsField</name>
        <message>
            <source>unknown; for example Algeroth 2</source>
            <translation>unbekannt; zum Beispiel Algeroth 2</translation>
        </message>
        <message>
            <source>unknown; for example %1 2</source>
            <translation>unbekannt; zum Beispiel %1 2</translation>
        </message>
    </context>
    <context>
        <name>widgets::DistributionTable</name>
        <message>
            <source>How the roster spreads</source>
            <translation>Wie sich die Liste verteilt</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>widgets::FaceView</name>
        <message>
            <source>Space turns it over: photograph, drawing</source>
            <translation>Die Leertaste dreht um: Foto, Zeichnung</translation>
        </message>
        <message>
            <source>Face of %1</source>
            <translation>Gesicht von %1</translation>
        </message>
        <message>
            <source>Face of the piece</source>
            <translation>Gesicht des Stücks</translation>
        </message>
    </context>
    <context>
        <name>widgets::FilterBar</name>
        <message>
            <source>Filters</source>
            <translation>Filter</translation>
        </message>
        <message>
            <source>Clear all</source>
            <translation>Alle leeren</translation>
        </message>
        <message>
            <source>Clear search and filters</source>
            <translation>Suche und Filter leeren</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>Unbekannt</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Status</translation>
        </message>
        <message>
            <source>Filter by %1</source>
            <translation>Nach %1 filtern</translation>
        </message>
        <message numerus="yes">
            <source>%1 + %n more</source>
            <translation>
                <numerusform>%1 + %n weiteres</numerusform>
                <numerusform>%1 + %n weitere</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>widgets::LegalityPanel</name>
        <message>
            <source>The same pieces give the same fingerprint on every computer, whatever their order.</source>
            <translation>Dieselben Stücke geben auf jedem Rechner dieselbe Prüfkennung, gleich in welcher Reihenfolge.</translation>
        </message>
        <message>
            <source>Fingerprint %1</source>
            <translation>Prüfkennung %1</translation>
        </message>
        <message>
            <source>Legal: %1</source>
            <translation>Regelgerecht: %1</translation>
        </message>
        <message>
            <source>Not legal: %1</source>
            <translation>Nicht regelgerecht: %1</translation>
        </message>
        <message>
            <source>Cannot tell: %1</source>
            <translation>Nicht entscheidbar: %1</translation>
        </message>
    </context>
    <context>
        <name>widgets::LongTextField</name>
        <message>
            <source>unknown</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>Ctrl+Enter saves; Enter begins a new line here</source>
            <translation>Strg+Eingabe speichert; Eingabe beginnt hier eine neue Zeile</translation>
        </message>
    </context>
    <context>
        <name>widgets::NotationField</name>
        <message>
            <source>unknown; for example %1</source>
            <translation>unbekannt; zum Beispiel %1</translation>
        </message>
        <message>
            <source>Abilities with ; between, - where it has none</source>
            <translation>Fähigkeiten mit ; dazwischen, -, wo es keine hat</translation>
        </message>
    </context>
    <context>
        <name>widgets::NoticeBar</name>
        <message>
            <source>Close this message</source>
            <translation>Diese Meldung schließen</translation>
        </message>
    </context>
    <context>
        <name>widgets::NumberField</name>
        <message>
            <source>A number; empty: unknown, - : none, X : variable</source>
            <translation>Eine Zahl; leer: unbekannt, - : keine, X : wechselnd</translation>
        </message>
    </context>
    <context>
        <name>widgets::PieceDelegate</name>
        <message>
            <source>amended</source>
            <translation>geändert</translation>
        </message>
    </context>
    <context>
        <name>widgets::PieceView</name>
        <message>
            <source>About this piece</source>
            <translation>Über dieses Stück</translation>
        </message>
        <message>
            <source>Choose a piece to see its face, its values and what its abilities do.</source>
            <translation>Ein Stück wählen, um sein Gesicht, seine Werte und die Wirkung seiner Fähigkeiten zu sehen.</translation>
        </message>
    </context>
    <context>
        <name>widgets::Rail</name>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>The game whose pieces and lists are shown</source>
            <translation>Das Spiel, dessen Stücke und Listen gezeigt werden</translation>
        </message>
        <message>
            <source>Game: %1</source>
            <translation>Spiel: %1</translation>
        </message>
    </context>
    <context>
        <name>widgets::SearchField</name>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>How to search (F1)</source>
            <translation>So wird gesucht (F1)</translation>
        </message>
        <message>
            <source>About the search</source>
            <translation>Über die Suche</translation>
        </message>
        <message>
            <source>Suggested search</source>
            <translation>Vorgeschlagene Suche</translation>
        </message>
        <message>
            <source>Search for %1</source>
            <translation>%1 suchen</translation>
        </message>
        <message>
            <source>Search, for example by name or %1</source>
            <translation>Suchen, zum Beispiel nach Namen oder %1</translation>
        </message>
    </context>
    <context>
        <name>widgets::SearchHelp</name>
        <message>
            <source>Also written %1.</source>
            <translation>Auch so geschrieben: %1.</translation>
        </message>
        <message>
            <source>Values</source>
            <translation>Werte</translation>
        </message>
        <message>
            <source>The piece itself</source>
            <translation>Das Stück selbst</translation>
        </message>
        <message>
            <source>Abilities and keywords</source>
            <translation>Fähigkeiten und Schlüsselwörter</translation>
        </message>
        <message>
            <source>How the result is shown</source>
            <translation>Wie das Ergebnis gezeigt wird</translation>
        </message>
        <message>
            <source>How to search</source>
            <translation>So wird gesucht</translation>
        </message>
        <message>
            <source>Type words of a name, or terms. Every example runs when you click it.</source>
            <translation>Wörter eines Namens tippen, oder Ausdrücke. Jedes Beispiel läuft auf einen Klick.</translation>
        </message>
    </context>
    <context>
        <name>widgets::TextField</name>
        <message>
            <source>unknown</source>
            <translation>unbekannt</translation>
        </message>
    </context>
    <context>
        <name>widgets::ViolationCard</name>
        <message>
            <source>Shows the pieces concerned; F1 explains the rule</source>
            <translation>Zeigt die betroffenen Stücke; F1 erklärt die Regel</translation>
        </message>
    </context>
    <context>
        <name>widgets::WordCompleter</name>
        <message>
            <source>Suggestions</source>
            <translation>Vorschläge</translation>
        </message>
    </context>
    <context>
        <name>Engine</name>
        <message>
            <source>“%1” is no answer.</source>
            <translation>„%1“ ist keine Antwort.</translation>
        </message>
        <message>
            <source>A line that begins with “%1” is expected here.</source>
            <translation>Hier gehört eine Zeile hin, die mit „%1“ beginnt.</translation>
        </message>
        <message>
            <source>This is no log of a match.</source>
            <translation>Das ist kein Protokoll einer Partie.</translation>
        </message>
        <message>
            <source>A log begins with the line “%1”.</source>
            <translation>Ein Protokoll beginnt mit der Zeile „%1“.</translation>
        </message>
        <message>
            <source>“%1” is no version of rules.</source>
            <translation>„%1“ ist keine Version von Regeln.</translation>
        </message>
        <message>
            <source>An empty line is expected behind the setup.</source>
            <translation>Hinter dem Aufbau gehört eine leere Zeile hin.</translation>
        </message>
        <message>
            <source>“%1” is no digest of a position.</source>
            <translation>„%1“ ist keine Kennung einer Stellung.</translation>
        </message>
        <message>
            <source>Only the first %1 answers of a match are read.</source>
            <translation>Nur die ersten %1 Antworten einer Partie werden gelesen.</translation>
        </message>
        <message>
            <source>The game is over; nothing is asked any more.</source>
            <translation>Das Spiel ist vorbei; es wird nichts mehr gefragt.</translation>
        </message>
        <message>
            <source>The game is over, but the log goes on.</source>
            <translation>Das Spiel ist vorbei, aber das Protokoll geht weiter.</translation>
        </message>
        <message>
            <source>This is a log of “%1”, not of “%2”.</source>
            <translation>Das ist ein Protokoll von „%1“, nicht von „%2“.</translation>
        </message>
        <message>
            <source>After answer %1 the position is another than in the log.</source>
            <translation>Nach Antwort %1 ist die Stellung eine andere als im Protokoll.</translation>
        </message>
        <message>
            <source>Answer %1, “%2”, is not allowed: %3</source>
            <translation>Antwort %1, „%2“, ist nicht erlaubt: %3</translation>
        </message>
        <message>
            <source>Only the first %1 remarks on a match are read.</source>
            <translation>Nur die ersten %1 Anmerkungen zu einer Partie werden gelesen.</translation>
        </message>
        <message>
            <source>An answer is written “pick 17”, “at 434000 500000”, “rest 3 434000 500000” or “set 0 3 0 434000 500000”; points are whole micrometres.</source>
            <translation>Eine Antwort lautet „pick 17“, „at 434000 500000“, „rest 3 434000 500000“ oder „set 0 3 0 434000 500000“; Punkte sind ganze Mikrometer.</translation>
        </message>
    </context>
    <context>
        <name>CloutAbility</name>
        <message>
            <source>ambush</source>
            <translation>Hinterhalt</translation>
        </message>
        <message>
            <source>attract</source>
            <translation>Anziehen</translation>
        </message>
        <message>
            <source>aversion</source>
            <translation>Abscheu</translation>
        </message>
        <message>
            <source>bomb</source>
            <translation>Bombe</translation>
        </message>
        <message>
            <source>boost</source>
            <translation>Ansporn</translation>
        </message>
        <message>
            <source>command</source>
            <translation>Befehl</translation>
        </message>
        <message>
            <source>counterattack</source>
            <translation>Gegenangriff</translation>
        </message>
        <message>
            <source>destroy</source>
            <translation>Zerstören</translation>
        </message>
        <message>
            <source>disloyal</source>
            <translation>Treulos</translation>
        </message>
        <message>
            <source>exchange</source>
            <translation>Tauschen</translation>
        </message>
        <message>
            <source>fly</source>
            <translation>Fliegen</translation>
        </message>
        <message>
            <source>loyal</source>
            <translation>Treu</translation>
        </message>
        <message>
            <source>master</source>
            <translation>Meister</translation>
        </message>
        <message>
            <source>move</source>
            <translation>Bewegen</translation>
        </message>
        <message>
            <source>place</source>
            <translation>Platzieren</translation>
        </message>
        <message>
            <source>poison</source>
            <translation>Gift</translation>
        </message>
        <message>
            <source>possess</source>
            <translation>Übernehmen</translation>
        </message>
        <message>
            <source>precision</source>
            <translation>Präzision</translation>
        </message>
        <message>
            <source>protect</source>
            <translation>Schutz</translation>
        </message>
        <message>
            <source>provoke</source>
            <translation>Herausfordern</translation>
        </message>
        <message>
            <source>push</source>
            <translation>Schieben</translation>
        </message>
        <message>
            <source>raze</source>
            <translation>Schleifen</translation>
        </message>
        <message>
            <source>reanimate</source>
            <translation>Wiederbeleben</translation>
        </message>
        <message>
            <source>replace</source>
            <translation>Ersetzen</translation>
        </message>
        <message>
            <source>repulse</source>
            <translation>Abstoßen</translation>
        </message>
        <message>
            <source>rethrow</source>
            <translation>Neuwurf</translation>
        </message>
        <message>
            <source>siege</source>
            <translation>Belagern</translation>
        </message>
        <message>
            <source>stop</source>
            <translation>Halt</translation>
        </message>
        <message>
            <source>strike</source>
            <translation>Schlag</translation>
        </message>
        <message>
            <source>support</source>
            <translation>Unterstützung</translation>
        </message>
        <message>
            <source>team</source>
            <translation>Team</translation>
        </message>
        <message>
            <source>trap</source>
            <translation>Fangen</translation>
        </message>
        <message>
            <source>unique</source>
            <translation>Einzigartig</translation>
        </message>
        <message>
            <source>weaken</source>
            <translation>Schwächen</translation>
        </message>
        <message>
            <source>call</source>
            <translation>Rufen</translation>
        </message>
    </context>
    <context>
        <name>Clout</name>
        <message>
            <source>That is no legal target of %1.</source>
            <translation>Das ist kein erlaubtes Ziel von %1.</translation>
        </message>
        <message>
            <source>No decision of %1 is pending.</source>
            <translation>Keine Entscheidung zu %1 steht an.</translation>
        </message>
        <message>
            <source>%1 is forced here and cannot be declined.</source>
            <translation>%1 ist hier Pflicht und kann nicht abgelehnt werden.</translation>
        </message>
        <message>
            <source>This is unanswered: %1</source>
            <translation>Das ist unbeantwortet: %1</translation>
        </message>
        <message>
            <source>“%1” is none of what is in conflict.</source>
            <translation>„%1“ gehört nicht zu dem, was einander widerspricht.</translation>
        </message>
        <message>
            <source>“%1” is none of what is to be ordered.</source>
            <translation>„%1“ gehört nicht zu dem, was zu ordnen ist.</translation>
        </message>
        <message>
            <source>The order names nothing.</source>
            <translation>Die Reihenfolge nennt nichts.</translation>
        </message>
        <message>
            <source>No chip is set back at that edge.</source>
            <translation>An diesem Rand wird kein Chip zurückgesetzt.</translation>
        </message>
        <message>
            <source>This position is not sound: %1.</source>
            <translation>Diese Stellung ist nicht stimmig: %1.</translation>
        </message>
        <message>
            <source>%1: use %2, and on which chip?</source>
            <translation>%1: %2 einsetzen, und auf welchen Chip?</translation>
        </message>
        <message>
            <source>%1 (player %2)</source>
            <translation>%1 (Spieler %2)</translation>
        </message>
        <message>
            <source>Player %1: which chip is played?</source>
            <translation>Spieler %1: Welcher Chip wird gespielt?</translation>
        </message>
        <message>
            <source>No chip can be played. Which one is discarded?</source>
            <translation>Kein Chip kann gespielt werden. Welcher wird abgelegt?</translation>
        </message>
        <message>
            <source>Where is %1 thrown?</source>
            <translation>Wohin wird %1 geworfen?</translation>
        </message>
        <message>
            <source>Where does %1 come to rest?</source>
            <translation>Wo kommt %1 zur Ruhe?</translation>
        </message>
        <message>
            <source>Where is %1 put down?</source>
            <translation>Wo wird %1 hingelegt?</translation>
        </message>
        <message>
            <source>How does %1 come back?</source>
            <translation>Wie kommt %1 zurück?</translation>
        </message>
        <message>
            <source>%1: is %2 thrown again?</source>
            <translation>%1: Wird %2 noch einmal geworfen?</translation>
        </message>
        <message>
            <source>Is %1 thrown again?</source>
            <translation>Wird %1 noch einmal geworfen?</translation>
        </message>
        <message>
            <source>Where does %1 end?</source>
            <translation>Wo endet %1?</translation>
        </message>
        <message>
            <source>Which way does %1 go?</source>
            <translation>In welche Richtung geht %1?</translation>
        </message>
        <message>
            <source>Two abilities move %1. Which one counts?</source>
            <translation>Zwei Fähigkeiten bewegen %1. Welche gilt?</translation>
        </message>
        <message>
            <source>Which ability is carried out first?</source>
            <translation>Welche Fähigkeit wird zuerst ausgeführt?</translation>
        </message>
        <message>
            <source>Which chip is moved next?</source>
            <translation>Welcher Chip wird als Nächstes bewegt?</translation>
        </message>
        <message>
            <source>%1: strike back at %2?</source>
            <translation>%1: gegen %2 zurückschlagen?</translation>
        </message>
        <message>
            <source>Which rally comes next?</source>
            <translation>Welche Sammlung kommt als Nächstes?</translation>
        </message>
        <message>
            <source>Which chip is rallied next?</source>
            <translation>Welcher Chip ist als Nächstes dran?</translation>
        </message>
        <message>
            <source>Which troop is given up?</source>
            <translation>Welche Truppe wird geopfert?</translation>
        </message>
        <message>
            <source>Which troop comes back from the discards?</source>
            <translation>Welche Truppe kommt vom Ablagestapel zurück?</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nein</translation>
        </message>
        <message>
            <source>No more</source>
            <translation>Keine weiteren</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
        <message>
            <source>Throw %1</source>
            <translation>%1 werfen</translation>
        </message>
        <message>
            <source>Put %1 down</source>
            <translation>%1 hinlegen</translation>
        </message>
        <message>
            <source>Put %1 down near %2</source>
            <translation>%1 bei %2 hinlegen</translation>
        </message>
        <message>
            <source>Put %1 in the place of %2</source>
            <translation>%1 an die Stelle von %2 legen</translation>
        </message>
        <message>
            <source>Discard %1</source>
            <translation>%1 ablegen</translation>
        </message>
        <message>
            <source>That is too far from the playing area to aim at.</source>
            <translation>Das liegt zu weit von der Fläche entfernt, um darauf zu zielen.</translation>
        </message>
        <message>
            <source>A chip that is put down lies wholly inside the playing area.</source>
            <translation>Ein hingelegter Chip liegt ganz innerhalb der Fläche.</translation>
        </message>
        <message>
            <source>A chip with stop reaches that place.</source>
            <translation>Ein Chip mit Stopp reicht bis dorthin.</translation>
        </message>
        <message>
            <source>A chip with stop reaches that place, or no master does.</source>
            <translation>Ein Chip mit Stopp reicht bis dorthin, oder kein Meister reicht hin.</translation>
        </message>
        <message>
            <source>That is farther than the ability reaches.</source>
            <translation>Das ist weiter, als die Fähigkeit reicht.</translation>
        </message>
        <message>
            <source>These lines of the stack are no chip: %1.</source>
            <translation>Diese Zeilen des Stapels sind kein Chip: %1.</translation>
        </message>
        <message>
            <source>Correct or remove them, then play.</source>
            <translation>Sie berichtigen oder entfernen, dann spielen.</translation>
        </message>
        <message>
            <source>Numbers of these chips are unknown: %1.</source>
            <translation>Zahlen dieser Chips sind unbekannt: %1.</translation>
        </message>
        <message>
            <source>Enter what is printed on them, then play.</source>
            <translation>Eingeben, was darauf gedruckt ist, dann spielen.</translation>
        </message>
        <message>
            <source>A stack of at most 60 chips is played, and 128 in all.</source>
            <translation>Gespielt wird ein Stapel von höchstens 60 Chips, zusammen höchstens 128.</translation>
        </message>
        <message>
            <source>The house rule “%1” is true or false, not “%2”.</source>
            <translation>Die Hausregel „%1“ ist true oder false, nicht „%2“.</translation>
        </message>
        <message>
            <source>There is no chip “%1” on the table.</source>
            <translation>Auf der Fläche liegt kein Chip „%1“.</translation>
        </message>
        <message>
            <source>The step says no place in millimetres.</source>
            <translation>Der Schritt nennt keine Stelle in Millimetern.</translation>
        </message>
        <message>
            <source>It is not said where the thrown chip lands.</source>
            <translation>Es ist nicht gesagt, wo der geworfene Chip landet.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>The id “%1” was used before.</source>
            <translation>Die Kennung „%1“ wurde schon benutzt.</translation>
        </message>
        <message>
            <source>The stack of seat %1 holds no “%2”.</source>
            <translation>Der Stapel von Platz %1 enthält kein „%2“.</translation>
        </message>
        <message>
            <source>That chip cannot be placed.</source>
            <translation>Dieser Chip kann nicht gesetzt werden.</translation>
        </message>
        <message>
            <source>No chip is to be thrown now.</source>
            <translation>Jetzt ist kein Chip zu werfen.</translation>
        </message>
        <message>
            <source>The chip is said to be out, but lands in the area.</source>
            <translation>Der Chip soll draußen sein, landet aber auf der Fläche.</translation>
        </message>
        <message>
            <source>“knocks” is a list of id and to.</source>
            <translation>„knocks“ ist eine Liste aus id und to.</translation>
        </message>
        <message>
            <source>It is not said where “%1” is knocked to.</source>
            <translation>Es ist nicht gesagt, wohin „%1“ gestoßen wird.</translation>
        </message>
        <message>
            <source>Nothing is discarded while a chip can be played.</source>
            <translation>Solange ein Chip gespielt werden kann, wird nichts abgelegt.</translation>
        </message>
        <message>
            <source>One of the options is to be picked here.</source>
            <translation>Hier ist eine der Möglichkeiten zu wählen.</translation>
        </message>
        <message>
            <source>A point of the area is to be given here.</source>
            <translation>Hier ist ein Punkt der Fläche anzugeben.</translation>
        </message>
        <message>
            <source>Where the thrown chip came to rest is to be given here.</source>
            <translation>Hier ist anzugeben, wo der geworfene Chip zur Ruhe kam.</translation>
        </message>
        <message>
            <source>That is not among what may be picked here.</source>
            <translation>Das steht hier nicht zur Wahl.</translation>
        </message>
        <message>
            <source>The chip that was thrown comes first.</source>
            <translation>Der geworfene Chip steht an erster Stelle.</translation>
        </message>
        <message>
            <source>A chip comes to rest within 100 m.</source>
            <translation>Ein Chip kommt innerhalb von 100 m zur Ruhe.</translation>
        </message>
        <message>
            <source>Only chips on the table are knocked, and each is named once.</source>
            <translation>Nur Chips auf der Fläche werden gestoßen, und jeder wird einmal genannt.</translation>
        </message>
        <message>
            <source>This step was to be refused, but is allowed.</source>
            <translation>Dieser Schritt sollte abgelehnt werden, ist aber erlaubt.</translation>
        </message>
        <message>
            <source>“do” is a list of steps.</source>
            <translation>„do“ ist eine Liste von Schritten.</translation>
        </message>
        <message>
            <source>The abilities of %1 cannot be read: %2</source>
            <translation>Die Fähigkeiten von %1 sind nicht lesbar: %2</translation>
        </message>
        <message>
            <source>%1 cannot be played: the number of its ability %2 is unknown.</source>
            <translation>%1 kann nicht gespielt werden: Die Zahl der Fähigkeit %2 ist unbekannt.</translation>
        </message>
        <message>
            <source>Enter a number from 0 to 99 for it.</source>
            <translation>Dafür eine Zahl von 0 bis 99 eingeben.</translation>
        </message>
        <message>
            <source>%1, %2 cm</source>
            <translation>%1, %2 cm</translation>
        </message>
        <message>
            <source>Player %1’s turn.</source>
            <translation>Spieler %1 ist am Zug.</translation>
        </message>
        <message>
            <source>Player %1 throws %2 at %3.</source>
            <translation>Spieler %1 wirft %2 auf %3.</translation>
        </message>
        <message>
            <source>%1 comes to rest at %2.</source>
            <translation>%1 kommt bei %2 zur Ruhe.</translation>
        </message>
        <message>
            <source>%1 goes out.</source>
            <translation>%1 geht ins Aus.</translation>
        </message>
        <message>
            <source>%1 is knocked to %2.</source>
            <translation>%1 wird nach %2 gestoßen.</translation>
        </message>
        <message>
            <source>%1 is set back to %2.</source>
            <translation>%1 wird nach %2 zurückgesetzt.</translation>
        </message>
        <message>
            <source>%1 is put down at %2.</source>
            <translation>%1 wird bei %2 hingelegt.</translation>
        </message>
        <message>
            <source>%1 takes the place of %2.</source>
            <translation>%1 nimmt die Stelle von %2 ein.</translation>
        </message>
        <message>
            <source>%1 must be thrown again: aversion of %2.</source>
            <translation>%1 muss noch einmal geworfen werden: Abscheu von %2.</translation>
        </message>
        <message>
            <source>%1 is thrown again: precision.</source>
            <translation>%1 wird noch einmal geworfen: Präzision.</translation>
        </message>
        <message>
            <source>%1 uses %2.</source>
            <translation>%1 setzt %2 ein.</translation>
        </message>
        <message>
            <source>%1 does not use %2.</source>
            <translation>%1 setzt %2 nicht ein.</translation>
        </message>
        <message>
            <source>%1 is moved to %2: %3 of %4.</source>
            <translation>%1 wird nach %2 bewegt: %3 von %4.</translation>
        </message>
        <message>
            <source>%1 and %2 change places.</source>
            <translation>%1 und %2 tauschen die Plätze.</translation>
        </message>
        <message>
            <source>%1 is attacked: %2 of %3.</source>
            <translation>%1 wird angegriffen: %2 von %3.</translation>
        </message>
        <message>
            <source>%1 is trapped by %2.</source>
            <translation>%1 wird von %2 gefangen.</translation>
        </message>
        <message>
            <source>%1 is possessed by %2.</source>
            <translation>%1 ist von %2 besessen.</translation>
        </message>
        <message>
            <source>%1 will go: %2 of %3.</source>
            <translation>%1 wird entfernt werden: %2 von %3.</translation>
        </message>
        <message>
            <source>%1 is removed.</source>
            <translation>%1 wird entfernt.</translation>
        </message>
        <message>
            <source>%1 is commanded by %2.</source>
            <translation>%1 wird von %2 befehligt.</translation>
        </message>
        <message>
            <source>%1 is picked up.</source>
            <translation>%1 wird aufgenommen.</translation>
        </message>
        <message>
            <source>%1 is given up for %2.</source>
            <translation>%1 wird für %2 geopfert.</translation>
        </message>
        <message>
            <source>%1 comes back from the discards.</source>
            <translation>%1 kommt vom Ablagestapel zurück.</translation>
        </message>
        <message>
            <source>Player %1 shows a stack of which nothing can be played.</source>
            <translation>Spieler %1 zeigt einen Stapel, aus dem nichts gespielt werden kann.</translation>
        </message>
        <message>
            <source>%1 is discarded.</source>
            <translation>%1 wird abgelegt.</translation>
        </message>
        <message>
            <source>A length in millimetres is expected here.</source>
            <translation>Hier wird eine Länge in Millimetern erwartet.</translation>
        </message>
        <message>
            <source>It may have three decimals, and 100,000 at most.</source>
            <translation>Sie darf drei Nachkommastellen haben und höchstens 100.000 betragen.</translation>
        </message>
        <message>
            <source>A place is two lengths: [x, y] in millimetres.</source>
            <translation>Eine Stelle besteht aus zwei Längen: [x, y] in Millimetern.</translation>
        </message>
        <message>
            <source>%1 cannot be played: its %2 is unknown.</source>
            <translation>%1 kann nicht gespielt werden: %2 ist unbekannt.</translation>
        </message>
        <message>
            <source>Enter the number that is printed on the chip.</source>
            <translation>Die Zahl eingeben, die auf den Chip gedruckt ist.</translation>
        </message>
        <message>
            <source>The %1 of %2 is a number from 0 to 99.</source>
            <translation>%1 von %2 ist eine Zahl von 0 bis 99.</translation>
        </message>
        <message>
            <source>There is no house rule “%1”.</source>
            <translation>Es gibt keine Hausregel „%1“.</translation>
        </message>
        <message>
            <source>Perhaps “%1” is meant.</source>
            <translation>Vielleicht ist „%1“ gemeint.</translation>
        </message>
        <message>
            <source>Two to four seats play, each with a stack.</source>
            <translation>Zwei bis vier Plätze spielen, jeder mit einem Stapel.</translation>
        </message>
        <message>
            <source>The area is 20 m at most and each side longer than two chips; a chip is 5 mm at least.</source>
            <translation>Die Fläche misst höchstens 20 m, und jede Seite ist länger als zwei Chips; ein Chip misst mindestens 5 mm.</translation>
        </message>
        <message>
            <source>There is one increment for each seat.</source>
            <translation>Für jeden Platz gibt es eine Reichweiteneinheit.</translation>
        </message>
        <message>
            <source>An increment is longer than nothing and at most 5 m.</source>
            <translation>Eine Reichweiteneinheit ist länger als nichts und höchstens 5 m lang.</translation>
        </message>
        <message>
            <source>At most 128 kinds of chips are read.</source>
            <translation>Höchstens 128 verschiedene Chips werden gelesen.</translation>
        </message>
        <message>
            <source>“%1” is no type of chip.</source>
            <translation>„%1“ ist keine Art von Chip.</translation>
        </message>
        <message>
            <source>It is troop, base, action or relic.</source>
            <translation>Es gibt troop, base, action und relic.</translation>
        </message>
        <message>
            <source>There is no chip “%1” under “chips”.</source>
            <translation>Unter „chips“ steht kein Chip „%1“.</translation>
        </message>
        <message>
            <source>At most 128 chips play.</source>
            <translation>Höchstens 128 Chips spielen.</translation>
        </message>
        <message>
            <source>Seats are numbered from 0; there is no seat %1.</source>
            <translation>Plätze zählen ab 0; es gibt keinen Platz %1.</translation>
        </message>
        <message>
            <source>The id “%1” stands twice on the table.</source>
            <translation>Die Kennung „%1“ steht zweimal auf der Fläche.</translation>
        </message>
        <message>
            <source>“%1” lies wholly outside the playing area.</source>
            <translation>„%1“ liegt ganz außerhalb der Fläche.</translation>
        </message>
        <message>
            <source>“%1” is no id of the table.</source>
            <translation>„%1“ ist keine Kennung auf der Fläche.</translation>
        </message>
        <message>
            <source>There are more lists here than seats.</source>
            <translation>Hier stehen mehr Listen als Plätze.</translation>
        </message>
        <message>
            <source>A hand’s figure is from 0 to 90,000.</source>
            <translation>Eine Zahl der Hand liegt zwischen 0 und 90.000.</translation>
        </message>
        <message>
            <source>A surface’s figures are per mille.</source>
            <translation>Die Zahlen eines Untergrunds sind Promille.</translation>
        </message>
        <message>
            <source>Attack %1 against defense %2: it will go.</source>
            <translation>Angriff %1 gegen Verteidigung %2: Das Ziel muss gehen.</translation>
        </message>
        <message>
            <source>Attack %1 against defense %2: it holds.</source>
            <translation>Angriff %1 gegen Verteidigung %2: Das Ziel hält stand.</translation>
        </message>
        <message>
            <source>%1 It may strike back.</source>
            <translation>%1 Es darf zurückschlagen.</translation>
        </message>
        <message>
            <source>It is unique, and one of it lies on the table.</source>
            <translation>Einzigartig, und einer davon liegt auf dem Tisch.</translation>
        </message>
        <message>
            <source>It must take the place of a chip, and there is none for it.</source>
            <translation>Muss den Platz eines Chips einnehmen, und es gibt keinen dafür.</translation>
        </message>
        <message>
            <source>The first chip that a player plays is a base.</source>
            <translation>Der erste gespielte Chip ist eine Basis.</translation>
        </message>
        <message>
            <source>It works on one’s own chips alone.</source>
            <translation>Wirkt nur auf eigene Chips.</translation>
        </message>
        <message>
            <source>It works on opponents’ chips alone.</source>
            <translation>Wirkt nur auf gegnerische Chips.</translation>
        </message>
        <message>
            <source>It is chosen already.</source>
            <translation>Ist schon gewählt.</translation>
        </message>
        <message>
            <source>It does not work on chips of that type.</source>
            <translation>Wirkt nicht auf Chips dieses Typs.</translation>
        </message>
        <message>
            <source>That chip is immune to it.</source>
            <translation>Dieser Chip ist dagegen immun.</translation>
        </message>
        <message>
            <source>It flies out of reach.</source>
            <translation>Fliegt außer Reichweite.</translation>
        </message>
        <message>
            <source>It is %1 mm away; the reach is %2 mm.</source>
            <translation>Entfernung %1 mm; die Reichweite beträgt %2 mm.</translation>
        </message>
        <message>
            <source>Others are nearer, or it is taken anyway.</source>
            <translation>Andere sind näher, oder er wird ohnehin genommen.</translation>
        </message>
        <message>
            <source>Another chip in reach provokes: it comes first.</source>
            <translation>Ein anderer Chip in Reichweite provoziert und geht vor.</translation>
        </message>
        <message>
            <source>It cannot be chosen for this.</source>
            <translation>Kann hierfür nicht gewählt werden.</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, range %2</source>
            <translation>%1, Reichweite %2</translation>
        </message>
        <message>
            <source>%1, range %2, defense %3</source>
            <translation>%1, Reichweite %2, Verteidigung %3</translation>
        </message>
        <message>
            <source>%1; %2</source>
            <translation>%1; %2</translation>
        </message>
        <message>
            <source>%1 says “%2”, which play does not know. Set by hand what it does. Was it used?</source>
            <translation>Auf %1 steht „%2“, was das Programm nicht kennt. Was es bewirkt, ist von Hand zu setzen. Wurde es benutzt?</translation>
        </message>
        <message>
            <source>This is no step: it throws, places, replaces, discards, lands, asks, sets by hand or ends.</source>
            <translation>Das ist kein Schritt: Er wirft, platziert, ersetzt, legt ab, landet, fragt, setzt von Hand oder endet.</translation>
        </message>
        <message>
            <source>By hand: %1 is moved to %2.</source>
            <translation>Von Hand: %1 wird nach %2 gelegt.</translation>
        </message>
        <message>
            <source>By hand: %1 is removed.</source>
            <translation>Von Hand: %1 wird entfernt.</translation>
        </message>
        <message>
            <source>By hand: %1 returns to the table at %2.</source>
            <translation>Von Hand: %1 kehrt bei %2 auf den Tisch zurück.</translation>
        </message>
        <message>
            <source>By hand: %1 goes back into the stack of player %2.</source>
            <translation>Von Hand: %1 geht zurück in den Stapel von Spieler %2.</translation>
        </message>
        <message>
            <source>By hand: %1 belongs to player %2 now.</source>
            <translation>Von Hand: %1 gehört nun Spieler %2.</translation>
        </message>
        <message>
            <source>By hand: %1 counts as the rules say again.</source>
            <translation>Von Hand: %1 zählt wieder, wie die Regeln es sagen.</translation>
        </message>
        <message>
            <source>By hand: %1 counts %2.</source>
            <translation>Von Hand: %1 zählt %2.</translation>
        </message>
        <message>
            <source>By hand: %1 activates once more.</source>
            <translation>Von Hand: %1 wird noch einmal aktiv.</translation>
        </message>
        <message>
            <source>By hand: %2 of %1 is skipped.</source>
            <translation>Von Hand: %2 von %1 wird ausgelassen.</translation>
        </message>
        <message>
            <source>%1: “%2” is carried out by hand.</source>
            <translation>%1: „%2“ wird von Hand ausgeführt.</translation>
        </message>
        <message>
            <source>%1: “%2” does nothing.</source>
            <translation>%1: „%2“ bewirkt nichts.</translation>
        </message>
        <message>
            <source>Only a chip on the table can be changed so.</source>
            <translation>So lässt sich nur ein Chip auf dem Tisch ändern.</translation>
        </message>
        <message>
            <source>A chip that lies wholly outside the playing area is not in play.</source>
            <translation>Ein Chip, der ganz außerhalb der Spielfläche liegt, ist nicht im Spiel.</translation>
        </message>
        <message>
            <source>That chip takes part in what is being carried out; answer or skip it first.</source>
            <translation>Dieser Chip hat Teil an dem, was gerade ausgeführt wird; zuerst ist das zu beantworten oder auszulassen.</translation>
        </message>
        <message>
            <source>Only a chip on the table or among the discards changes its owner.</source>
            <translation>Nur ein Chip auf dem Tisch oder im Ablagestapel wechselt den Besitzer.</translation>
        </message>
        <message>
            <source>There is no such player.</source>
            <translation>Einen solchen Spieler gibt es nicht.</translation>
        </message>
        <message>
            <source>That chip is already that player’s.</source>
            <translation>Dieser Chip gehört diesem Spieler schon.</translation>
        </message>
        <message>
            <source>A chip counts from 0 to 99 points.</source>
            <translation>Ein Chip zählt 0 bis 99 Punkte.</translation>
        </message>
        <message>
            <source>That chip counts so already.</source>
            <translation>Dieser Chip zählt schon so.</translation>
        </message>
        <message>
            <source>A chip activates once more between two turns, or while its own abilities are asked about.</source>
            <translation>Ein Chip wird zwischen zwei Zügen noch einmal aktiv, oder während nach seinen eigenen Fähigkeiten gefragt wird.</translation>
        </message>
        <message>
            <source>No ability of that chip is being asked about.</source>
            <translation>Nach keiner Fähigkeit dieses Chips wird gerade gefragt.</translation>
        </message>
        <message>
            <source>This match was begun without changes by hand.</source>
            <translation>Diese Partie wurde ohne Änderungen von Hand begonnen.</translation>
        </message>
        <message>
            <source>There is no such change by hand.</source>
            <translation>Eine solche Änderung von Hand gibt es nicht.</translation>
        </message>
        <message>
            <source>Only a discarded chip returns to the table.</source>
            <translation>Nur ein abgelegter Chip kehrt auf den Tisch zurück.</translation>
        </message>
        <message>
            <source>Only a chip on the table or among the discards goes back.</source>
            <translation>Nur ein Chip auf dem Tisch oder im Ablagestapel geht zurück.</translation>
        </message>
        <message>
            <source>“%1” is no change by hand.</source>
            <translation>„%1“ ist keine Änderung von Hand.</translation>
        </message>
        <message>
            <source>“%2” of %1 is not played: only its text is known.</source>
            <translation>„%2“ von %1 wird nicht gespielt: Bekannt ist nur der Text.</translation>
        </message>
    </context>
    <context>
        <name>CloutHouse</name>
        <message>
            <source>A bomb also goes off when it is thrown among opposing troops</source>
            <translation>Eine Bombe geht auch hoch, wenn sie zwischen gegnerische Truppen geworfen wird</translation>
        </message>
        <message>
            <source>Poison also works on the chips it is thrown among</source>
            <translation>Gift wirkt auch auf die Chips, zwischen die es geworfen wird</translation>
        </message>
        <message>
            <source>The all modifier keeps an ability’s limit of types</source>
            <translation>Der Zusatz „alle“ lässt die Beschränkung auf Arten bestehen</translation>
        </message>
        <message>
            <source>Only one’s own masters serve master abilities</source>
            <translation>Nur eigene Meister dienen Meister-Fähigkeiten</translation>
        </message>
        <message>
            <source>A captive that comes back into range is possessed again</source>
            <translation>Ein Besessener, der wieder in Reichweite kommt, ist wieder besessen</translation>
        </message>
        <message>
            <source>A commanded chip may neither move nor push</source>
            <translation>Ein befehligter Chip darf weder rücken noch schieben</translation>
        </message>
        <message>
            <source>The chip that was thrown last is worth nothing, also in a rally</source>
            <translation>Der zuletzt geworfene Chip zählt nichts, auch bei einer Sammlung</translation>
        </message>
        <message>
            <source>A chip’s points stop at 0 before the point for a base is added</source>
            <translation>Die Punkte eines Chips enden bei 0, bevor der Punkt für eine Basis dazukommt</translation>
        </message>
        <message>
            <source>A trapped chip gets no point for a base</source>
            <translation>Ein gefangener Chip bekommt keinen Punkt für eine Basis</translation>
        </message>
        <message>
            <source>Reanimate removes a troop also where none can be thrown for it</source>
            <translation>Wiederbeleben entfernt eine Truppe auch dann, wenn keine dafür geworfen werden kann</translation>
        </message>
        <message>
            <source>Picking up a trapper ends its traps</source>
            <translation>Wird ein Fallensteller aufgenommen, enden seine Fallen</translation>
        </message>
        <message>
            <source>Call works as place does; its own text is not known</source>
            <translation>Rufen wirkt wie Setzen; sein eigener Text ist nicht bekannt</translation>
        </message>
    </context>
    <context>
        <name>CloutTally</name>
        <message>
            <source>printed points</source>
            <translation>aufgedruckte Punkte</translation>
        </message>
        <message>
            <source>loyal</source>
            <translation>Treu</translation>
        </message>
        <message>
            <source>disloyal, taken away</source>
            <translation>Treulos, abgezogen</translation>
        </message>
        <message>
            <source>bases</source>
            <translation>Basen</translation>
        </message>
        <message>
            <source>throws</source>
            <translation>Würfe</translation>
        </message>
        <message>
            <source>throws that went out</source>
            <translation>Würfe ins Aus</translation>
        </message>
        <message>
            <source>own chips knocked by others</source>
            <translation>eigene Chips, von anderen gestoßen</translation>
        </message>
        <message>
            <source>attacks</source>
            <translation>Angriffe</translation>
        </message>
        <message>
            <source>opposing chips removed</source>
            <translation>gegnerische Chips entfernt</translation>
        </message>
        <message>
            <source>own chips lost</source>
            <translation>eigene Chips verloren</translation>
        </message>
        <message>
            <source>chips put down instead of thrown</source>
            <translation>Chips, hingelegt statt geworfen</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>No match can be set up from lists in this game yet.</source>
            <translation>Für dieses Spiel lässt sich noch keine Partie aus Listen aufbauen.</translation>
        </message>
        <message>
            <source>There are no two ready-made lists for this game.</source>
            <translation>Für dieses Spiel gibt es keine zwei fertigen Listen.</translation>
        </message>
        <message>
            <source>There is no list in this file.</source>
            <translation>In dieser Datei steht keine Liste.</translation>
        </message>
        <message>
            <source>“%1” cannot play this game yet.</source>
            <translation>„%1“ kann dieses Spiel noch nicht spielen.</translation>
        </message>
        <message>
            <source>The rules of this game are not part of the program yet.</source>
            <translation>Die Regeln dieses Spiels gehören noch nicht zum Programm.</translation>
        </message>
        <message>
            <source>This program does not know the game “%1” of the log.</source>
            <translation>Dieses Programm kennt das Spiel „%1“ des Protokolls nicht.</translation>
        </message>
        <message>
            <source>The game is over, but the log goes on.</source>
            <translation>Die Partie ist zu Ende, aber das Protokoll geht weiter.</translation>
        </message>
        <message>
            <source>The position is another than in the log.</source>
            <translation>Die Stellung ist eine andere als im Protokoll.</translation>
        </message>
        <message>
            <source>The game is over; nothing is asked any more.</source>
            <translation>Die Partie ist zu Ende; es wird nichts mehr gefragt.</translation>
        </message>
        <message>
            <source>No match is open.</source>
            <translation>Keine Partie ist offen.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>An answer of a program is not allowed: %1</source>
            <translation>Eine Antwort eines Programms ist nicht erlaubt: %1</translation>
        </message>
        <message>
            <source>A program gives no answer.</source>
            <translation>Ein Programm gibt keine Antwort.</translation>
        </message>
        <message>
            <source>A lesson has a caption for its beginning and for each step.</source>
            <translation>Eine Vorführung hat einen Satz für den Anfang und für jeden Schritt.</translation>
        </message>
    </context>
    <context>
        <name>boards::CloutTableBoard</name>
        <message numerus="yes">
            <source>%n chip(s) on the table</source>
            <translation>
                <numerusform>%n Chip auf dem Tisch</numerusform>
                <numerusform>%n Chips auf dem Tisch</numerusform>
            </translation>
        </message>
        <message>
            <source>printed %1</source>
            <translation>aufgedruckt %1</translation>
        </message>
        <message>
            <source>at a base +%1</source>
            <translation>an einer Basis +%1</translation>
        </message>
        <message>
            <source>loyal +%1</source>
            <translation>loyal +%1</translation>
        </message>
        <message>
            <source>disloyal −%1</source>
            <translation>illoyal −%1</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Spieler %1</translation>
        </message>
        <message>
            <source>Stack</source>
            <translation>Stapel</translation>
        </message>
        <message>
            <source>Discards</source>
            <translation>Ablage</translation>
        </message>
        <message>
            <source>Put away</source>
            <translation>Weggelegt</translation>
        </message>
        <message>
            <source>by hand %1</source>
            <translation>von Hand %1</translation>
        </message>
        <message>
            <source>%1, %2, at %3</source>
            <translation>%1, %2, bei %3</translation>
        </message>
        <message>
            <source>%1, %2, discarded</source>
            <translation>%1, %2, abgelegt</translation>
        </message>
        <message>
            <source>Return It to the Table…</source>
            <translation>Auf den Tisch zurücklegen …</translation>
        </message>
        <message>
            <source>Put It Back into Its Stack</source>
            <translation>In den Stapel zurücklegen</translation>
        </message>
        <message>
            <source>Give It to Another Player…</source>
            <translation>Einem anderen Spieler geben …</translation>
        </message>
        <message>
            <source>Move It…</source>
            <translation>Verlegen …</translation>
        </message>
        <message>
            <source>Remove It</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Set Its Points…</source>
            <translation>Punkte setzen …</translation>
        </message>
        <message>
            <source>Count It as the Rules Say</source>
            <translation>Zählen, wie die Regeln es sagen</translation>
        </message>
        <message>
            <source>Activate It Once More</source>
            <translation>Noch einmal aktivieren</translation>
        </message>
        <message>
            <source>Skip the Ability That Is Asked About</source>
            <translation>Gefragte Fähigkeit auslassen</translation>
        </message>
    </context>
    <context>
        <name>dialogs::NewMatch</name>
        <message>
            <source>New Match</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>The program throws</source>
            <translation>Das Programm wirft</translation>
        </message>
        <message>
            <source>Somebody enters where each chip came to rest</source>
            <translation>Die Ruhelage jedes Chips wird eingegeben</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Who begins</source>
            <translation>Wer beginnt</translation>
        </message>
        <message>
            <source>Throws</source>
            <translation>Würfe</translation>
        </message>
        <message>
            <source>The lot decides</source>
            <translation>Das Los entscheidet</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Spieler %1</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Niemand</translation>
        </message>
        <message>
            <source>Measure a hand…</source>
            <translation>Eine Hand messen …</translation>
        </message>
    </context>
    <context>
        <name>dialogs::NewMatchGround</name>
        <message>
            <source>Surface</source>
            <translation>Untergrund</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Holz</translation>
        </message>
        <message>
            <source>Linoleum</source>
            <translation>Linoleum</translation>
        </message>
        <message>
            <source>Felt</source>
            <translation>Filz</translation>
        </message>
        <message>
            <source>Carpet</source>
            <translation>Teppich</translation>
        </message>
        <message>
            <source>Width of the playing area</source>
            <translation>Breite der Fläche</translation>
        </message>
        <message>
            <source>Depth of the playing area</source>
            <translation>Tiefe der Fläche</translation>
        </message>
        <message>
            <source>Playing area</source>
            <translation>Fläche</translation>
        </message>
        <message>
            <source>Increments</source>
            <translation>Inkremente</translation>
        </message>
        <message>
            <source>Thrown from</source>
            <translation>Geworfen von</translation>
        </message>
        <message>
            <source> cm</source>
            <translation> cm</translation>
        </message>
        <message>
            <source>Increment of player %1</source>
            <translation>Inkrement von Spieler %1</translation>
        </message>
        <message>
            <source>Where throws come from</source>
            <translation>Woher die Würfe kommen</translation>
        </message>
        <message>
            <source>Places evenly spaced</source>
            <translation>Plätze gleichmäßig verteilt</translation>
        </message>
        <message>
            <source>One agreed spot</source>
            <translation>Ein vereinbarter Platz</translation>
        </message>
        <message>
            <source>The agreed spot, from the left</source>
            <translation>Der vereinbarte Platz, von links</translation>
        </message>
        <message>
            <source>The agreed spot, from the front</source>
            <translation>Der vereinbarte Platz, von vorn</translation>
        </message>
        <message>
            <source>Table: %1 · %2 × %3 cm · increment %4 cm · %5</source>
            <translation>Tisch: %1 · %2 × %3 cm · Reichweiteneinheit %4 cm · %5</translation>
        </message>
    </context>
    <context>
        <name>dialogs::NewMatchHouse</name>
        <message>
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <source>%1, as ruled</source>
            <translation>%1, wie entschieden</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>Our rulings, %1</source>
            <translation>Unsere Entscheidungen, %1</translation>
        </message>
        <message numerus="yes">
            <source>House rules: as ruled, %n changed</source>
            <translation>
                <numerusform>Hausregeln: wie entschieden, %n geändert</numerusform>
                <numerusform>Hausregeln: wie entschieden, %n geändert</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>dialogs::NewMatchSeat</name>
        <message>
            <source>Player %1</source>
            <translation>Spieler %1</translation>
        </message>
        <message>
            <source>What player %1 plays</source>
            <translation>Was Spieler %1 spielt</translation>
        </message>
        <message>
            <source>%1 (ready-made)</source>
            <translation>%1 (fertig)</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Niemand</translation>
        </message>
        <message>
            <source>Who plays for player %1</source>
            <translation>Wer für Spieler %1 spielt</translation>
        </message>
        <message>
            <source>A person</source>
            <translation>Ein Mensch</translation>
        </message>
        <message>
            <source>How well player %1 throws</source>
            <translation>Wie gut Spieler %1 wirft</translation>
        </message>
        <message>
            <source>A beginner’s hand</source>
            <translation>Anfängerhand</translation>
        </message>
        <message>
            <source>A club player’s hand</source>
            <translation>Vereinshand</translation>
        </message>
        <message>
            <source>An expert’s hand</source>
            <translation>Meisterhand</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source> %</source>
            <translation> %</translation>
        </message>
        <message>
            <source>Sideways</source>
            <translation>Seitlich</translation>
        </message>
        <message>
            <source>°</source>
            <translation>°</translation>
        </message>
        <message>
            <source>Tilt</source>
            <translation>Neigung</translation>
        </message>
        <message>
            <source>Tumble</source>
            <translation>Taumeln</translation>
        </message>
        <message>
            <source> rad/s</source>
            <translation> rad/s</translation>
        </message>
        <message>
            <source>Figures of one’s own</source>
            <translation>Eigene Werte</translation>
        </message>
        <message>
            <source>The hand of %1</source>
            <translation>Die Hand von %1</translation>
        </message>
    </context>
    <context>
        <name>models::ChoiceModel</name>
        <message>
            <source>%1, not possible: %2</source>
            <translation>%1, nicht möglich: %2</translation>
        </message>
    </context>
    <context>
        <name>models::ToldModel</name>
        <message>
            <source>As an older version of the rules told it</source>
            <translation>So erzählte es eine ältere Fassung der Regeln</translation>
        </message>
        <message>
            <source>%1 Told by an older version of the rules.</source>
            <translation>%1 Von einer älteren Fassung der Regeln erzählt.</translation>
        </message>
        <message>
            <source>%1 Still ahead.</source>
            <translation>%1 Liegt noch voraus.</translation>
        </message>
    </context>
    <context>
        <name>pages::TablePage</name>
        <message>
            <source>Last Answer</source>
            <translation>Letzte Antwort</translation>
        </message>
        <message>
            <source>Next Answer</source>
            <translation>Nächste Antwort</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
        <message>
            <source>Play Now</source>
            <translation>Sofort spielen</translation>
        </message>
        <message>
            <source>New Match…</source>
            <translation>Neue Partie …</translation>
        </message>
        <message>
            <source>Play Again</source>
            <translation>Noch einmal spielen</translation>
        </message>
        <message>
            <source>Go On with the Last Match</source>
            <translation>Die letzte Partie fortsetzen</translation>
        </message>
        <message>
            <source>Open a Log…</source>
            <translation>Protokoll öffnen …</translation>
        </message>
        <message>
            <source>Save the Log…</source>
            <translation>Protokoll speichern …</translation>
        </message>
        <message>
            <source>Leave the Table</source>
            <translation>Den Tisch verlassen</translation>
        </message>
        <message>
            <source>To the Beginning</source>
            <translation>Zum Anfang</translation>
        </message>
        <message>
            <source>A Step Back</source>
            <translation>Einen Schritt zurück</translation>
        </message>
        <message>
            <source>Play What Lies Ahead</source>
            <translation>Abspielen, was folgt</translation>
        </message>
        <message>
            <source>A Step Forward</source>
            <translation>Einen Schritt vor</translation>
        </message>
        <message>
            <source>To the End</source>
            <translation>Zum Ende</translation>
        </message>
        <message>
            <source>Continue from Here</source>
            <translation>Von hier weiterspielen</translation>
        </message>
        <message>
            <source>Bookmark This Moment…</source>
            <translation>Lesezeichen setzen …</translation>
        </message>
        <message>
            <source>Move Now</source>
            <translation>Jetzt ziehen</translation>
        </message>
        <message>
            <source>Show Ranges</source>
            <translation>Reichweiten zeigen</translation>
        </message>
        <message>
            <source>Go to the Story</source>
            <translation>Zum Verlauf</translation>
        </message>
        <message>
            <source>Logs of matches (*.mlog)</source>
            <translation>Protokolle von Partien (*.mlog)</translation>
        </message>
        <message>
            <source>Open a Log</source>
            <translation>Protokoll öffnen</translation>
        </message>
        <message>
            <source>Save the Log</source>
            <translation>Protokoll speichern</translation>
        </message>
        <message>
            <source>match.mlog</source>
            <translation>partie.mlog</translation>
        </message>
        <message>
            <source>The log is in %1.</source>
            <translation>Das Protokoll liegt in %1.</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Spieler %1</translation>
        </message>
        <message>
            <source>a person</source>
            <translation>ein Mensch</translation>
        </message>
        <message>
            <source>Player %1, %2</source>
            <translation>Spieler %1, %2</translation>
        </message>
        <message>
            <source>This log agrees with the rules of today for %1 of its answers. Then: %2</source>
            <translation>Dieses Protokoll stimmt für %1 seiner Antworten mit den heutigen Regeln überein. Dann: %2</translation>
        </message>
        <message>
            <source>You are asked</source>
            <translation>Jetzt ist eine Antwort gefragt</translation>
        </message>
        <message>
            <source>This moment is past. What was answered then lies ahead.</source>
            <translation>Dieser Augenblick ist vergangen. Was damals geantwortet wurde, liegt voraus.</translation>
        </message>
        <message>
            <source>The chip is in the air…</source>
            <translation>Der Chip ist in der Luft …</translation>
        </message>
        <message>
            <source>Thinking…</source>
            <translation>Denkt nach …</translation>
        </message>
        <message>
            <source>Where does %1 come to rest?</source>
            <translation>Wo bleibt %1 liegen?</translation>
        </message>
        <message>
            <source>Throw</source>
            <translation>Werfen</translation>
        </message>
        <message>
            <source>Put It There</source>
            <translation>Dorthin legen</translation>
        </message>
        <message>
            <source>%1 wins</source>
            <translation>%1 gewinnt</translation>
        </message>
        <message>
            <source>Nobody wins</source>
            <translation>Niemand gewinnt</translation>
        </message>
        <message>
            <source>The match is over</source>
            <translation>Die Partie ist zu Ende</translation>
        </message>
        <message>
            <source>This game cannot be played here yet</source>
            <translation>Dieses Spiel lässt sich hier noch nicht spielen</translation>
        </message>
        <message>
            <source>Its rules of play are not part of the program yet. Lists are built, checked and printed all the same.</source>
            <translation>Seine Spielregeln gehören noch nicht zum Programm. Listen lassen sich trotzdem bauen, prüfen und drucken.</translation>
        </message>
        <message>
            <source>The table is free</source>
            <translation>Der Tisch ist frei</translation>
        </message>
        <message>
            <source>Play at once with two ready-made lists, or choose lists, players, the table and the house rules yourself.</source>
            <translation>Sofort mit zwei fertigen Listen spielen, oder Listen, Spieler, Tisch und Hausregeln selbst wählen.</translation>
        </message>
        <message>
            <source>Bookmark</source>
            <translation>Lesezeichen</translation>
        </message>
        <message>
            <source>Its name; an empty one takes it away:</source>
            <translation>Sein Name; ein leerer entfernt es:</translation>
        </message>
        <message>
            <source>After answer %1</source>
            <translation>Nach Antwort %1</translation>
        </message>
        <message>
            <source>Save This Moment as a Scenario…</source>
            <translation>Diesen Augenblick als Szenario speichern …</translation>
        </message>
        <message>
            <source>Save This Moment as a Scenario</source>
            <translation>Diesen Augenblick als Szenario speichern</translation>
        </message>
        <message>
            <source>scenario.json</source>
            <translation>szenario.json</translation>
        </message>
        <message>
            <source>Scenarios (*.json)</source>
            <translation>Szenarien (*.json)</translation>
        </message>
        <message>
            <source>The scenario is in %1.</source>
            <translation>Das Szenario liegt in %1.</translation>
        </message>
        <message>
            <source>Where does %1 lie?</source>
            <translation>Wo liegt %1?</translation>
        </message>
        <message>
            <source>Set by hand</source>
            <translation>Von Hand gesetzt</translation>
        </message>
        <message>
            <source>Set by Hand…</source>
            <translation>Von Hand setzen …</translation>
        </message>
        <message>
            <source>Lay a Photograph under the Chips…</source>
            <translation>Foto unter die Chips legen …</translation>
        </message>
        <message>
            <source>Take the Photograph Away</source>
            <translation>Foto wegnehmen</translation>
        </message>
        <message>
            <source>Photograph of the Table</source>
            <translation>Foto des Tisches</translation>
        </message>
        <message>
            <source>Pictures (*.jpg *.jpeg *.png *.webp *.bmp)</source>
            <translation>Bilder (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
        </message>
        <message>
            <source>%1 is not a picture that can be read: %2</source>
            <translation>%1 ist kein lesbares Bild: %2</translation>
        </message>
        <message numerus="yes">
            <source>%n thing(s) in this match were set by hand.</source>
            <translation>
                <numerusform>%n Sache in dieser Partie wurde von Hand gesetzt.</numerusform>
                <numerusform>%n Sachen in dieser Partie wurden von Hand gesetzt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Set by Hand</source>
            <translation>Von Hand setzen</translation>
        </message>
        <message>
            <source>Show Me…</source>
            <translation>Vorführen …</translation>
        </message>
        <message>
            <source>Next Step</source>
            <translation>Nächster Schritt</translation>
        </message>
        <message>
            <source>Step Before</source>
            <translation>Schritt davor</translation>
        </message>
        <message>
            <source>Show the Next One</source>
            <translation>Nächstes vorführen</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>Schritt %1 von %2</translation>
        </message>
    </context>
    <context>
        <name>pages::TablePointEntry</name>
        <message>
            <source> cm</source>
            <translation> cm</translation>
        </message>
        <message>
            <source>%1, from the left</source>
            <translation>%1, von links</translation>
        </message>
        <message>
            <source>%1, from the front</source>
            <translation>%1, von vorn</translation>
        </message>
    </context>
    <context>
        <name>pages::TableQuestionPane</name>
        <message>
            <source>Options</source>
            <translation>Möglichkeiten</translation>
        </message>
        <message>
            <source>Choose It</source>
            <translation>Wählen</translation>
        </message>
        <message>
            <source>Enter, a double click, or the number at its end</source>
            <translation>Eingabetaste, Doppelklick oder die Zahl am Ende</translation>
        </message>
        <message>
            <source>The place</source>
            <translation>Die Stelle</translation>
        </message>
        <message>
            <source>Put It There</source>
            <translation>Dorthin legen</translation>
        </message>
        <message>
            <source>Click on the board, or move the cross with the arrow keys: a centimetre, with Shift a millimetre.</source>
            <translation>Auf die Fläche klicken oder das Kreuz mit den Pfeiltasten bewegen: ein Zentimeter, mit Umschalt ein Millimeter.</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabetaste</translation>
        </message>
        <message>
            <source>Leave It as It Was</source>
            <translation>Lassen, wie es war</translation>
        </message>
    </context>
    <context>
        <name>pages::TableRestEntry</name>
        <message>
            <source>Where it came to rest</source>
            <translation>Wo er liegen blieb</translation>
        </message>
        <message>
            <source>It went out</source>
            <translation>Er ging hinaus</translation>
        </message>
        <message>
            <source>Another piece that was moved</source>
            <translation>Ein weiterer bewegter Chip</translation>
        </message>
        <message>
            <source>Pieces that were moved</source>
            <translation>Bewegte Chips</translation>
        </message>
        <message>
            <source>It Lies There</source>
            <translation>Dort liegt er</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabetaste</translation>
        </message>
        <message>
            <source>Type it, or click there on the board. Drag the pieces that it moved.</source>
            <translation>Eintippen oder auf der Fläche dorthin klicken. Bewegte Chips dorthin ziehen.</translation>
        </message>
        <message>
            <source>Where %1 came to rest</source>
            <translation>Wo %1 liegen blieb</translation>
        </message>
        <message>
            <source>Where %1 lies now</source>
            <translation>Wo %1 jetzt liegt</translation>
        </message>
        <message>
            <source>%1 was not moved</source>
            <translation>%1 wurde nicht bewegt</translation>
        </message>
        <message>
            <source>Another piece was moved…</source>
            <translation>Ein weiterer Chip wurde bewegt …</translation>
        </message>
    </context>
    <context>
        <name>pages::TableSideCard</name>
        <message>
            <source>%1: %2 points</source>
            <translation>%1: %2 Punkte</translation>
        </message>
        <message>
            <source>%1, to move</source>
            <translation>%1, am Zug</translation>
        </message>
        <message>
            <source>%1, face down</source>
            <translation>%1, verdeckt</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
    </context>
    <context>
        <name>pages::TableSidesPane</name>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
    </context>
    <context>
        <name>pages::TableStoryPane</name>
        <message>
            <source>What happened</source>
            <translation>Was geschah</translation>
        </message>
        <message>
            <source>Enter or a click goes to that moment</source>
            <translation>Eingabetaste oder Klick führt zu diesem Augenblick</translation>
        </message>
        <message>
            <source>On the table</source>
            <translation>Auf dem Tisch</translation>
        </message>
        <message>
            <source>Story</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>On the Table</source>
            <translation>Auf dem Tisch</translation>
        </message>
    </context>
    <context>
        <name>pages::TableTransport</name>
        <message>
            <source>Bookmarks</source>
            <translation>Lesezeichen</translation>
        </message>
        <message>
            <source>Speed × %1</source>
            <translation>Tempo × %1</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Sofort</translation>
        </message>
        <message>
            <source>How fast throws are shown</source>
            <translation>Wie schnell Würfe gezeigt werden</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>Answers given up to this moment, of all</source>
            <translation>Bis hier gegebene Antworten, von allen</translation>
        </message>
        <message>
            <source>Bookmark This Moment…</source>
            <translation>Lesezeichen setzen …</translation>
        </message>
        <message>
            <source>%1 · after answer %2</source>
            <translation>%1 · nach Antwort %2</translation>
        </message>
    </context>
    <context>
        <name>Goldfish</name>
        <message>
            <source>There is no piece to replace.</source>
            <translation>Es gibt kein Stück, das ersetzt werden könnte.</translation>
        </message>
        <message>
            <source>earns its place</source>
            <translation>verdient den Platz</translation>
        </message>
        <message>
            <source>the spare is better</source>
            <translation>der Ersatz ist besser</translation>
        </message>
        <message>
            <source>makes no difference</source>
            <translation>macht keinen Unterschied</translation>
        </message>
        <message>
            <source>in doubt</source>
            <translation>offen</translation>
        </message>
        <message>
            <source>Each piece beside its spare</source>
            <translation>Jedes Stück neben seinem Ersatz</translation>
        </message>
        <message>
            <source>Points a game that the roster does better with the piece. The intervals hold for all pieces together.</source>
            <translation>Punkte je Partie, um die die Liste mit dem Stück besser abschneidet. Die Intervalle gelten für alle Stücke zusammen.</translation>
        </message>
        <message>
            <source>Piece</source>
            <translation>Stück</translation>
        </message>
        <message>
            <source>Spare</source>
            <translation>Ersatz</translation>
        </message>
        <message>
            <source>Pairs of games</source>
            <translation>Partienpaare</translation>
        </message>
        <message>
            <source>Better by</source>
            <translation>Besser um</translation>
        </message>
        <message>
            <source>Interval</source>
            <translation>Intervall</translation>
        </message>
        <message>
            <source>Chance by luck</source>
            <translation>Zufallschance</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Urteil</translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s) earned a place.</source>
            <translation>
                <numerusform>%n Stück hat den Platz verdient.</numerusform>
                <numerusform>%n Stücke haben den Platz verdient.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of %n piece(s) the spare is better.</source>
            <translation>
                <numerusform>Von %n Stück ist der Ersatz besser.</numerusform>
                <numerusform>Von %n Stücken ist der Ersatz besser.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s) made no difference worth knowing.</source>
            <translation>
                <numerusform>%n Stück machte keinen nennenswerten Unterschied.</numerusform>
                <numerusform>%n Stücke machten keinen nennenswerten Unterschied.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s) stayed in doubt.</source>
            <translation>
                <numerusform>%n Stück blieb offen.</numerusform>
                <numerusform>%n Stücke blieben offen.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is nothing to play.</source>
            <translation>Es gibt nichts zu spielen.</translation>
        </message>
        <message>
            <source>No number of games that could be played would settle it.</source>
            <translation>Keine spielbare Zahl von Partien würde es entscheiden.</translation>
        </message>
        <message>
            <source>The one scores more, but the other wins more.</source>
            <translation>Die eine Liste holt mehr Punkte, die andere mehr Siege.</translation>
        </message>
        <message>
            <source>The scores differ, but the wins not by as much as was asked.</source>
            <translation>Die Punkte unterscheiden sich, die Siege aber nicht so sehr, wie gefragt war.</translation>
        </message>
        <message numerus="yes">
            <source>Were it what it seems, about %n more game(s) would settle it.</source>
            <translation>
                <numerusform>Wenn er ist, was er scheint, würde etwa %n weitere Partie ihn entscheiden.</numerusform>
                <numerusform>Wenn er ist, was er scheint, würden etwa %n weitere Partien ihn entscheiden.</numerusform>
            </translation>
        </message>
        <message>
            <source>found after %1 pairs</source>
            <translation>gefunden nach %1 Paaren</translation>
        </message>
        <message>
            <source>ruled out after %1 pairs</source>
            <translation>ausgeschlossen nach %1 Paaren</translation>
        </message>
        <message>
            <source>undecided after %1 pairs, three times what is usual</source>
            <translation>unentschieden nach %1 Paaren, dem Dreifachen des Üblichen</translation>
        </message>
        <message>
            <source>not ended; about %1 more pairs</source>
            <translation>nicht beendet; etwa %1 weitere Paare</translation>
        </message>
        <message>
            <source>%1 (ratio %2, bounds %3 and %4)</source>
            <translation>%1 (Verhältnis %2, Schranken %3 und %4)</translation>
        </message>
        <message>
            <source>less than %1</source>
            <translation>weniger als %1</translation>
        </message>
        <message>
            <source>“%1” helps: it does %3 points a game better than “%2” (95 % interval %4).</source>
            <translation>„%1“ hilft: Je Partie schneidet die Liste um %3 Punkte besser ab als „%2“ (95-%-Intervall %4).</translation>
        </message>
        <message>
            <source>“%1” hurts: it does %3 points a game worse than “%2” (95 % interval %4).</source>
            <translation>„%1“ schadet: Je Partie schneidet die Liste um %3 Punkte schlechter ab als „%2“ (95-%-Intervall %4).</translation>
        </message>
        <message>
            <source>Undecided between “%1” and “%2”: the difference is %3 points a game (95 % interval %4). %5</source>
            <translation>Unentschieden zwischen „%1“ und „%2“: Der Unterschied beträgt %3 Punkte je Partie (95-%-Intervall %4). %5</translation>
        </message>
        <message>
            <source>The games ended when the tests of the wins had; what was found so soon looks a little greater than it is.</source>
            <translation>Die Partien endeten mit den Tests der Siege; was so früh gefunden wird, wirkt etwas größer, als es ist.</translation>
        </message>
        <message numerus="yes">
            <source>%n pair(s) did not end and count nowhere.</source>
            <translation>
                <numerusform>%n Paar kam nicht zum Ende und zählt nirgends.</numerusform>
                <numerusform>%n Paare kamen nicht zum Ende und zählen nirgends.</numerusform>
            </translation>
        </message>
        <message>
            <source>“%1” beside “%2”</source>
            <translation>„%1“ neben „%2“</translation>
        </message>
        <message>
            <source>They played each other; in each pair both begin once, with the same lots.</source>
            <translation>Beide spielten gegeneinander; in jedem Paar beginnt jede Liste einmal, mit denselben Zufallswerten.</translation>
        </message>
        <message>
            <source>In each pair both play the same opponent from the same seat with the same lots.</source>
            <translation>In jedem Paar spielen beide am selben Platz gegen denselben Gegner, mit denselben Zufallswerten.</translation>
        </message>
        <message>
            <source>Better by, points a game</source>
            <translation>Besser um, Punkte je Partie</translation>
        </message>
        <message>
            <source>%1 (95 % interval %2)</source>
            <translation>%1 (95-%-Intervall %2)</translation>
        </message>
        <message>
            <source>Better by, percentage points of wins</source>
            <translation>Besser um, Prozentpunkte der Siege</translation>
        </message>
        <message>
            <source>Games without pairs that tell as much as one of these</source>
            <translation>Ungepaarte Partien, die so viel aussagen wie eine von diesen</translation>
        </message>
        <message>
            <source>Both won</source>
            <translation>Beide gewonnen</translation>
        </message>
        <message>
            <source>Only “%1” did better</source>
            <translation>Nur „%1“ war besser</translation>
        </message>
        <message>
            <source>Neither won, or both drew</source>
            <translation>Keine gewonnen, oder beide unentschieden</translation>
        </message>
        <message>
            <source>Chance of that by luck alone (McNemar)</source>
            <translation>Wahrscheinlichkeit durch reinen Zufall (McNemar)</translation>
        </message>
        <message>
            <source>%1 percentage points better</source>
            <translation>%1 Prozentpunkte besser</translation>
        </message>
        <message>
            <source>%1 percentage points worse</source>
            <translation>%1 Prozentpunkte schlechter</translation>
        </message>
        <message>
            <source>%1 games tell a share of wins to within %2 percentage points.</source>
            <translation>%1 Partien zeigen einen Anteil der Siege auf %2 Prozentpunkte genau.</translation>
        </message>
        <message>
            <source>%1 games, in pairs, show in four runs of five a difference of %2 percentage points of wins; the more alike the rosters, the smaller a one.</source>
            <translation>%1 Partien, in Paaren, zeigen in vier von fünf Läufen einen Unterschied von %2 Prozentpunkten der Siege; je ähnlicher die Listen, desto kleiner darf er sein.</translation>
        </message>
        <message>
            <source>The rules of “%1” cannot be played yet.</source>
            <translation>Die Regeln von „%1“ sind noch nicht spielbar.</translation>
        </message>
        <message>
            <source>There are: %1.</source>
            <translation>Es gibt: %1.</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Zufällig</translation>
        </message>
        <message>
            <source>Picks anything that is allowed, each as likely.</source>
            <translation>Wählt irgendetwas Erlaubtes, alles gleich wahrscheinlich.</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>Gierig</translation>
        </message>
        <message>
            <source>Tries many ways to play the turn and takes what looks best after it.</source>
            <translation>Probiert viele Arten, den Zug zu spielen, und nimmt, was danach am besten aussieht.</translation>
        </message>
        <message>
            <source>Look-ahead</source>
            <translation>Vorausschauend</translation>
        </message>
        <message>
            <source>There is no policy “%1”.</source>
            <translation>Die Spielweise „%1“ gibt es nicht.</translation>
        </message>
        <message>
            <source>“%1” is no number of answers to imagine.</source>
            <translation>„%1“ ist keine Zahl vorgestellter Antworten.</translation>
        </message>
        <message>
            <source>Write for example %1.</source>
            <translation>Beispiel: %1.</translation>
        </message>
        <message>
            <source>The policy “%1” imagines nothing.</source>
            <translation>Die Spielweise „%1“ stellt sich nichts vor.</translation>
        </message>
        <message>
            <source>Where its pieces came to rest</source>
            <translation>Wo die Stücke liegen blieben</translation>
        </message>
        <message>
            <source>“%1” scores %2 points a game on average (95 % interval %3); one game in ten it scores at most %4, every other at most %5, nine in ten at most %6.</source>
            <translation>„%1“ holt im Mittel %2 Punkte je Partie (95-%-Intervall %3); in einer von zehn Partien höchstens %4, in jeder zweiten höchstens %5, in neun von zehn höchstens %6.</translation>
        </message>
        <message>
            <source>It wins %1 of its games (95 % interval %2): %3 when it plays first, %4 when it plays second.</source>
            <translation>Die Liste gewinnt %1 der Partien (95-%-Intervall %2): %3 als erste, %4 als zweite am Zug.</translation>
        </message>
        <message>
            <source>Its worst opponent is “%1”, against which it wins %2.</source>
            <translation>Der schlimmste Gegner ist „%1“, gegen den sie %2 gewinnt.</translation>
        </message>
        <message>
            <source>%1 with the hand “%2”</source>
            <translation>%1 mit der Hand „%2“</translation>
        </message>
        <message>
            <source>“%1” (%2), played by %3</source>
            <translation>„%1“ (%2), gespielt von %3</translation>
        </message>
        <message>
            <source>none: all as ruled</source>
            <translation>keine: alles wie entschieden</translation>
        </message>
        <message>
            <source>No game was finished.</source>
            <translation>Keine Partie wurde beendet.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) did not end after as many answers as are allowed and count nowhere.</source>
            <translation>
                <numerusform>%n Partie kam mit den erlaubten Antworten nicht zum Ende und zählt nirgends.</numerusform>
                <numerusform>%n Partien kamen mit den erlaubten Antworten nicht zum Ende und zählen nirgends.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Played with %n changed house rule(s).</source>
            <translation>
                <numerusform>Gespielt mit %n geänderten Hausregel.</numerusform>
                <numerusform>Gespielt mit %n geänderten Hausregeln.</numerusform>
            </translation>
        </message>
        <message>
            <source>Of %1 opponents&apos; 95 % intervals about one in twenty misses by chance; the best and the worst of many are seldom as good and as bad as they look.</source>
            <translation>Von den 95-%-Intervallen der %1 Gegner geht etwa jedes zwanzigste durch Zufall fehl; die besten und schlechtesten von vielen sind selten so gut und so schlecht, wie sie aussehen.</translation>
        </message>
        <message>
            <source>What was played</source>
            <translation>Was gespielt wurde</translation>
        </message>
        <message>
            <source>Roster</source>
            <translation>Liste</translation>
        </message>
        <message>
            <source>Opponent</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startzahl</translation>
        </message>
        <message>
            <source>Surface</source>
            <translation>Untergrund</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>version %1</source>
            <translation>Fassung %1</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>Daten</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Programm</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Seconds</source>
            <translation>Sekunden</translation>
        </message>
        <message>
            <source>Games a second</source>
            <translation>Partien je Sekunde</translation>
        </message>
        <message>
            <source>Repeat it with</source>
            <translation>Wiederholen mit</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Punkte je Partie</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <source>Against each opponent</source>
            <translation>Gegen jeden Gegner</translation>
        </message>
        <message>
            <source>A draw counts half. Shares with the 95 % interval of Wilson.</source>
            <translation>Ein Unentschieden zählt halb. Anteile mit dem 95-%-Intervall nach Wilson.</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Drawn</source>
            <translation>Unentschieden</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Verloren</translation>
        </message>
        <message>
            <source>95 % interval</source>
            <translation>95-%-Intervall</translation>
        </message>
        <message>
            <source>Playing first</source>
            <translation>Als erste</translation>
        </message>
        <message>
            <source>Playing second</source>
            <translation>Als zweite</translation>
        </message>
        <message>
            <source>Margin</source>
            <translation>Abstand</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Herkunft</translation>
        </message>
        <message>
            <source>A game</source>
            <translation>Je Partie</translation>
        </message>
        <message>
            <source>Score by turn</source>
            <translation>Punkte nach Zug</translation>
        </message>
        <message>
            <source>Of the games that lasted so long.</source>
            <translation>Von den Partien, die so lange dauerten.</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Zug</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>10 % at most</source>
            <translation>10 % höchstens</translation>
        </message>
        <message>
            <source>Half at most</source>
            <translation>Die Hälfte höchstens</translation>
        </message>
        <message>
            <source>90 % at most</source>
            <translation>90 % höchstens</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Stücke</translation>
        </message>
        <message>
            <source>How often, and how many points, in a game for each copy.</source>
            <translation>Wie oft und wie viele Punkte in einer Partie, je Exemplar.</translation>
        </message>
        <message>
            <source>Copies</source>
            <translation>Exemplare</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Gespielt</translation>
        </message>
        <message>
            <source>In play at the end</source>
            <translation>Am Ende im Spiel</translation>
        </message>
        <message>
            <source>Removals</source>
            <translation>Entfernte</translation>
        </message>
        <message>
            <source>Was removed</source>
            <translation>Wurde entfernt</translation>
        </message>
        <message>
            <source>Playtest of “%1”</source>
            <translation>Spieltest von „%1“</translation>
        </message>
        <message>
            <source>chance</source>
            <translation>Zufall</translation>
        </message>
        <message>
            <source>seat %1</source>
            <translation>Platz %1</translation>
        </message>
        <message>
            <source>Game %1: no answer came from %2.</source>
            <translation>Partie %1: Keine Antwort von: %2.</translation>
        </message>
        <message>
            <source>Game %1: the answer “%2” of %3 is not allowed: %4</source>
            <translation>Partie %1: Die Antwort „%2“ (%3) ist nicht erlaubt: %4</translation>
        </message>
        <message>
            <source>“%1” cannot play this game yet: it gives no advice.</source>
            <translation>„%1“ kann dieses Spiel noch nicht spielen: Es gibt keinen Rat.</translation>
        </message>
        <message>
            <source>playing first</source>
            <translation>als Erste</translation>
        </message>
        <message>
            <source>playing second</source>
            <translation>als Zweite</translation>
        </message>
        <message>
            <source>%1: first</source>
            <translation>%1: als Erste</translation>
        </message>
        <message>
            <source>%1: second</source>
            <translation>%1: als Zweite</translation>
        </message>
        <message>
            <source>Playing first and second</source>
            <translation>Als Erste und als Zweite</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Stelle</translation>
        </message>
        <message>
            <source>Points by source</source>
            <translation>Punkte nach Herkunft</translation>
        </message>
        <message>
            <source>What happened, times a game</source>
            <translation>Was geschah, Male je Partie</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Was</translation>
        </message>
        <message>
            <source>How often in each cell, from where a game measures its places.</source>
            <translation>Wie oft in jedem Feld, von dort aus, wo ein Spiel seine Stellen misst.</translation>
        </message>
        <message>
            <source>Games with a score of %1</source>
            <translation>Partien mit %1 Punkten</translation>
        </message>
        <message>
            <source>Games with a score of %1 to %2</source>
            <translation>Partien mit %1 bis %2 Punkten</translation>
        </message>
        <message>
            <source>Games won against “%1”, playing first</source>
            <translation>Gewonnene Partien gegen „%1“, als Erste</translation>
        </message>
        <message>
            <source>Games drawn against “%1”, playing first</source>
            <translation>Unentschiedene Partien gegen „%1“, als Erste</translation>
        </message>
        <message>
            <source>Games lost against “%1”, playing first</source>
            <translation>Verlorene Partien gegen „%1“, als Erste</translation>
        </message>
        <message>
            <source>Games against “%1”, playing first</source>
            <translation>Partien gegen „%1“, als Erste</translation>
        </message>
        <message>
            <source>Games won against “%1”, playing second</source>
            <translation>Gewonnene Partien gegen „%1“, als Zweite</translation>
        </message>
        <message>
            <source>Games drawn against “%1”, playing second</source>
            <translation>Unentschiedene Partien gegen „%1“, als Zweite</translation>
        </message>
        <message>
            <source>Games lost against “%1”, playing second</source>
            <translation>Verlorene Partien gegen „%1“, als Zweite</translation>
        </message>
        <message>
            <source>Games against “%1”, playing second</source>
            <translation>Partien gegen „%1“, als Zweite</translation>
        </message>
        <message>
            <source>Games won against “%1”</source>
            <translation>Gewonnene Partien gegen „%1“</translation>
        </message>
        <message>
            <source>Games drawn against “%1”</source>
            <translation>Unentschiedene Partien gegen „%1“</translation>
        </message>
        <message>
            <source>Games lost against “%1”</source>
            <translation>Verlorene Partien gegen „%1“</translation>
        </message>
        <message>
            <source>Games against “%1”</source>
            <translation>Partien gegen „%1“</translation>
        </message>
        <message>
            <source>Games with at most %1 points after turn %2</source>
            <translation>Partien mit höchstens %1 Punkten nach Zug %2</translation>
        </message>
        <message>
            <source>Games with %1 points or more after turn %2</source>
            <translation>Partien mit %1 Punkten oder mehr nach Zug %2</translation>
        </message>
        <message>
            <source>Games that lasted %1 turns or longer</source>
            <translation>Partien, die %1 Züge oder länger dauerten</translation>
        </message>
        <message>
            <source>Games at whose end “%1” was in play</source>
            <translation>Partien, an deren Ende „%1“ im Spiel war</translation>
        </message>
        <message>
            <source>Games in which “%1” scored</source>
            <translation>Partien, in denen „%1“ punktete</translation>
        </message>
        <message>
            <source>Games in which “%1” removed something</source>
            <translation>Partien, in denen „%1“ etwas entfernte</translation>
        </message>
        <message>
            <source>Games in which “%1” was removed</source>
            <translation>Partien, in denen „%1“ entfernt wurde</translation>
        </message>
        <message>
            <source>Games in which “%1” was played</source>
            <translation>Partien, in denen „%1“ gespielt wurde</translation>
        </message>
        <message>
            <source>Games in which a piece came to rest in row %1, column %2</source>
            <translation>Partien, in denen ein Stück in Reihe %1, Spalte %2 zur Ruhe kam</translation>
        </message>
        <message>
            <source>Pairs of games that both won</source>
            <translation>Partiepaare, die beide gewannen</translation>
        </message>
        <message>
            <source>Pairs of games in which the roster did better</source>
            <translation>Partiepaare, in denen die Liste besser abschnitt</translation>
        </message>
        <message>
            <source>Pairs of games in which the other did better</source>
            <translation>Partiepaare, in denen die andere besser abschnitt</translation>
        </message>
        <message>
            <source>Pairs of games that neither won, or both drew</source>
            <translation>Partiepaare, die keine gewann oder beide unentschieden spielten</translation>
        </message>
        <message>
            <source>All pairs of games</source>
            <translation>Alle Partiepaare</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Alle Partien</translation>
        </message>
        <message>
            <source>Games with: %1</source>
            <translation>Partien mit: %1</translation>
        </message>
        <message>
            <source>Pairs of games with the piece and with its spare</source>
            <translation>Partiepaare mit dem Stück und mit seinem Ersatz</translation>
        </message>
        <message>
            <source>Of this source</source>
            <translation>Aus dieser Herkunft</translation>
        </message>
        <message>
            <source>After this turn</source>
            <translation>Nach diesem Zug</translation>
        </message>
        <message>
            <source>Its points</source>
            <translation>Seine Punkte</translation>
        </message>
        <message>
            <source>How often</source>
            <translation>Wie oft</translation>
        </message>
        <message>
            <source>Looks for the best point about each good way to play the turn, and plays the last turns on to the end of the game, many times.</source>
            <translation>Sucht um jede gute Art, den Zug zu spielen, den besten Punkt und spielt die letzten Züge viele Male bis zum Ende der Partie.</translation>
        </message>
        <message>
            <source>No match of a batch is played with changes by hand.</source>
            <translation>In einer Reihe wird keine Partie mit Änderungen von Hand gespielt.</translation>
        </message>
    </context>
    <context>
        <name>Number</name>
        <message>
            <source>%1</source>
            <translation>%1</translation>
        </message>
        <message>
            <source>%1.%2</source>
            <translation>%1,%2</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 bis %2</translation>
        </message>
        <message>
            <source>−%1</source>
            <translation>−%1</translation>
        </message>
        <message>
            <source>+%1</source>
            <translation>+%1</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>unbekannt</translation>
        </message>
    </context>
    <context>
        <name>Throws</name>
        <message>
            <source>The line “%1” is expected here.</source>
            <translation>Hier wird die Zeile „%1“ erwartet.</translation>
        </message>
        <message>
            <source>This is no table of landings that this Muster knows.</source>
            <translation>Das ist keine Landetabelle, die dieses Muster kennt.</translation>
        </message>
        <message>
            <source>It begins with the line “%1”.</source>
            <translation>Sie beginnt mit der Zeile „%1“.</translation>
        </message>
        <message>
            <source>A line that begins with “%1” is expected here.</source>
            <translation>Hier wird eine Zeile erwartet, die mit „%1“ beginnt.</translation>
        </message>
        <message>
            <source>A whole number from %1 to %2 is expected here.</source>
            <translation>Hier wird eine ganze Zahl von %1 bis %2 erwartet.</translation>
        </message>
        <message>
            <source>%1 whole numbers are expected here.</source>
            <translation>Hier werden %1 ganze Zahlen erwartet.</translation>
        </message>
        <message>
            <source>The rows must be sorted by their first number: this one is less than the one before.</source>
            <translation>Die Zeilen müssen nach ihrer ersten Zahl geordnet sein: Diese ist kleiner als die davor.</translation>
        </message>
        <message>
            <source>This part has %1 rows; at least %2 are needed.</source>
            <translation>Dieser Teil hat %1 Zeilen; mindestens %2 sind nötig.</translation>
        </message>
        <message>
            <source>The hand is %1 mm above the table; a chip is thrown from %2 mm to %3 mm.</source>
            <translation>Die Hand ist %1 mm über dem Tisch; geworfen wird aus %2 mm bis %3 mm.</translation>
        </message>
        <message>
            <source>Raise or lower the hand.</source>
            <translation>Die Hand höher oder tiefer halten.</translation>
        </message>
        <message>
            <source>The chip rises %1 mm above the hand; a throw is an arc, so it must rise from 1 mm to %2 mm.</source>
            <translation>Der Chip steigt %1 mm über die Hand; ein Wurf ist ein Bogen, also muss er 1 mm bis %2 mm steigen.</translation>
        </message>
        <message>
            <source>Throw it upwards first.</source>
            <translation>Ihn zuerst nach oben werfen.</translation>
        </message>
        <message>
            <source>The hand is above the playing area.</source>
            <translation>Die Hand ist über der Fläche.</translation>
        </message>
        <message>
            <source>Throw from outside its border.</source>
            <translation>Von außerhalb ihres Randes werfen.</translation>
        </message>
        <message>
            <source>The mark is more than %1 m away.</source>
            <translation>Das Ziel ist mehr als %1 m entfernt.</translation>
        </message>
        <message>
            <source>Aim nearer.</source>
            <translation>Näher zielen.</translation>
        </message>
        <message>
            <source>A hand is fitted from at least %1 throws; there are %2.</source>
            <translation>Eine Hand wird aus mindestens %1 Würfen bestimmt; es sind %2.</translation>
        </message>
        <message>
            <source>Throw some more chips at the mark; twenty are a good number.</source>
            <translation>Noch einige Chips auf das Ziel werfen; zwanzig sind eine gute Zahl.</translation>
        </message>
        <message>
            <source>“%1” must be from %2 to %3 here.</source>
            <translation>„%1“ muss hier zwischen %2 und %3 liegen.</translation>
        </message>
        <message>
            <source>A slug is made of the letters a to z and hyphens.</source>
            <translation>Ein Kürzel besteht aus den Buchstaben a bis z und Bindestrichen.</translation>
        </message>
        <message>
            <source>“%1” stands here twice.</source>
            <translation>„%1“ steht hier zweimal.</translation>
        </message>
        <message>
            <source>There is no surface “%1” in this file.</source>
            <translation>In dieser Datei gibt es keinen Untergrund „%1“.</translation>
        </message>
        <message>
            <source>There is no hand “%1” in this file.</source>
            <translation>In dieser Datei gibt es keine Hand „%1“.</translation>
        </message>
        <message>
            <source>There is no surface “%1”.</source>
            <translation>Es gibt keinen Untergrund „%1“.</translation>
        </message>
        <message>
            <source>The surfaces are: %1.</source>
            <translation>Die Untergründe sind: %1.</translation>
        </message>
        <message>
            <source>There is no hand “%1”.</source>
            <translation>Es gibt keine Hand „%1“.</translation>
        </message>
        <message>
            <source>The hands are: %1. Own figures are written as %2: the errors of the speed in hundredths of a percent, sideways and in tilt in thousandths of a degree, and the tumbling in thousandths of a radian per second.</source>
            <translation>Die Hände sind: %1. Eigene Zahlen werden so geschrieben: %2, die Fehler der Geschwindigkeit in Hundertstelprozent, zur Seite und in der Neigung in Tausendstelgrad und das Taumeln in Tausendstel Radiant je Sekunde.</translation>
        </message>
    </context>
    <context>
        <name>CloutAim</name>
        <message>
            <source>Between which two chips? One is missing.</source>
            <translation>Zwischen welchen beiden Chips? Einer fehlt.</translation>
        </message>
        <message>
            <source>Which chip?</source>
            <translation>Welcher Chip?</translation>
        </message>
        <message>
            <source>For example “at Treant Watcher”.</source>
            <translation>Zum Beispiel „auf Treant Watcher“.</translation>
        </message>
        <message>
            <source>Several chips are called so: %1 and %2.</source>
            <translation>So heißen mehrere Chips: %1 und %2.</translation>
        </message>
        <message>
            <source>Write more of the name, or its number.</source>
            <translation>Mehr vom Namen schreiben, oder die Nummer dazu.</translation>
        </message>
        <message>
            <source>No chip on the table is called “%1”.</source>
            <translation>Kein Chip auf dem Tisch heißt „%1“.</translation>
        </message>
        <message>
            <source>Perhaps “%1” is meant.</source>
            <translation>Vielleicht ist „%1“ gemeint.</translation>
        </message>
    </context>
    <context>
        <name>CloutChip</name>
        <message>
            <source>troop</source>
            <translation>Truppe</translation>
        </message>
        <message>
            <source>base</source>
            <translation>Basis</translation>
        </message>
        <message>
            <source>action</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <source>relic</source>
            <translation>Relikt</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>player %1</source>
            <translation>Spieler %1</translation>
        </message>
        <message>
            <source>yours</source>
            <translation>eigener Chip</translation>
        </message>
        <message>
            <source>%1, taken from %2</source>
            <translation>%1, übernommen von %2</translation>
        </message>
        <message>
            <source>you</source>
            <translation>dieser Seite</translation>
        </message>
        <message>
            <source>faction unknown</source>
            <translation>Fraktion unbekannt</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>range %1, with support %2</source>
            <translation>Reichweite %1, mit Unterstützung %2</translation>
        </message>
        <message>
            <source>range %1</source>
            <translation>Reichweite %1</translation>
        </message>
        <message>
            <source>defense %1</source>
            <translation>Verteidigung %1</translation>
        </message>
        <message>
            <source>trapped by %1</source>
            <translation>gefangen von %1</translation>
        </message>
        <message>
            <source>possessed by %1</source>
            <translation>übernommen durch %1</translation>
        </message>
        <message>
            <source>resting</source>
            <translation>kommt zur Ruhe</translation>
        </message>
        <message>
            <source>place not settled yet</source>
            <translation>Ort steht noch nicht fest</translation>
        </message>
        <message>
            <source>just moved</source>
            <translation>eben bewegt</translation>
        </message>
        <message numerus="yes">
            <source>lies on %n other(s)</source>
            <translation>
                <numerusform>liegt auf %n anderen</numerusform>
                <numerusform>liegt auf %n anderen</numerusform>
            </translation>
        </message>
        <message>
            <source>0 printed, being trapped</source>
            <translation>0 aufgedruckt, da gefangen</translation>
        </message>
        <message>
            <source>0 printed, being the last chip</source>
            <translation>0 aufgedruckt, da letzter Chip</translation>
        </message>
        <message>
            <source>%1 printed</source>
            <translation>%1 aufgedruckt</translation>
        </message>
        <message>
            <source>+ %1 loyal</source>
            <translation>+ %1 treu</translation>
        </message>
        <message>
            <source>− %1 disloyal</source>
            <translation>− %1 treulos</translation>
        </message>
        <message>
            <source>+ %1 near a base</source>
            <translation>+ %1 nahe einer Basis</translation>
        </message>
        <message>
            <source>set by hand</source>
            <translation>von Hand gesetzt</translation>
        </message>
    </context>
    <context>
        <name>CloutForesight</name>
        <message>
            <source>%1 is hit by %2 %</source>
            <translation>%1 wird von %2 % getroffen</translation>
        </message>
        <message>
            <source>hardly any hits a chip</source>
            <translation>kaum einer trifft einen Chip</translation>
        </message>
        <message>
            <source>%1 % go out</source>
            <translation>%1 % gehen ins Aus</translation>
        </message>
        <message>
            <source>%1 finds somebody in %2 %</source>
            <translation>%1 findet bei %2 % ein Ziel</translation>
        </message>
        <message numerus="yes">
            <source>Of %n throw(s) there: %1.</source>
            <translation>
                <numerusform>Von %n Wurf dorthin: %1.</numerusform>
                <numerusform>Von %n Würfen dorthin: %1.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CloutGround</name>
        <message>
            <source>%1 · increment %2</source>
            <translation>%1 · Inkrement %2</translation>
        </message>
    </context>
    <context>
        <name>CloutPlaces</name>
        <message>
            <source>%1 beyond the left edge</source>
            <translation>%1 jenseits des linken Rands</translation>
        </message>
        <message>
            <source>%1 beyond the right edge</source>
            <translation>%1 jenseits des rechten Rands</translation>
        </message>
        <message>
            <source>%1 from the left</source>
            <translation>%1 von links</translation>
        </message>
        <message>
            <source>%1 beyond your edge</source>
            <translation>%1 vor dem eigenen Rand</translation>
        </message>
        <message>
            <source>%1 beyond the far edge</source>
            <translation>%1 jenseits des fernen Rands</translation>
        </message>
        <message>
            <source>%1 from you</source>
            <translation>%1 vom eigenen Rand</translation>
        </message>
        <message>
            <source>%1 cm</source>
            <translation>%1 cm</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
    </context>
    <context>
        <name>CloutReach</name>
        <message numerus="yes">
            <source>%n increment(s) (%1)</source>
            <translation>
                <numerusform>%n Inkrement (%1)</numerusform>
                <numerusform>%n Inkremente (%1)</numerusform>
            </translation>
        </message>
        <message>
            <source>does not work now</source>
            <translation>wirkt gerade nicht</translation>
        </message>
        <message>
            <source>reaches nobody</source>
            <translation>erreicht niemanden</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 reaches %2: %3 printed, %4 by support.</source>
            <translation>%1 reicht %2 weit: %3 aufgedruckt, %4 durch Unterstützung.</translation>
        </message>
        <message>
            <source>%1 reaches %2.</source>
            <translation>%1 reicht %2 weit.</translation>
        </message>
        <message>
            <source>It reaches no chip that flies.</source>
            <translation>Fliegende Chips erreicht er nicht.</translation>
        </message>
        <message>
            <source>Chips that fly: %1.</source>
            <translation>Fliegende Chips: %1.</translation>
        </message>
        <message>
            <source>As a base it serves its side’s chips within %1.</source>
            <translation>Als Basis zählt sie für eigene Chips bis %1 Abstand.</translation>
        </message>
    </context>
    <context>
        <name>CloutScene</name>
        <message>
            <source>No point can be given there.</source>
            <translation>Dort ist kein Punkt möglich.</translation>
        </message>
        <message>
            <source>can be chosen</source>
            <translation>wählbar</translation>
        </message>
        <message>
            <source>can be chosen: %1</source>
            <translation>wählbar: %1</translation>
        </message>
        <message>
            <source>cannot be chosen: %1</source>
            <translation>nicht wählbar: %1</translation>
        </message>
        <message numerus="yes">
            <source>Worth %n point(s) now: %1.</source>
            <translation>
                <numerusform>Jetzt %n Punkt wert: %1.</numerusform>
                <numerusform>Jetzt %n Punkte wert: %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing lies here.</source>
            <translation>Hier liegt nichts.</translation>
        </message>
        <message>
            <source>%1, on %2</source>
            <translation>%1, auf %2</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>No reach covers it.</source>
            <translation>Keine Reichweite deckt diese Stelle ab.</translation>
        </message>
        <message>
            <source>In reach of %1.</source>
            <translation>In Reichweite von %1.</translation>
        </message>
        <message>
            <source>First touch: half within the inner ring, nine in ten within the outer</source>
            <translation>Erster Aufprall: die Hälfte im inneren Ring, neun von zehn im äußeren</translation>
        </message>
        <message>
            <source>No match is on the table.</source>
            <translation>Auf dem Tisch liegt keine Partie.</translation>
        </message>
    </context>
    <context>
        <name>boards::AimLine</name>
        <message>
            <source>Aim by name</source>
            <translation>Zielen nach Namen</translation>
        </message>
        <message>
            <source>at …, between … and …, 8 cm short of …</source>
            <translation>auf …, zwischen … und …, 8 cm vor …</translation>
        </message>
        <message>
            <source>Also: 8 cm beyond, left of or right of a chip; “30 12” for centimetres from the left and from you; “middle”. Enter aims there, Escape leaves it.</source>
            <translation>Auch: 8 cm hinter, links von oder rechts von einem Chip; „30 12“ für Zentimeter von links und vom eigenen Rand; „Mitte“. Eingabe zielt dorthin, Escape lässt es.</translation>
        </message>
    </context>
    <context>
        <name>boards::Announcement</name>
        <message>
            <source>What happened last</source>
            <translation>Was zuletzt geschah</translation>
        </message>
    </context>
    <context>
        <name>boards::CloutBoard</name>
        <message>
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
        <message>
            <source>Tab and the arrow keys go through the chips, Enter chooses one. Where a point is asked, the arrow keys move the aim by 1 cm, with Shift by 1 mm, with Ctrl to the next chip; A aims by name, Enter throws or puts down. R tells what reaches a point.</source>
            <translation>Tabulator und Pfeiltasten gehen durch die Chips, Eingabe wählt einen. Ist ein Punkt gefragt, bewegen die Pfeiltasten das Ziel um 1 cm, mit Umschalt um 1 mm, mit Strg zum nächsten Chip; A zielt nach Namen, Eingabe wirft oder legt ab. R sagt, was eine Stelle erreicht.</translation>
        </message>
        <message>
            <source>What is told of a point</source>
            <translation>Was über eine Stelle gesagt wird</translation>
        </message>
        <message>
            <source>Aim: %1</source>
            <translation>Ziel: %1</translation>
        </message>
        <message>
            <source>Playing area: %1</source>
            <translation>Fläche: %1</translation>
        </message>
        <message>
            <source>%1 is lifted. The arrow keys carry it, Enter puts it down, Escape leaves it.</source>
            <translation>%1 ist angehoben. Die Pfeiltasten tragen den Chip, Eingabe legt ihn ab, Escape lässt ihn liegen.</translation>
        </message>
    </context>
    <context>
        <name>boards::CloutTableModel</name>
        <message>
            <source>Chip</source>
            <translation>Chip</translation>
        </message>
        <message>
            <source>Owner</source>
            <translation>Besitzer</translation>
        </message>
        <message>
            <source>Faction</source>
            <translation>Fraktion</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Ort</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Zustand</translation>
        </message>
    </context>
    <context>
        <name>Lab</name>
        <message>
            <source>There is nothing to compare with.</source>
            <translation>Es gibt nichts, womit verglichen werden kann.</translation>
        </message>
        <message>
            <source>Compared with</source>
            <translation>Verglichen mit</translation>
        </message>
        <message>
            <source>“%1” (%2)</source>
            <translation>„%1“ (%2)</translation>
        </message>
        <message>
            <source>Some spares were chosen by hand; the command takes the plainest.</source>
            <translation>Mancher Ersatz ist von Hand gewählt; der Befehl nimmt den schlichtesten.</translation>
        </message>
        <message>
            <source>This file does not hold one list of this game.</source>
            <translation>Diese Datei enthält nicht eine Liste dieses Spiels.</translation>
        </message>
        <message>
            <source>At %1 games a second, as last time, that makes about %2 games.</source>
            <translation>Bei %1 Partien in der Sekunde wie beim letzten Mal werden das etwa %2 Partien.</translation>
        </message>
        <message>
            <source>Each of %1 pieces plays at most %2 pairs of games, and fewer once it is decided. What makes less than half a point a game counts as no difference.</source>
            <translation>Jedes von %1 Stücken spielt höchstens %2 Partiepaare, und weniger, sobald es entschieden ist. Was weniger als einen halben Punkt je Partie ausmacht, gilt als kein Unterschied.</translation>
        </message>
        <message>
            <source>%1 games tell the average score to within %2 of the standard deviation of single games.</source>
            <translation>%1 Partien zeigen den Durchschnitt auf %2 der Standardabweichung einzelner Partien genau.</translation>
        </message>
        <message>
            <source>That is %1 against each opponent: to within %2.</source>
            <translation>Das sind %1 gegen jeden Gegner: auf %2 genau.</translation>
        </message>
        <message>
            <source>No list is chosen.</source>
            <translation>Es ist keine Liste gewählt.</translation>
        </message>
        <message>
            <source>“%1” is not a legal list of its format.</source>
            <translation>„%1“ ist keine zulässige Liste des Formats.</translation>
        </message>
        <message>
            <source>%1 of %2 games</source>
            <translation>%1 von %2 Partien</translation>
        </message>
        <message>
            <source>%1 games</source>
            <translation>%1 Partien</translation>
        </message>
        <message>
            <source>%1 a second</source>
            <translation>%1 in der Sekunde</translation>
        </message>
        <message>
            <source>%1 s left</source>
            <translation>noch %1 s</translation>
        </message>
        <message>
            <source>Stopped after %1 games; they are kept.</source>
            <translation>Nach %1 Partien angehalten; sie bleiben erhalten.</translation>
        </message>
        <message>
            <source>%1 games were played.</source>
            <translation>%1 Partien wurden gespielt.</translation>
        </message>
    </context>
    <context>
        <name>dialogs::ChooseOpponents</name>
        <message>
            <source>Opponents</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <source>Lists to play against</source>
            <translation>Listen, gegen die gespielt wird</translation>
        </message>
        <message>
            <source>Add Files…</source>
            <translation>Dateien hinzufügen …</translation>
        </message>
        <message>
            <source>Ready-made</source>
            <translation>Fertige</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>Dateien</translation>
        </message>
        <message>
            <source>My own</source>
            <translation>Eigene</translation>
        </message>
        <message>
            <source>Folder “%1”</source>
            <translation>Ordner „%1“</translation>
        </message>
        <message>
            <source>Lists (*.txt *.json *.csv *.md);;All files (*)</source>
            <translation>Listen (*.txt *.json *.csv *.md);;Alle Dateien (*)</translation>
        </message>
        <message numerus="yes">
            <source>%n opponent(s)</source>
            <translation>
                <numerusform>%n Gegner</numerusform>
                <numerusform>%n Gegner</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>dialogs::ChooseSpares</name>
        <message>
            <source>Spares</source>
            <translation>Ersatz</translation>
        </message>
        <message>
            <source>One copy of each piece is replaced, and the list plays the same games without it. By itself that is the plainest piece of the same type, cost and side that is not in the list, so that what is lost is what the piece does.</source>
            <translation>Ein Exemplar jedes Stücks wird ersetzt, und die Liste spielt dieselben Partien ohne es. Von selbst ist das das schlichteste Stück gleicher Art, Kosten und Seite, das nicht in der Liste ist, sodass verloren geht, was das Stück tut.</translation>
        </message>
        <message>
            <source>Pieces and their spares</source>
            <translation>Stücke und ihr Ersatz</translation>
        </message>
        <message>
            <source>Spare for %1</source>
            <translation>Ersatz für %1</translation>
        </message>
        <message>
            <source>none of its kind</source>
            <translation>keiner seiner Art</translation>
        </message>
        <message>
            <source>leave it out</source>
            <translation>auslassen</translation>
        </message>
    </context>
    <context>
        <name>models::LabGamesModel</name>
        <message>
            <source>won</source>
            <translation>gewonnen</translation>
        </message>
        <message>
            <source>drawn</source>
            <translation>unentschieden</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>verloren</translation>
        </message>
        <message>
            <source>alone</source>
            <translation>allein</translation>
        </message>
        <message>
            <source>first</source>
            <translation>als Erste</translation>
        </message>
        <message>
            <source>second</source>
            <translation>als Zweite</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>List</source>
            <translation>Liste</translation>
        </message>
        <message>
            <source>Opponent</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <source>Plays</source>
            <translation>Spielt</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Margin</source>
            <translation>Vorsprung</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Züge</translation>
        </message>
    </context>
    <context>
        <name>pages::LabFigures</name>
        <message>
            <source>average</source>
            <translation>Durchschnitt</translation>
        </message>
        <message>
            <source>eight games in ten</source>
            <translation>acht von zehn Partien</translation>
        </message>
        <message>
            <source>score</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>cm</source>
            <translation>cm</translation>
        </message>
        <message>
            <source>Figures</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <source>Enter or a double click opens the games behind a cell</source>
            <translation>Eingabetaste oder Doppelklick öffnet die Partien hinter einer Zelle</translation>
        </message>
    </context>
    <context>
        <name>pages::LabGames</name>
        <message>
            <source>Figures</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <source>Back to the figures (Esc)</source>
            <translation>Zurück zu den Zahlen (Esc)</translation>
        </message>
        <message>
            <source>Open on the Table</source>
            <translation>Am Tisch öffnen</translation>
        </message>
        <message>
            <source>Write the Log…</source>
            <translation>Protokoll schreiben …</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n Partie</numerusform>
                <numerusform>%n Partien</numerusform>
            </translation>
        </message>
        <message>
            <source>Only of the first 200,000 games every figure is kept.</source>
            <translation>Nur von den ersten 200.000 Partien wird jede Zahl aufgehoben.</translation>
        </message>
        <message>
            <source>Game %1</source>
            <translation>Partie %1</translation>
        </message>
        <message>
            <source>Write the log</source>
            <translation>Protokoll schreiben</translation>
        </message>
        <message>
            <source>Logs of matches (*.mlog)</source>
            <translation>Protokolle von Partien (*.mlog)</translation>
        </message>
        <message>
            <source>Written to %1.</source>
            <translation>Nach %1 geschrieben.</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partien</translation>
        </message>
    </context>
    <context>
        <name>pages::LabHeadline</name>
        <message>
            <source>What it comes to</source>
            <translation>Was dabei herauskommt</translation>
        </message>
        <message>
            <source>What to beware of</source>
            <translation>Was zu beachten ist</translation>
        </message>
        <message>
            <source>points a game better</source>
            <translation>Punkte je Partie besser</translation>
        </message>
        <message>
            <source>percentage points of wins</source>
            <translation>Prozentpunkte an Siegen</translation>
        </message>
        <message>
            <source>points a game</source>
            <translation>Punkte je Partie</translation>
        </message>
        <message>
            <source>of its games won</source>
            <translation>seiner Partien gewonnen</translation>
        </message>
    </context>
    <context>
        <name>pages::LabHouse</name>
        <message>
            <source>Rulings %1</source>
            <translation>Auslegung %1</translation>
        </message>
        <message>
            <source>House rules: as ruled, 0 changed</source>
            <translation>Hausregeln: wie ausgelegt, 0 geändert</translation>
        </message>
        <message numerus="yes">
            <source>House rules: %n changed</source>
            <translation>
                <numerusform>Hausregeln: %n geändert</numerusform>
                <numerusform>Hausregeln: %n geändert</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>pages::LabLength</name>
        <message>
            <source>How many games</source>
            <translation>Wie viele Partien</translation>
        </message>
        <message>
            <source>How many minutes</source>
            <translation>Wie viele Minuten</translation>
        </message>
        <message>
            <source>Games or minutes</source>
            <translation>Partien oder Minuten</translation>
        </message>
        <message>
            <source>games</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>minutes</source>
            <translation>Minuten</translation>
        </message>
        <message>
            <source>Seed of all lots</source>
            <translation>Startwert allen Zufalls</translation>
        </message>
        <message>
            <source>The same seed plays the same games again</source>
            <translation>Derselbe Startwert spielt dieselben Partien noch einmal</translation>
        </message>
        <message>
            <source>Another seed</source>
            <translation>Anderer Startwert</translation>
        </message>
        <message>
            <source>Le&amp;ngth:</source>
            <translation>Dau&amp;er:</translation>
        </message>
        <message>
            <source>See&amp;d:</source>
            <translation>Star&amp;twert:</translation>
        </message>
        <message>
            <source>How many games that makes, and what they can show, is known once some were played.</source>
            <translation>Wie viele Partien das werden und was sie zeigen können, ist bekannt, sobald einige gespielt sind.</translation>
        </message>
    </context>
    <context>
        <name>pages::LabOpponentsBox</name>
        <message>
            <source>Nobody</source>
            <translation>Niemand</translation>
        </message>
        <message>
            <source>All ready-made (%1)</source>
            <translation>Alle fertigen (%1)</translation>
        </message>
        <message>
            <source>All of my own (%1)</source>
            <translation>Alle eigenen (%1)</translation>
        </message>
        <message>
            <source>Folder “%1” (%2)</source>
            <translation>Ordner „%1“ (%2)</translation>
        </message>
        <message>
            <source>Several…</source>
            <translation>Mehrere …</translation>
        </message>
        <message numerus="yes">
            <source>%n opponent(s)</source>
            <translation>
                <numerusform>%n Gegner</numerusform>
                <numerusform>%n Gegner</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>pages::LabPage</name>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Go On</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Play More</source>
            <translation>Mehr spielen</translation>
        </message>
        <message>
            <source>Next Figures</source>
            <translation>Nächste Zahlen</translation>
        </message>
        <message>
            <source>Previous Figures</source>
            <translation>Vorige Zahlen</translation>
        </message>
        <message>
            <source>Sort by This Column</source>
            <translation>Nach dieser Spalte ordnen</translation>
        </message>
        <message>
            <source>Open the Game on the Table</source>
            <translation>Die Partie am Tisch öffnen</translation>
        </message>
        <message>
            <source>Report as a Page (HTML)…</source>
            <translation>Bericht als Seite (HTML) …</translation>
        </message>
        <message>
            <source>Report to Print (PDF)…</source>
            <translation>Bericht zum Drucken (PDF) …</translation>
        </message>
        <message>
            <source>Every Game as a Row (CSV)…</source>
            <translation>Jede Partie als Zeile (CSV) …</translation>
        </message>
        <message>
            <source>Figures for Programs (JSON)…</source>
            <translation>Zahlen für Programme (JSON) …</translation>
        </message>
        <message>
            <source>Copy the Command That Repeats It</source>
            <translation>Den Befehl kopieren, der es wiederholt</translation>
        </message>
        <message>
            <source>Report</source>
            <translation>Bericht</translation>
        </message>
        <message>
            <source>Go On Playing</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Write the report</source>
            <translation>Bericht schreiben</translation>
        </message>
        <message>
            <source>Written to %1.</source>
            <translation>Nach %1 geschrieben.</translation>
        </message>
        <message>
            <source>Copied: %1</source>
            <translation>Kopiert: %1</translation>
        </message>
        <message>
            <source>%1 cannot be played yet</source>
            <translation>%1 kann noch nicht gespielt werden</translation>
        </message>
        <message>
            <source>Its lists can be built, checked and printed. Playtests begin once its rules are in the program.</source>
            <translation>Seine Listen können gebaut, geprüft und gedruckt werden. Probepartien beginnen, sobald seine Regeln im Programm sind.</translation>
        </message>
        <message>
            <source>What does a list really score?</source>
            <translation>Wie viele Punkte macht eine Liste wirklich?</translation>
        </message>
        <message>
            <source>Choose a list on the left and whom it plays, and press Play: programs play it many times. You see how many points it makes, which pieces earn them, and where they come to rest. Every figure opens its games.</source>
            <translation>Links eine Liste und ihre Gegner wählen und auf „Spielen“ drücken: Programme spielen sie viele Male. Zu sehen ist, wie viele Punkte sie macht, welche Stücke sie bringen und wo sie zur Ruhe kommen. Jede Zahl öffnet ihre Partien.</translation>
        </message>
        <message>
            <source>Play “%1” against “%2”</source>
            <translation>„%1“ gegen „%2“ spielen</translation>
        </message>
        <message>
            <source>Lab</source>
            <translation>Labor</translation>
        </message>
    </context>
    <context>
        <name>pages::LabProgress</name>
        <message>
            <source>Games played</source>
            <translation>Gespielte Partien</translation>
        </message>
        <message>
            <source>Paused: %1</source>
            <translation>Pause: %1</translation>
        </message>
    </context>
    <context>
        <name>pages::LabRosterBox</name>
        <message>
            <source>%1 (ready-made)</source>
            <translation>%1 (fertig)</translation>
        </message>
        <message>
            <source>%1 (file)</source>
            <translation>%1 (Datei)</translation>
        </message>
    </context>
    <context>
        <name>pages::LabSeats</name>
        <message>
            <source>the list</source>
            <translation>die Liste</translation>
        </message>
        <message>
            <source>Who plays the list</source>
            <translation>Wer die Liste spielt</translation>
        </message>
        <message>
            <source>How strong who plays the list is</source>
            <translation>Wie stark spielt, wer die Liste spielt</translation>
        </message>
        <message>
            <source>How well the list is thrown</source>
            <translation>Wie gut die Liste geworfen wird</translation>
        </message>
        <message>
            <source>opponents</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <source>Who plays the opponents</source>
            <translation>Wer die Gegner spielt</translation>
        </message>
        <message>
            <source>How strong who plays the opponents is</source>
            <translation>Wie stark die Gegner gespielt werden</translation>
        </message>
        <message>
            <source>How well the opponents are thrown</source>
            <translation>Wie gut die Gegner geworfen werden</translation>
        </message>
        <message>
            <source>&amp;Throws like:</source>
            <translation>&amp;Wirft wie:</translation>
        </message>
        <message>
            <source>Pla&amp;yed by:</source>
            <translation>Gesp&amp;ielt von:</translation>
        </message>
        <message>
            <source>St&amp;rength:</source>
            <translation>Stär&amp;ke:</translation>
        </message>
        <message>
            <source>How many answers it imagines for one decision</source>
            <translation>Wie viele Antworten für eine Entscheidung durchgespielt werden</translation>
        </message>
    </context>
    <context>
        <name>pages::LabSetup</name>
        <message numerus="yes">
            <source>%n piece(s)…</source>
            <translation>
                <numerusform>%n Stück …</numerusform>
                <numerusform>%n Stücke …</numerusform>
            </translation>
        </message>
        <message>
            <source>End as soon as it is decided</source>
            <translation>Enden, sobald es entschieden ist</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>What is played</source>
            <translation>Was gespielt wird</translation>
        </message>
        <message>
            <source>How does it do?</source>
            <translation>Wie schlägt sie sich?</translation>
        </message>
        <message>
            <source>Is it better than another?</source>
            <translation>Ist sie besser als eine andere?</translation>
        </message>
        <message>
            <source>Which pieces earn their place?</source>
            <translation>Welche Stücke verdienen ihren Platz?</translation>
        </message>
        <message>
            <source>&amp;Question:</source>
            <translation>&amp;Frage:</translation>
        </message>
        <message>
            <source>&amp;List:</source>
            <translation>&amp;Liste:</translation>
        </message>
        <message>
            <source>&amp;Beside:</source>
            <translation>&amp;Neben:</translation>
        </message>
        <message>
            <source>&amp;Against:</source>
            <translation>&amp;Gegen:</translation>
        </message>
        <message>
            <source>Where the difference is great that takes few games</source>
            <translation>Bei großem Unterschied genügen dafür wenige Partien</translation>
        </message>
        <message>
            <source>S&amp;pares:</source>
            <translation>Er&amp;satz:</translation>
        </message>
        <message>
            <source>S&amp;urface:</source>
            <translation>&amp;Untergrund:</translation>
        </message>
        <message>
            <source>Measure a hand…</source>
            <translation>Eine Hand messen …</translation>
        </message>
    </context>
    <context>
        <name>pages::LabTabs</name>
        <message>
            <source>Comparison</source>
            <translation>Vergleich</translation>
        </message>
        <message>
            <source>Spares</source>
            <translation>Ersatz</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Opponents</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <source>First, second</source>
            <translation>Als Erste, Zweite</translation>
        </message>
        <message>
            <source>Sources</source>
            <translation>Herkunft</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Stücke</translation>
        </message>
        <message>
            <source>Events</source>
            <translation>Ereignisse</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>Stellen</translation>
        </message>
        <message>
            <source>Identity</source>
            <translation>Angaben</translation>
        </message>
    </context>
    <context>
        <name>widgets::Plot</name>
        <message>
            <source>A drawing of the table beside it.</source>
            <translation>Eine Zeichnung der Tabelle daneben.</translation>
        </message>
    </context>
    <context>
        <name>OwnHand</name>
        <message>
            <source>There are no throws in what was kept.</source>
            <translation>In dem, was behalten wurde, stehen keine Würfe.</translation>
        </message>
        <message>
            <source>A throw that was kept cannot be read.</source>
            <translation>Ein behaltener Wurf ist nicht lesbar.</translation>
        </message>
    </context>
    <context>
        <name>boards::CloutHandArea</name>
        <message>
            <source>A square metre round the mark</source>
            <translation>Ein Quadratmeter um das Ziel</translation>
        </message>
        <message>
            <source>Arrow keys move the cursor by a centimetre, with Shift by a millimetre; Return puts a chip down.</source>
            <translation>Pfeiltasten bewegen den Zeiger um einen Zentimeter, mit Umschalt um einen Millimeter; Eingabe legt einen Chip hin.</translation>
        </message>
    </context>
    <context>
        <name>boards::CloutHandModel</name>
        <message>
            <source>Right, mm</source>
            <translation>Rechts, mm</translation>
        </message>
        <message>
            <source>Beyond, mm</source>
            <translation>Dahinter, mm</translation>
        </message>
        <message>
            <source>Right of the mark, mm</source>
            <translation>Rechts vom Ziel, mm</translation>
        </message>
        <message>
            <source>Beyond the mark, mm</source>
            <translation>Hinter dem Ziel, mm</translation>
        </message>
        <message>
            <source>%1 mm left</source>
            <translation>%1 mm links</translation>
        </message>
        <message>
            <source>%1 mm right</source>
            <translation>%1 mm rechts</translation>
        </message>
        <message>
            <source>%1 mm short</source>
            <translation>%1 mm davor</translation>
        </message>
        <message>
            <source>%1 mm beyond</source>
            <translation>%1 mm dahinter</translation>
        </message>
        <message>
            <source>Throw %1: %2, %3</source>
            <translation>Wurf %1: %2, %3</translation>
        </message>
    </context>
    <context>
        <name>boards::CloutHandTrial</name>
        <message>
            <source>± %1 (%2 to %3)</source>
            <translation>± %1 (%2 bis %3)</translation>
        </message>
        <message>
            <source> mm</source>
            <translation> mm</translation>
        </message>
        <message>
            <source>From under the hand to the mark</source>
            <translation>Von der Hand bis zum Ziel, am Tisch gemessen</translation>
        </message>
        <message>
            <source>Height of the hand over the table</source>
            <translation>Höhe der Hand über dem Tisch</translation>
        </message>
        <message>
            <source>Rise of the arc over the hand</source>
            <translation>Höhe des Bogens über der Hand</translation>
        </message>
        <message>
            <source>Right of the mark</source>
            <translation>Rechts vom Ziel</translation>
        </message>
        <message>
            <source>Beyond the mark</source>
            <translation>Hinter dem Ziel</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Hinzufügen</translation>
        </message>
        <message>
            <source>Where each chip stopped</source>
            <translation>Wo jeder Chip liegen blieb</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Remove all</source>
            <translation>Alle entfernen</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <source>%1 of %2 chips</source>
            <translation>%1 von %2 Chips</translation>
        </message>
        <message>
            <source>Lay a mark on the empty table, throw some twenty chips at it as in a match, and enter where each came to rest. Take each away before the next one.</source>
            <translation>Ein Ziel auf den leeren Tisch legen, etwa zwanzig Chips wie in einer Partie darauf werfen und eintragen, wo jeder liegen blieb. Jeden vor dem nächsten Wurf wegnehmen.</translation>
        </message>
        <message>
            <source>The hand shows from %1 throws on; twenty are a good number.</source>
            <translation>Die Hand zeigt sich ab %1 Würfen; zwanzig sind eine gute Zahl.</translation>
        </message>
        <message>
            <source>The throws are being looked at…</source>
            <translation>Die Würfe werden ausgewertet …</translation>
        </message>
        <message>
            <source>%1 %2 %</source>
            <translation>%1 %2 %</translation>
        </message>
        <message>
            <source>Speed %1 %, sideways %2°, tilt %3°. The ranges hold the truth in 95 of 100 such trials. The table is like: %4.</source>
            <translation>Tempo %1 %, seitlich %2°, Neigung %3°. In 95 von 100 solchen Versuchen liegt der wahre Wert in der Spanne. Der Tisch ist wie: %4.</translation>
        </message>
    </context>
    <context>
        <name>dialogs::OwnHands</name>
        <message>
            <source>Keep</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Own Hands</source>
            <translation>Eigene Hände</translation>
        </message>
        <message>
            <source>Name of the hand</source>
            <translation>Name der Hand</translation>
        </message>
        <message>
            <source>Hands that are kept</source>
            <translation>Behaltene Hände</translation>
        </message>
        <message>
            <source>Remove hand</source>
            <translation>Hand entfernen</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>A new hand</source>
            <translation>Eine neue Hand</translation>
        </message>
        <message>
            <source>Undo: %1</source>
            <translation>Rückgängig: %1</translation>
        </message>
        <message>
            <source>“%1” can now be chosen wherever a hand is.</source>
            <translation>„%1“ kann jetzt überall gewählt werden, wo eine Hand steht.</translation>
        </message>
        <message>
            <source>“%1” was removed. Undo brings it back.</source>
            <translation>„%1“ wurde entfernt. Rückgängig bringt sie zurück.</translation>
        </message>
    </context>
    <context>
        <name>dialogs::ChooseLesson</name>
        <message>
            <source>Show Me</source>
            <translation>Vorführen</translation>
        </message>
        <message>
            <source>Each steps through a small scene on the table, with a caption for every step. The match that is played meanwhile is kept.</source>
            <translation>Jede geht eine kleine Szene auf dem Tisch durch, mit einem Satz zu jedem Schritt. Die laufende Partie bleibt erhalten.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>What is shown</source>
            <translation>Was vorgeführt wird</translation>
        </message>
        <message>
            <source>Show It</source>
            <translation>Vorführen</translation>
        </message>
    </context>
    <context>
        <name>dialogs::PhotographCorners</name>
        <message>
            <source>the far left corner</source>
            <translation>die hintere linke Ecke</translation>
        </message>
        <message>
            <source>the far right corner</source>
            <translation>die hintere rechte Ecke</translation>
        </message>
        <message>
            <source>the near right corner</source>
            <translation>die vordere rechte Ecke</translation>
        </message>
        <message>
            <source>the near left corner</source>
            <translation>die vordere linke Ecke</translation>
        </message>
        <message>
            <source>Photograph of the Table</source>
            <translation>Foto des Tisches</translation>
        </message>
        <message>
            <source>Lay It under the Chips</source>
            <translation>Unter die Chips legen</translation>
        </message>
        <message>
            <source>Click %1 of the playing area, or bring the mark there with the arrow keys, with Shift by a pixel, and press Enter.</source>
            <translation>Auf %1 der Spielfläche klicken, oder die Marke mit den Pfeiltasten dorthin bringen, mit Umschalt um ein Pixel, und die Eingabetaste drücken.</translation>
        </message>
        <message>
            <source>All four corners are set. A further click mends %1.</source>
            <translation>Alle vier Ecken sind gesetzt. Ein weiterer Klick berichtigt %1.</translation>
        </message>
        <message>
            <source>No area can lie between these corners. Set them anew, from the far left one clockwise; next is %1.</source>
            <translation>Zwischen diesen Ecken kann keine Fläche liegen. Neu setzen, von der hinteren linken aus im Uhrzeigersinn; als nächste %1.</translation>
        </message>
    </context>
    <context>
        <name>dialogs::SetByHand</name>
        <message>
            <source>Set by Hand</source>
            <translation>Von Hand setzen</translation>
        </message>
        <message>
            <source>What was entered wrongly, or what the rules of the program do not know, is put right here. The match says so beside its result.</source>
            <translation>Hier wird berichtigt, was falsch eingegeben wurde oder was die Regeln des Programms nicht kennen. Die Partie sagt es neben ihrem Ergebnis.</translation>
        </message>
        <message>
            <source>Piece</source>
            <translation>Stück</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Änderung</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Set It</source>
            <translation>Setzen</translation>
        </message>
        <message>
            <source>No piece lies on the table yet.</source>
            <translation>Noch liegt nichts auf dem Tisch.</translation>
        </message>
    </context>
</TS>
