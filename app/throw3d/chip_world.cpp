#include "throw3d/chip_world.h"

#include "games/clout/flight.h"
#include "throw3d/body_figures.h"
#include "throw3d/disc_on_plane.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace throw3d
{

namespace
{

constexpr btScalar GravityUnits = 981;

// All chips are equal, so that their mass cancels out of every result.
constexpr btScalar ChipMass = 1;
constexpr btScalar ChipFriction = 0.20F;      // on another chip: ABS on itself (rulings §4.2)
constexpr btScalar ChipRestitution = 0.50F;   // on another chip; our assumption
constexpr btScalar RollingResistance = 0.05F; // units; without it a chip wobbles for ever
constexpr btScalar TurningDamping = 0.3F;

constexpr btScalar CollisionMargin = 0.03F;   // units
constexpr btScalar RestitutionThreshold = 15; // units per second
constexpr btScalar ContactBreaking = 0.002F;  // units; with Bullet's own 0.02 bounces shrink
constexpr int SmallPool = 256;                // Bullet's own 4096 takes megabytes a throw

// The two rims of a tilted chip strike within a millisecond: with steps of a thousandth a chip
// rolls half as far again as with these, and finer ones change nothing any more.
constexpr double LeastStep = 1e-4; // seconds
constexpr double MostStep = 4e-3;

constexpr btScalar RestingSpeed = 0.5F;   // units per second
constexpr btScalar RestingTurning = 0.3F; // radians per second
constexpr double RestingSeconds = 0.06;

btVector3 toBullet(const std::array<double, 3> &millimetres)
{
    return {static_cast<btScalar>(millimetres[0] * UnitsPerMm),
            static_cast<btScalar>(millimetres[1] * UnitsPerMm),
            static_cast<btScalar>(millimetres[2] * UnitsPerMm)};
}

std::array<double, 3> fromBullet(const btVector3 &units)
{
    return {units.x() * MmPerUnit, units.y() * MmPerUnit, units.z() * MmPerUnit};
}

using Triple = std::array<double, 3>;

Triple turned(const Triple &what, base::Turn by)
{
    return {what[0] * by.cosine - what[1] * by.sine,
            what[0] * by.sine + what[1] * by.cosine,
            what[2]};
}

// About the upright, by the half of that angle on the left of the product.
Quaternion turned(const Quaternion &what, base::Turn by)
{
    const double cosine = std::sqrt(std::max(0.0, (1 + by.cosine) / 2));
    const double sine = std::copysign(std::sqrt(std::max(0.0, (1 - by.cosine) / 2)), by.sine);
    const auto &[x, y, z, w] = what;
    return {cosine * x - sine * y,
            cosine * y + sine * x,
            cosine * z + sine * w,
            cosine * w - sine * z};
}

Motion turned(const Motion &what, base::Turn by)
{
    return {{turned(what.placement.at, by), turned(what.placement.turn, by)},
            turned(what.velocity, by),
            turned(what.turning, by)};
}

base::Turn back(base::Turn turn)
{
    return {-turn.sine, turn.cosine};
}

btDefaultCollisionConstructionInfo smallPools()
{
    btDefaultCollisionConstructionInfo info;
    info.m_defaultMaxPersistentManifoldPoolSize = SmallPool;
    info.m_defaultMaxCollisionAlgorithmPoolSize = SmallPool;
    return info;
}

// One value for the whole process, and the same for everybody: set once, before the first world.
void setContactBreaking()
{
    static const bool isSet = [] {
        gContactBreakingThreshold = ContactBreaking;
        return true;
    }();
    static_cast<void>(isSet);
}

} // namespace

struct ChipWorld::Parts {
    Parts(const games::clout::Surface &surface, double radiusMm);
    Parts(const Parts &) = delete;
    Parts &operator=(const Parts &) = delete;
    Parts(Parts &&) = delete;
    Parts &operator=(Parts &&) = delete;
    ~Parts();

    btRigidBody &addChip(const Placement &placement);
    double stepOf(const btRigidBody &chip) const;

    template<typename Is>
    bool anyAwake(Is is) const
    {
        return std::any_of(chips.begin(), chips.end(), [&](const auto &chip) {
            return chip->isActive() && is(*chip);
        });
    }

    DiscOnPlane::Maker discFirst{DiscOnPlane::Order::DiscFirst};
    DiscOnPlane::Maker planeFirst{DiscOnPlane::Order::PlaneFirst};
    btDefaultCollisionConfiguration configuration;
    btCollisionDispatcher dispatcher;
    btDbvtBroadphase broadphase;
    btSequentialImpulseConstraintSolver solver;
    btDiscreteDynamicsWorld world;
    btStaticPlaneShape plane;
    btCylinderShapeZ shape;
    btVector3 inertia;
    double radius;                            // mm
    double top = games::clout::ChipThickness; // of the highest chip that lies
    std::unique_ptr<btRigidBody> table;
    std::vector<std::unique_ptr<btRigidBody>> chips;
    double quietSeconds = 0;
};

ChipWorld::Parts::Parts(const games::clout::Surface &surface, double radiusMm)
    : configuration(smallPools())
    , dispatcher(&configuration)
    , world(&dispatcher, &broadphase, &solver, &configuration)
    , plane(btVector3(0, 0, 1), 0)
    , shape(btVector3(static_cast<btScalar>(radiusMm * UnitsPerMm),
                      static_cast<btScalar>(radiusMm * UnitsPerMm),
                      static_cast<btScalar>(games::clout::FlatHeight * UnitsPerMm)))
    , radius(radiusMm)
{
    dispatcher.registerCollisionCreateFunc(CYLINDER_SHAPE_PROXYTYPE,
                                           STATIC_PLANE_PROXYTYPE,
                                           &discFirst);
    dispatcher.registerCollisionCreateFunc(STATIC_PLANE_PROXYTYPE,
                                           CYLINDER_SHAPE_PROXYTYPE,
                                           &planeFirst);
    world.setGravity(btVector3(0, 0, -GravityUnits));
    world.setForceUpdateAllAabbs(false); // chips asleep do not move
    world.getSolverInfo().m_restitutionVelocityThreshold = RestitutionThreshold;
    // Chips are pushed out of the table without gaining speed by it: with Bullet's own threshold a
    // fine step adds a tenth of the speed of falling to every bounce.
    world.getSolverInfo().m_splitImpulse = 1;
    world.getSolverInfo().m_splitImpulsePenetrationThreshold = 0;
    shape.setMargin(CollisionMargin);
    shape.calculateLocalInertia(ChipMass, inertia);

    // Bullet multiplies the values of the two that touch.
    constexpr btScalar PerMille = 0.001F;
    table =
        std::make_unique<btRigidBody>(btRigidBody::btRigidBodyConstructionInfo(0, nullptr, &plane));
    table->setFriction(static_cast<btScalar>(surface.frictionPerMille) * PerMille
                       / std::sqrt(ChipFriction));
    table->setRestitution(static_cast<btScalar>(surface.restitutionPerMille) * PerMille
                          / std::sqrt(ChipRestitution));
    table->setRollingFriction(RollingResistance / std::sqrt(ChipFriction));
    world.addRigidBody(table.get());
}

ChipWorld::Parts::~Parts()
{
    for (const auto &chip : chips) {
        world.removeRigidBody(chip.get());
    }
    world.removeRigidBody(table.get());
}

btRigidBody &ChipWorld::Parts::addChip(const Placement &placement)
{
    btRigidBody::btRigidBodyConstructionInfo info(ChipMass, nullptr, &shape, inertia);
    info.m_friction = std::sqrt(ChipFriction);
    info.m_restitution = std::sqrt(ChipRestitution);
    info.m_angularDamping = TurningDamping;
    info.m_startWorldTransform = btTransform(btQuaternion(static_cast<btScalar>(placement.turn[0]),
                                                          static_cast<btScalar>(placement.turn[1]),
                                                          static_cast<btScalar>(placement.turn[2]),
                                                          static_cast<btScalar>(placement.turn[3])),
                                             toBullet(placement.at));
    chips.push_back(std::make_unique<btRigidBody>(info));
    world.addRigidBody(chips.back().get());
    return *chips.back();
}

// So that it strikes nothing deep within it.
double ChipWorld::Parts::stepOf(const btRigidBody &chip) const
{
    const BodyFigures figures(chip, radius);
    double seconds = figures.untilItLands();
    if (figures.lowest() < top + figures.speed() * MostStep) {
        for (const auto &other : chips) {
            if (other.get() != &chip) {
                seconds = std::min(seconds, figures.untilItMeets({*other, radius}));
            }
        }
    }
    return std::clamp(seconds, LeastStep, MostStep);
}

ChipWorld::ChipWorld(const games::clout::Surface &surface, double radiusMm, base::Turn by)
    : m_turn(by)
{
    setContactBreaking();
    m_parts = std::make_unique<Parts>(surface, radiusMm);
}

ChipWorld::~ChipWorld() = default;

void ChipWorld::addLying(double x, double y, int level)
{
    const double below = level * games::clout::ChipThickness;
    const double height = below + games::clout::FlatHeight;
    m_parts->top = std::max(m_parts->top, below + games::clout::ChipThickness);
    m_parts->addChip({turned(Triple{x, y, height}, m_turn), {0, 0, 0, 1}})
        .forceActivationState(ISLAND_SLEEPING);
}

void ChipWorld::addMoving(const Motion &given)
{
    const Motion motion = turned(given, m_turn);
    auto &chip = m_parts->addChip(motion.placement);
    chip.setLinearVelocity(toBullet(motion.velocity));
    chip.setAngularVelocity({static_cast<btScalar>(motion.turning[0]),
                             static_cast<btScalar>(motion.turning[1]),
                             static_cast<btScalar>(motion.turning[2])});
}

double ChipWorld::step()
{
    double seconds = MostStep;
    for (const auto &chip : m_parts->chips) {
        if (chip->isActive()) {
            seconds = std::min(seconds, m_parts->stepOf(*chip));
        }
    }
    m_parts->world.stepSimulation(static_cast<btScalar>(seconds), 0);
    const bool moves = m_parts->anyAwake([](const btRigidBody &chip) {
        return chip.getLinearVelocity().length2() > RestingSpeed * RestingSpeed
            || chip.getAngularVelocity().length2() > RestingTurning * RestingTurning;
    });
    m_parts->quietSeconds = moves ? 0 : m_parts->quietSeconds + seconds;
    return seconds;
}

bool ChipWorld::isAtRest() const
{
    return m_parts->quietSeconds >= RestingSeconds;
}

std::size_t ChipWorld::count() const
{
    return m_parts->chips.size();
}

Motion ChipWorld::motion(std::size_t chip) const
{
    const btRigidBody &body = *m_parts->chips[chip];
    const btQuaternion turn = body.getWorldTransform().getRotation();
    const btVector3 &turning = body.getAngularVelocity();
    const Motion motion{{fromBullet(body.getWorldTransform().getOrigin()),
                         {turn.x(), turn.y(), turn.z(), turn.w()}},
                        fromBullet(body.getLinearVelocity()),
                        {turning.x(), turning.y(), turning.z()}};
    return turned(motion, back(m_turn));
}

double ChipWorld::lowestPoint(std::size_t chip) const
{
    return BodyFigures(*m_parts->chips[chip], m_parts->radius).lowest();
}

} // namespace throw3d
