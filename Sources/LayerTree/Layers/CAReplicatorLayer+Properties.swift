/// The animatable properties of replicator layers.
extension LayerProperty {
    static let ofReplicatorLayers: [LayerProperty] = [
        instanceAlphaOffset, instanceBlueOffset, instanceColor, instanceCount, instanceDelay, instanceGreenOffset,
        instanceRedOffset, instanceTransform,
    ]

    static let instanceAlphaOffset = LayerProperty(
        number: "instanceAlphaOffset", of: ReplicatorState.self,
        get: { Double($0.offsets.w) }, set: { $0.offsets.w = Float($1) })
    static let instanceBlueOffset = LayerProperty(
        number: "instanceBlueOffset", of: ReplicatorState.self,
        get: { Double($0.offsets.z) }, set: { $0.offsets.z = Float($1) })
    static let instanceColor = LayerProperty(
        color: "instanceColor", \CAReplicatorLayer.instanceColor, of: ReplicatorState.self,
        get: { $0.color }, set: { $0.color = $1 })
    /// A number that is not finite changes nothing.
    static let instanceCount = LayerProperty(
        number: "instanceCount", of: ReplicatorState.self, animatesImplicitly: false,
        get: { Double($0.count) },
        set: { replicator, count in
            let most = Double(ReplicatorState.mostInstances)
            if count.isFinite { replicator.count = Int(min(most, max(0, count.rounded(.down)))) }
        })
    static let instanceDelay = LayerProperty(
        number: "instanceDelay", of: ReplicatorState.self, get: { $0.delay }, set: { $0.delay = $1 })
    static let instanceGreenOffset = LayerProperty(
        number: "instanceGreenOffset", of: ReplicatorState.self,
        get: { Double($0.offsets.y) }, set: { $0.offsets.y = Float($1) })
    static let instanceRedOffset = LayerProperty(
        number: "instanceRedOffset", of: ReplicatorState.self,
        get: { Double($0.offsets.x) }, set: { $0.offsets.x = Float($1) })
    static let instanceTransform = LayerProperty(
        transform: "instanceTransform", of: ReplicatorState.self, get: { $0.transform }, set: { $0.transform = $1 })
}
