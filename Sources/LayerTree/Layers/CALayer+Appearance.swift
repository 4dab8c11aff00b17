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
        set { changeFlag(.masksToBounds, to: newValue) }
    }

    /// Whether the contents are declared opaque; a promise only: whether they are is read off their pixels.
    public var isOpaque: Bool {
        get { state.pointee.isOpaque }
        set { state.pointee.isOpaque = newValue }
    }

    /// Whether the layer shows when its back faces the viewer.
    public var isDoubleSided: Bool {
        get { state.pointee.flags.contains(.doubleSided) }
        set { changeFlag(.doubleSided, to: newValue) }
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
            backgroundColorObject = newValue
            change(.backgroundColor, from: state.pointee.backgroundColor, to: new) { $0.backgroundColor = new }
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
            borderColorObject = newValue
            change(.borderColor, from: state.pointee.borderColor, to: new) { $0.borderColor = new }
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

    final func changeFlag(_ flag: LayerState.Flags, to isSet: Bool) {
        guard state.pointee.flags.contains(flag) != isSet else { return }
        keepCommittedValues()
        state.pointee.set(flag, isSet)
        setNeedsCommit()
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
            shadowColorObject = newValue
            change(.shadowColor, from: state.pointee.shadowColor, to: new) { $0.shadowColor = new }
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
            shadowPathObject = newValue
            shadowPathOwnership?.releaseAfterCommit()
            // A copy: the path of a shadow stays as it was set.
            shadowPathOwnership = newValue.map { ResourceOwnership(.path($0.copy() ?? $0), in: context.resources) }
            state.pointee.shadowPath = shadowPathOwnership?.id ?? .none
            setNeedsCommit()
        }
    }
}
