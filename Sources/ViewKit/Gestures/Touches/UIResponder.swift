/// An object that receives events: a view, a window or a view controller.
///
/// Events that a responder does not handle go on to the next one.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// The values that are associated with the responder; nil without any.
    ///
    /// `nonisolated(unsafe)`: the lock of `AssociatedObjects` guards it.
    nonisolated(unsafe) final var associatedValues: AssociatedObjects.Values?

    /// A responder without a next one.
    public override init() { super.init() }

    /// Called on the objects of a nib or a scene once all of them are connected.
    open func awakeFromNib() {}

    /// Never called: Interface Builder calls it for what it draws itself.
    open func prepareForInterfaceBuilder() {}

    /// The responder that gets the events which this one does not handle; nil at the end of the chain.
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

    /// Whether this can resign as first responder; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether this is the first responder.
    open var isFirstResponder: Bool { FirstResponder.of(layerContext).responder === self }

    /// Makes this the first responder where it can be and the former one resigns; returns whether it is now.
    @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.of(layerContext).change(to: self) }

    /// Resigns as first responder; returns true by default.
    @discardableResult open func resignFirstResponder() -> Bool {
        FirstResponder.of(layerContext).end(self)
        return true
    }

    /// The view that stands in place of the keyboard while this, or a responder before this in the chain, is the first
    /// responder; nil, the default, for the keyboard, which has no height on a desktop.
    open var inputView: UIView? { nil }

    /// The view that stands above the keyboard while this, or a responder before this in the chain, is the first responder;
    /// nil, the default, for none.
    open var inputAccessoryView: UIView? { nil }

    /// Shows the input views anew where this is the first responder, after they have changed.
    open func reloadInputViews() {
        let current = FirstResponder.of(layerContext)
        if current.responder === self { current.updateKeyboard(layerContext) }
    }

    /// Whether `action` can be carried out now: by default where this responder has the method, otherwise as the next one
    /// says. The keys for the clipboard and for selecting ask the first responder.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if !action.isStandardEdit, action.belongs(to: self) { return true }
        return next?.canPerformAction(action, withSender: sender) ?? false
    }

    /// Removes what is selected and copies it; passed on by default.
    open func cut(_ sender: Any?) { next?.cut(sender) }
    /// Copies what is selected; passed on by default.
    open func copy(_ sender: Any?) { next?.copy(sender) }
    /// Puts what was copied in place of what is selected; passed on by default.
    open func paste(_ sender: Any?) { next?.paste(sender) }
    /// Selects something at the caret; passed on by default.
    open func select(_ sender: Any?) { next?.select(sender) }
    /// Selects all there is; passed on by default.
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
    /// Removes what is selected; passed on by default.
    open func delete(_ sender: Any?) { next?.delete(sender) }

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

    /// Whether this is one element for assistive technologies; false by default.
    open var isAccessibilityElement: Bool {
        get { accessible(\.isElement) }
        set { setAccessible(\.isElement, to: newValue) }
    }
    /// A short description of the element; nil by default.
    open var accessibilityLabel: String? {
        get { accessible(\.label) }
        set { setAccessible(\.label, to: newValue) }
    }
    /// The effect of using the element, in words; nil by default.
    open var accessibilityHint: String? {
        get { accessible(\.hint) }
        set { setAccessible(\.hint, to: newValue) }
    }
    /// The value of the element, in words; nil by default.
    open var accessibilityValue: String? {
        get { accessible(\.value) }
        set { setAccessible(\.value, to: newValue) }
    }
    /// The kind of the element and its states; none by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessible(\.traits) }
        set { setAccessible(\.traits, to: newValue) }
    }
    /// A name of the element for tests, which is not spoken; nil by default.
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
