import RenderTree

/// The appearance of a layer: background, border, shadow and mask.
extension CALayer {
    /// Hides the layer, or shows it, and runs the actions that belong to that.
    final func setHidden(_ hides: Bool) {
        guard hides != isHidden else { return }
        let event = hides ? kCAOnOrderOut : kCAOnOrderIn
        let actions = (pendingAction(forKey: "hidden"), pendingAction(forKey: event))
        changeFlag(.hidden, to: hides)
        actions.0?.run(forKey: "hidden", object: self, arguments: nil)
        actions.1?.run(forKey: event, object: self, arguments: nil)
    }

    /// Whether sublayers and contents are cut off at the bounds, rounded by `cornerRadius`.
    public var masksToBounds: Bool {
        get { state.pointee.flags.contains(.masksToBounds) }
        set { changeFlag(.masksToBounds, to: newValue, of: .masksToBounds) }
    }

    /// Whether the contents are declared opaque; a promise only: whether they are is read off their pixels.
    public var isOpaque: Bool {
        get { state.pointee.isOpaque }
        set { state.pointee.isOpaque = newValue }
    }

    /// Whether the layer shows when its back faces the viewer.
    public var isDoubleSided: Bool {
        get { state.pointee.flags.contains(.doubleSided) }
        set { changeFlag(.doubleSided, to: newValue, of: .doubleSided) }
    }

    /// Whether the opacity applies to the layer and its sublayers as one picture; true by default.
    public var allowsGroupOpacity: Bool {
        get { state.pointee.flags.contains(.allowsGroupOpacity) }
        set { changeFlag(.allowsGroupOpacity, to: newValue) }
    }

    /// The colour that fills the bounds below the contents; nil for none.
    public var backgroundColor: CGColor? {
        get { backgroundColorObject }
        set {
            let new = SIMD4<Float>(newValue)
            guard new != state.pointee.backgroundColor else { return backgroundColorObject = newValue }
            change(.backgroundColor, from: state.pointee.backgroundColor, to: new) {
                backgroundColorObject = newValue
                $0.backgroundColor = new
            }
        }
    }

    /// The radius of the background's, the border's and the clip's corners, in points.
    public var cornerRadius: CGFloat {
        get { state.pointee.cornerRadius }
        set { change(.cornerRadius, from: state.pointee.cornerRadius, to: newValue) { $0.cornerRadius = newValue } }
    }

    /// The width of the border, drawn inside the bounds above everything else, in points.
    public var borderWidth: CGFloat {
        get { state.pointee.borderWidth }
        set { change(.borderWidth, from: state.pointee.borderWidth, to: newValue) { $0.borderWidth = newValue } }
    }

    /// The colour of the border; opaque black by default.
    public var borderColor: CGColor? {
        get { borderColorObject }
        set {
            let new = SIMD4<Float>(newValue)
            guard new != state.pointee.borderColor else { return borderColorObject = newValue }
            change(.borderColor, from: state.pointee.borderColor, to: new) {
                borderColorObject = newValue
                $0.borderColor = new
            }
        }
    }

    /// The layer whose alpha, in this layer's coordinates, multiplies the opacity of this layer; it has no superlayer.
    ///
    /// A layer that this one lies in, or this one itself, cannot mask it: setting it changes nothing.
    public var mask: CALayer? {
        get { modelLayer.map { $0.maskLayer?.presentation() } ?? maskLayer }
        set {
            if let newValue, !admits(newValue) { return }
            newValue?.removeFromSuperlayer()
            if maskLayer != nil, maskLayer !== newValue { context.animations.noteRemoval() }
            maskLayer?.maskedLayer = nil
            maskLayer = newValue
            if let ownContext { newValue?.move(to: ownContext) }
            newValue?.maskedLayer = self
            state.pointee.mask = newValue?.state
            state.pointee.set(.hasMask, newValue != nil)
            newValue?.noteWaiting()
            setNeedsCommit()
        }
    }

    /// Sets a flag, and runs the action that belongs to the change of `property`; nil for those that do not animate.
    final func changeFlag(_ flag: LayerState.Flags, to isSet: Bool, of property: LayerProperty? = nil) {
        guard state.pointee.flags.contains(flag) != isSet else { return }
        keepCommittedValues()
        let action = property.flatMap { pendingAction(forKey: $0.key) }
        state.pointee.set(flag, isSet)
        setNeedsCommit()
        if let property { finishChange(of: property, action) }
    }

    /// Notes that the next picture of this layer will differ.
    final func setNeedsCommit() {
        state.pointee.flags.formUnion(.stale)
        let context = context
        context.setNeedsCommit()
        if state.pointee.flags.contains(.hasAnimations) { context.animations.noteChange() }
    }
}

/// The shadow that a layer casts.
extension CALayer {
    /// The shadow's colour; opaque black by default.
    public var shadowColor: CGColor? {
        get { shadowColorObject }
        set {
            let new = SIMD4<Float>(newValue)
            guard new != state.pointee.shadowColor else { return shadowColorObject = newValue }
            change(.shadowColor, from: state.pointee.shadowColor, to: new) {
                shadowColorObject = newValue
                $0.shadowColor = new
            }
        }
    }

    /// The opacity of the shadow, 0 (the default) to 1.
    public var shadowOpacity: Float {
        get { state.pointee.shadowOpacity }
        set { change(.shadowOpacity, from: state.pointee.shadowOpacity, to: newValue) { $0.shadowOpacity = newValue } }
    }

    /// The offset of the shadow from the layer, in points; (0, -3) by default.
    public var shadowOffset: CGSize {
        get { state.pointee.shadowOffset }
        set { change(.shadowOffset, from: state.pointee.shadowOffset, to: newValue) { $0.shadowOffset = newValue } }
    }

    /// The blur of the shadow: the standard deviation in points; 3 by default.
    public var shadowRadius: CGFloat {
        get { state.pointee.shadowRadius }
        set { change(.shadowRadius, from: state.pointee.shadowRadius, to: newValue) { $0.shadowRadius = newValue } }
    }

    /// The outline that casts the shadow, in the layer's coordinates; nil for the layer's own shape.
    public var shadowPath: CGPath? {
        get { shadowPathObject }
        set {
            let store = context.resources
            let property = LayerProperty.shadowPath
            guard property.list(in: state, of: store) != newValue.map({ .path($0) }) else {
                return shadowPathObject = newValue
            }
            keepCommittedValues()
            let action = pendingAction(forKey: property.key)
            shadowPathObject = newValue
            shadowPathOwnership?.releaseAfterCommit()
            // A copy: the path of a shadow stays as it was set.
            shadowPathOwnership = newValue.map { ResourceOwnership(.path($0.copy() ?? $0), in: store) }
            state.pointee.shadowPath = shadowPathOwnership?.id ?? .none
            finishChange(of: property, action)
        }
    }
}
