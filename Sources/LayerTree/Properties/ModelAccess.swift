/// Access to a property through the layer's own interface, as key-value coding has it.
@MainActor enum ModelAccess {
    /// Sets the property by the layer's setter, which a subclass may override; it is read from the state.
    case setter(@MainActor (CALayer, AnimationValue) -> Void)
    /// Sets and reads the state, with the action that belongs to the change.
    case state
    case color(get: @MainActor (CALayer) -> CGColor?, set: @MainActor (CALayer, CGColor?) -> Void)
    /// Sets and reads an object; one of another type changes nothing.
    case object(get: @MainActor (CALayer) -> Any?, set: @MainActor (CALayer, Any?) -> Void)

    /// The colour at `path`; layers that are no `Layer` have none.
    static func color<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGColor?>) -> ModelAccess {
        .color(
            get: { ($0 as? Layer)?[keyPath: path] },
            set: { layer, color in (layer as? Layer)?[keyPath: path] = color })
    }
}
