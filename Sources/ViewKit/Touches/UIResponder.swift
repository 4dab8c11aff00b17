/// Something that events reach: a view, a window or a view controller.
///
/// What a responder does not handle goes on to the next one.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// A responder with nobody after it.
    public override init() { super.init() }

    /// What a nib's objects are told once all of them are there. No nibs exist here: who stands in for one calls it.
    open func awakeFromNib() {}

    /// Who gets the events that this responder does not handle; nil at the end of the chain.
    open var next: UIResponder? { nil }

    /// New touches in this responder; passed on by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Touches that began here moved; passed on by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Touches that began here ended; passed on by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// Touches that began here belong to a gesture or the system now; passed on by default.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Whether this may become the first responder; false by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this gives way as first responder; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether this is the first responder.
    open var isFirstResponder: Bool { FirstResponder.of(layerContext).responder === self }

    /// Makes this the first responder where it may be, and the one before gives way; whether it is now.
    @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.of(layerContext).change(to: self) }

    /// Ends that this is the first responder; true by default.
    @discardableResult open func resignFirstResponder() -> Bool {
        FirstResponder.of(layerContext).end(self)
        return true
    }

    /// Called when this became the first responder; for our own controls.
    func becameFirstResponder() {}

    /// Called when this is no longer the first responder, whatever the reason; for our own controls.
    func ceasedToBeFirstResponder() {}

    private var accessibility: AccessibilityValues?

    private func accessible<Value>(_ path: KeyPath<AccessibilityValues, Value>) -> Value {
        (accessibility ?? AccessibilityValues())[keyPath: path]
    }

    private func setAccessible<Value>(_ path: WritableKeyPath<AccessibilityValues, Value>, to value: Value) {
        var values = accessibility ?? AccessibilityValues()
        values[keyPath: path] = value
        accessibility = values
    }

    /// Whether this is one element for those who do not see it; false by default.
    open var isAccessibilityElement: Bool {
        get { accessible(\.isElement) }
        set { setAccessible(\.isElement, to: newValue) }
    }
    /// What this is, in a few words; nil by default.
    open var accessibilityLabel: String? {
        get { accessible(\.label) }
        set { setAccessible(\.label, to: newValue) }
    }
    /// What happens when it is used; nil by default.
    open var accessibilityHint: String? {
        get { accessible(\.hint) }
        set { setAccessible(\.hint, to: newValue) }
    }
    /// What it is set to; nil by default.
    open var accessibilityValue: String? {
        get { accessible(\.value) }
        set { setAccessible(\.value, to: newValue) }
    }
    /// What kind of thing it is; nothing in particular by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessible(\.traits) }
        set { setAccessible(\.traits, to: newValue) }
    }
    /// A name for tests, which nobody is told; nil by default.
    open var accessibilityIdentifier: String? {
        get { accessible(\.identifier) }
        set { setAccessible(\.identifier, to: newValue) }
    }
    /// Whether the elements beside this one are left out; false by default.
    open var accessibilityViewIsModal: Bool {
        get { accessible(\.isModal) }
        set { setAccessible(\.isModal, to: newValue) }
    }
    /// Whether the elements in this one are left out; false by default.
    open var accessibilityElementsHidden: Bool {
        get { accessible(\.hidesElements) }
        set { setAccessible(\.hidesElements, to: newValue) }
    }
}
