// Where a chip touches the table, computed exactly: up to five points of its rims at once. Bullet's
// own way finds one point a step for a cylinder, so that a chip that lands flat starts to whirl and
// sinks into the table before it comes to rest. Registered with a dispatcher for cylinders on
// planes; the plane is the table, level and at height 0.
#pragma once

#include <btBulletDynamicsCommon.h>

namespace throw3d
{

class DiscOnPlane : public btCollisionAlgorithm
{
public:
    enum class Order { DiscFirst, PlaneFirst };

    DiscOnPlane(const btCollisionAlgorithmConstructionInfo &info,
                const btCollisionObject *disc,
                const btCollisionObject *plane,
                Order order);
    DiscOnPlane(const DiscOnPlane &) = delete;
    DiscOnPlane &operator=(const DiscOnPlane &) = delete;
    DiscOnPlane(DiscOnPlane &&) = delete;
    DiscOnPlane &operator=(DiscOnPlane &&) = delete;
    ~DiscOnPlane() override;

    void processCollision(const btCollisionObjectWrapper *body0Wrap,
                          const btCollisionObjectWrapper *body1Wrap,
                          const btDispatcherInfo &dispatchInfo,
                          btManifoldResult *resultOut) override;
    btScalar calculateTimeOfImpact(btCollisionObject *body0,
                                   btCollisionObject *body1,
                                   const btDispatcherInfo &dispatchInfo,
                                   btManifoldResult *resultOut) override;
    void getAllContactManifolds(btManifoldArray &manifoldArray) override;

    // Makes one where the dispatcher meets such a pair.
    class Maker : public btCollisionAlgorithmCreateFunc
    {
    public:
        explicit Maker(Order order);

        btCollisionAlgorithm *
        CreateCollisionAlgorithm(btCollisionAlgorithmConstructionInfo &info,
                                 const btCollisionObjectWrapper *body0Wrap,
                                 const btCollisionObjectWrapper *body1Wrap) override;

    private:
        Order m_order;
    };

private:
    btPersistentManifold *m_manifold;
    Order m_order;
};

} // namespace throw3d
