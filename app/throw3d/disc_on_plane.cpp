#include "throw3d/disc_on_plane.h"

#include <array>
#include <new>

namespace throw3d
{

namespace
{

const btCollisionObjectWrapper *discOf(DiscOnPlane::Order order,
                                       const btCollisionObjectWrapper *first,
                                       const btCollisionObjectWrapper *second)
{
    return order == DiscOnPlane::Order::DiscFirst ? first : second;
}

// Of the lower face the lowest point of the rim, the two a quarter turn away and the opposite one;
// of the upper face the lowest, for a chip that stands on its edge.
std::array<btVector3, 5> rimPoints(const btTransform &place, const btVector3 &halfExtents)
{
    constexpr btScalar Level = 1e-6F;
    btVector3 axis = place.getBasis().getColumn(2); // to the lower face
    if (axis.z() > 0) {
        axis = -axis;
    }
    const btVector3 down = btVector3(0, 0, -1) - axis * -axis.z();
    const btScalar slope = down.length();
    const btVector3 lowest = slope > Level ? down / slope : place.getBasis().getColumn(0);
    const btVector3 aside = axis.cross(lowest) * halfExtents.x();
    const btVector3 centre = place.getOrigin();
    const btVector3 face = axis * halfExtents.z();
    const btVector3 reach = lowest * halfExtents.x();
    return {centre + face + reach,
            centre + face + aside,
            centre + face - aside,
            centre + face - reach,
            centre - face + reach};
}

} // namespace

DiscOnPlane::DiscOnPlane(const btCollisionAlgorithmConstructionInfo &info,
                         const btCollisionObject *disc,
                         const btCollisionObject *plane,
                         Order order)
    : btCollisionAlgorithm(info)
    , m_manifold(m_dispatcher->getNewManifold(disc, plane))
    , m_order(order)
{
}

DiscOnPlane::~DiscOnPlane()
{
    m_dispatcher->releaseManifold(m_manifold);
}

// All points are found anew each step, so none of the step before is kept.
void DiscOnPlane::processCollision(const btCollisionObjectWrapper *body0Wrap,
                                   const btCollisionObjectWrapper *body1Wrap,
                                   const btDispatcherInfo & /*dispatchInfo*/,
                                   btManifoldResult *resultOut)
{
    const auto *disc = discOf(m_order, body0Wrap, body1Wrap);
    const auto *shape = static_cast<const btCylinderShapeZ *>(disc->getCollisionShape());
    m_manifold->clearManifold();
    resultOut->setPersistentManifold(m_manifold);
    for (const auto &point :
         rimPoints(disc->getWorldTransform(), shape->getHalfExtentsWithMargin())) {
        if (point.z() <= 0) { // one above the table would be slowed before it strikes
            resultOut->addContactPoint({0, 0, 1}, {point.x(), point.y(), 0}, point.z());
        }
    }
}

btScalar DiscOnPlane::calculateTimeOfImpact(btCollisionObject * /*body0*/,
                                            btCollisionObject * /*body1*/,
                                            const btDispatcherInfo & /*dispatchInfo*/,
                                            btManifoldResult * /*resultOut*/)
{
    return 1; // Bullet's word for never: chips are not swept
}

void DiscOnPlane::getAllContactManifolds(btManifoldArray &manifoldArray)
{
    manifoldArray.push_back(m_manifold);
}

DiscOnPlane::Maker::Maker(Order order)
    : m_order(order)
{
}

btCollisionAlgorithm *
DiscOnPlane::Maker::CreateCollisionAlgorithm(btCollisionAlgorithmConstructionInfo &info,
                                             const btCollisionObjectWrapper *body0Wrap,
                                             const btCollisionObjectWrapper *body1Wrap)
{
    const auto *disc = discOf(m_order, body0Wrap, body1Wrap);
    const auto *plane = disc == body0Wrap ? body1Wrap : body0Wrap;
    // Bullet destroys it and gives the memory back to the same dispatcher.
    void *memory = info.m_dispatcher1->allocateCollisionAlgorithm(sizeof(DiscOnPlane));
    return new (memory)
        DiscOnPlane(info, disc->getCollisionObject(), plane->getCollisionObject(), m_order);
}

} // namespace throw3d
