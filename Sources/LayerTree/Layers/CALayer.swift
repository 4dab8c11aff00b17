import RenderTree

/// A rectangle with contents and sublayers, the unit that is animated and drawn.
///
/// Geometry is in points with y down. The layer's properties are the model: what was set last. While animations run,
/// what is shown differs; `presentation()` tells it.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
    /// The properties, at an address that outlives every walk over the tree.
    package final let state: LayerPointer
    final var timing: MediaTiming?
    final var attached: [AttachedAnimation] = []
    /// The context that the layer was made in or moved to; nil for a layer made outside of any host until a tree takes it, and
    /// once the host is gone.
    final weak var ownContext: LayerContext?
    /// The registry of animating layers in which this one stands.
    final weak var registry: AnimationRegistry?
    /// The sublayers; nil before the first one.
    final var childList: SiblingList<CALayer>?
    /// The neighbours among the sublayers of the superlayer.
    package final var siblingLinks = SiblingLinks<CALayer>()
    final var contentsObject: Any?
    final var contentsOwnership: ResourceOwnership?
    /// Whether `layoutSublayers()` runs.
    final var isLayingOut = false
    /// Whether contents were set since the delegate's last call to display.
    final var gotContents = false
    final var shadowPathObject: CGPath?
    final var shadowPathOwnership: ResourceOwnership?
    final var backgroundColorObject: CGColor?
    final var borderColorObject: CGColor? = CGColor.black
    final var shadowColorObject: CGColor? = CGColor.black
    final var maskLayer: CALayer?
    /// The state of the layer's kind, for kinds that have one: what was set, what shows while the layer animates, and what
    /// was committed last, where it changed since.
    final var subclassState: SubclassState?
    final var shownSubclassState: SubclassState?
    final var committedSubclassState: SubclassState?
    /// The outline of a layer whose corners are not all simply round.
    final var cornerOutline: CornerOutline?
    /// The fragment that was cut out of commit `snapshotMark` and is still in use.
    final weak var snapshot: Fragment?
    final var snapshotMark = CommitMark.none
    /// The fragment that was made with all changes up to `pendingChanges`, and is still in use.
    final weak var pendingSnapshot: Fragment?
    final var pendingChanges: UInt = 0
    final weak var modelLayer: CALayer?
    /// Values stored under keys that name no property.
    final var keptValues: [String: Any]?
    /// The animated values shown in place of the stored ones; `readsShownValues` makes reading return them.
    final var shownKeptValues: [String: Any]?
    final var readsShownValues = false
    final weak var maskedLayer: CALayer?
    /// Whether a change of the bounds redraws the contents; false by default.
    open var needsDisplayOnBoundsChange = false
    /// The layer that this one lies in.
    public final var superlayer: CALayer? { modelLayer.map { $0.parentLayer?.presentation() } ?? parentLayer }
    final weak var parentLayer: CALayer?
    /// The object that provides contents, layout and actions.
    open weak var delegate: (any CALayerDelegate)?
    /// Actions by key, searched after the delegate.
    open var actions: [String: any CAAction]?
    /// Actions under "actions", searched after `actions`; other keys are stored for the owner.
    open var style: [AnyHashable: Any]?
    /// A name for the owner's use.
    open var name: String?

    /// A layer with empty bounds at the origin, anchored in its middle.
    public override init() {
        state = LayerStorage.place(LayerState())
        super.init()
        ownContext = HostScope.contextOfNewLayers
        state.pointee.owner = Unmanaged.passUnretained(self)
    }

    /// A copy of `layer` that shows its values without its sublayers, animations or delegate; for `presentation()`.
    ///
    /// Subclasses with values of their own override it to copy them. An argument that is no layer gives a new one.
    public required init(layer: Any) {
        state = LayerStorage.place(LayerState())
        super.init()
        if let original = layer as? CALayer {
            ownContext = original.ownContext
            copyValues(of: original)
        } else {
            ownContext = HostScope.contextOfNewLayers
        }
        state.pointee.owner = Unmanaged.passUnretained(self)
    }

    /// The value of the property `key` in a new layer; nil for a key of the program's own, which a subclass may answer.
    open class func defaultValue(forKey key: String) -> Any? {
        AnimatableProperty(keyPath: key) == nil ? nil : self.init(layer: NSNull()).readValue(at: key)
    }

    /// Nil: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

    // Not `isolated`, which the compiler refuses where it sees a subclass before this file.
    @MainActor deinit {
        contentsOwnership?.releaseAfterCommit()
        shadowPathOwnership?.releaseAfterCommit()
        dropSublayers()
        state.dropChildren()
        if let presentation = state.pointee.presentation { LayerStorage.giveBack(presentation) }
        LayerStorage.giveBack(state)
    }

    private func copyValues(of layer: CALayer) {
        var values = layer.state.pointee
        values.forgetChildren()
        values.presentation = nil
        values.mask = nil
        values.nodeIndex = .max
        values.committedMark = 0
        values.flags.remove([.hasAnimations, .animatesOrder, .sortsEveryCommit, .hasMask])
        values.flags.subtract(.waiting)
        values.flags.formUnion([.uncommitted, .staleOnce, .staleTwice])
        values.contents = .none
        values.shadowPath = .none
        values.flags.subtract([.hasContents, .showsFragment, .drawsSubclassState])
        values.subclass = nil
        cornerOutline = layer.cornerOutline
        state.pointee = values
        layer.copyBackdrop(to: self)
        timing = layer.timing
        contentsObject = layer.contentsObject
        backgroundColorObject = layer.backgroundColorObject
        borderColorObject = layer.borderColorObject
        shadowColorObject = layer.shadowColorObject
        shadowPathObject = layer.shadowPathObject
        name = layer.name
        keptValues = layer.keptValues
    }

    /// The layer's own coordinate space: what of it shows, in points.
    ///
    /// A negative size becomes positive and moves the origin. Values that are not finite draw nothing.
    open var bounds: CGRect {
        get { state.pointee.bounds }
        set { setBounds(newValue) }
    }

    /// The position of the anchor point, in the superlayer's coordinates.
    open var position: CGPoint {
        get { state.pointee.position }
        set {
            if !(newValue.x + newValue.y).isFinite { noteGeometry("position", newValue.x, newValue.y) }
            change(.position, from: state.pointee.position, to: newValue) { $0.position = newValue }
        }
    }

    /// The smallest upright rectangle around the layer, in the superlayer's coordinates.
    ///
    /// Setting it sets the position, and the bounds' size such that the rectangle reads back under scales; a negative
    /// size becomes positive and moves the origin.
    open var frame: CGRect {
        get { state.frame }
        set { setFrame(newValue) }
    }

    /// The transform applied to the layer about its anchor point, before it is positioned.
    open var transform: CATransform3D {
        get { state.pointee.transform }
        set {
            if !newValue.isFinite { noteTransform(newValue) }
            change(.transform, from: state.pointee.transform, to: newValue) { $0.transform = newValue }
            noteDepth(of: state)
        }
    }

    /// The opacity of the layer and its sublayers, 0 to 1; values beyond are limited when drawn.
    open var opacity: Float {
        get { state.pointee.opacity }
        set { change(.opacity, from: state.pointee.opacity, to: newValue) { $0.opacity = newValue } }
    }

    /// Whether the layer and its sublayers are left out.
    open var isHidden: Bool {
        get { state.pointee.flags.contains(.hidden) }
        set { setHidden(newValue) }
    }

    /// A `CGImage`, or nil for nothing; other objects are kept and show nothing. An image fades into the next one.
    open var contents: Any? {
        get { contentsObject }
        set { setContents(newValue) }
    }

    /// Puts `layer` above all other sublayers, taking it out of where it was.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

    /// Puts `layer` at index `idx` of the sublayers; indices beyond the end count as the end.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Takes the layer out of its superlayer, or off the layer that it masks.
    open func removeFromSuperlayer() { detach() }

    /// Marks the contents to be drawn before the next commit.
    open func setNeedsDisplay() { wait(for: .needsDisplay) }

    /// Marks the sublayers to be laid out before the next commit.
    open func setNeedsLayout() { wait(for: .needsLayout) }

    /// Lays out this layer and all below it that wait for it, from the topmost ancestor that waits.
    open func layoutIfNeeded() { layOutFromTop() }

    /// Redraws the contents now: by the delegate's `display(_:)`, or through `draw(in:)` into a bitmap.
    open func display() {
        if let owner = delegate as? any LayerContentsOwner { return owner.provideContents(of: self) }
        if let delegate, delegate.handlesDisplay(of: self) { return }
        drawContents()
    }

    /// Animations changed what shows, or ceased to.
    func shownDidChange() {}

    /// Draws the contents in the layer's coordinates; the delegate's `draw(_:in:)` by default.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Lays out the sublayers; the delegate's `layoutSublayers(of:)` by default.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// The size that the layer would like, in points; its bounds' size by default.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// The action of the class for `event`; nil by default.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Whether a change of the property `key` redraws the layer; called for properties that can be animated, false by
    /// default.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Whether `p`, in the layer's own coordinates, lies within the bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Adds a copy of `anim` under `key`, taking away what has that key; without a key any number may be added.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

    /// The action for a change of `event`: from the delegate, then `actions`, then `style["actions"]`, then the class.
    ///
    /// An `NSNull` on the way ends the search without an action. Found also while actions are disabled. Where no
    /// action is found, a layer that was committed animates a change of a property from what shows, with the
    /// transaction's duration and curve.
    open func action(forKey event: String) -> (any CAAction)? {
        guard let action = findAction(forKey: event) else { return implicitAnimation(forKey: event) }
        return action.endsSearch ? nil : action
    }

    /// The value under `key`: a property, or what was kept under it.
    open func value(forKey key: String) -> Any? { readValue(at: key) }

    /// Sets the property `key`, or keeps `value` under it for the owner.
    open func setValue(_ value: Any?, forKey key: String) { writeValue(value, at: key) }

    /// The value at `keyPath`, such as `transform.rotation.z`: a number in an `NSNumber`, a structure, a colour.
    open func value(forKeyPath keyPath: String) -> Any? { readValue(at: keyPath) }

    /// Sets what `keyPath` names, such as one component of a transform, and leaves the rest of it; as with the property
    /// itself, actions run. A value of another kind changes nothing.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { writeValue(value, at: keyPath) }

    /// The topmost visible layer that contains `p`, which is in the superlayer's coordinates; nil outside.
    ///
    /// It reads the model, as Core Animation does; a clipping layer hides what lies outside of it.
    open func hitTest(_ p: CGPoint) -> CALayer? { findLayer(at: p) }
}

extension CALayer: SiblingNode {}
