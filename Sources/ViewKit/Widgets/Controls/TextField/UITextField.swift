/// A control with one line of text that the user edits.
///
/// A tap makes it the first responder, to which the desktop's keyboard then goes.
@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput {
    final var edited = EditedText()
    final var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: UIColor.label,
    ]
    private final var placeholderText: NSAttributedString?
    final let border = FieldBorder()
    final let backgroundPicture = UIImageView(frame: .zero)
    final let selectionView = UIView()
    final lazy var canvas = FieldCanvas { [unowned self] in drawText(in: $0) }
    final lazy var placeholderCanvas = FieldCanvas { [unowned self] in drawPlaceholder(in: $0) }
    final let caret = FieldCaret()
    final let clearButton = FieldClearButton()
    /// Points of the line that have been scrolled out at the left.
    final var scrollOffset: CGFloat = 0
    /// The line of the current text; nil before it is needed.
    final var cachedLine: FieldLine?
    /// Whether the touch that is tracked has selected a word or all, so that it moves no caret.
    final var hasTapSelected = false
    final var ownBackgroundColor: UIColor?
    private final var ownInputView: UIView?
    private final var ownAccessoryView: UIView?

    /// The delegate, which decides about the editing and is notified of it; held weakly.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the user can type into the field.
    public internal(set) final var isEditing = false

    /// The horizontal position of the text; natural by default.
    open var textAlignment = NSTextAlignment.natural { didSet { showText() } }
    /// The border; none by default.
    open var borderStyle = BorderStyle.none { didSet { borderChanged() } }
    /// Whether the text is cleared when editing begins, where the delegate allows it; false by default.
    open var clearsOnBeginEditing = false
    /// Whether text that does not fit is made smaller; false by default.
    open var adjustsFontSizeToFitWidth = false { didSet { showText() } }
    /// The least size of such text, in points; 0, the default, for any.
    open var minimumFontSize: CGFloat = 0 { didSet { showText() } }
    /// The picture that fills the field, except one with round corners; nil by default.
    open var background: UIImage? { didSet { borderChanged() } }
    /// The picture in its place while the field is disabled; nil, the default, for the same.
    open var disabledBackground: UIImage? { didSet { borderChanged() } }
    /// The times at which the button that clears the text shows; never by default, and not without text.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view at the left; nil by default.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// The times at which it shows; never by default.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view at the right, which takes the place of the clear button; nil by default.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// The times at which it shows; never by default.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// Whether the text shows as bullets, and can neither be copied nor cut; false by default.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { secrecyChanged() } } }
    /// The letters that an on-screen keyboard makes capitals; kept, without an effect.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected; kept, without an effect.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether the spelling is checked; kept, without an effect.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether typed quotation marks become curly ones; kept, without an effect.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash; kept, without an effect.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces are added and removed with words; kept, without an effect.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// The rules for passwords that are suggested; kept, without an effect. Nil by default.
    open var passwordRules: UITextInputPasswordRules?
    /// The keys of an on-screen keyboard; kept, without an effect.
    open var keyboardType = UIKeyboardType.default
    /// The brightness of an on-screen keyboard; kept, without an effect.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The word on the Return key of an on-screen keyboard; kept, without an effect.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether that key is disabled without text; kept, without an effect. False by default.
    open var enablesReturnKeyAutomatically = false
    /// The meaning of the text, for what fills in forms; kept, without an effect. Nil by default.
    open var textContentType: UITextContentType!

    /// The view in place of the keyboard while the field is edited; nil, the default, for the keyboard.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// The view above the keyboard while the field is edited; nil, the default, for none.
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    /// An empty field of that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A field of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UITextField.self)
    }

    private func setUp() {
        isOpaque = false
        selectionView.isUserInteractionEnabled = false
        selectionView.isHidden = true
        for view in [backgroundPicture, border, selectionView, placeholderCanvas, canvas, caret, clearButton] {
            addSubview(view)
        }
        clearButton.addTarget(self, action: UITextField.clearByButton, for: .touchUpInside)
        showTint()
    }

    override class var mayDraw: Bool { self != UITextField.self }

    override final var primaryEvent: Event { .editingDidEndOnExit }

    /// The text; empty where it was set to nil. Setting it sends nothing, and puts the caret at its end.
    open var text: String? {
        get { edited.string }
        set { setContent(NSAttributedString(string: newValue ?? "", attributes: attributes)) }
    }
    /// The text with its attributes; nil without text.
    open var attributedText: NSAttributedString? {
        get { edited.isEmpty ? nil : edited.content }
        set { setContent(newValue ?? NSAttributedString(string: "")) }
    }
    /// The font of all of the text; 17 points of the system's by default, also where it is set to nil.
    open var font: UIFont? {
        get { attributes[.font] as? UIFont }
        set { setFont(newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)) }
    }
    /// Whether a font of a text style takes the size of the field's traits; false by default.
    open var adjustsFontForContentSizeCategory = false { didSet { contentSizeCategoryDidChange() } }
    /// The colour of all of the text; `UIColor.label` by default, also where it is set to nil.
    open var textColor: UIColor? {
        get { attributes[.foregroundColor] as? UIColor }
        set { setAttribute(.foregroundColor, newValue ?? UIColor.label) }
    }
    /// The attributes of text that is set or typed without any; setting them gives them to all of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { attributes }
        set {
            attributes.merge(newValue) { $1 }
            restyle { [attributes] in $0.setAttributes(attributes, range: NSRange(location: 0, length: $0.length)) }
        }
    }
    /// The attributes of what is typed next, until the caret moves; nil while the field is not edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? edited.nextAttributes(otherwise: attributes) : nil }
        set { edited.typingAttributes = isEditing ? newValue : nil }
    }
    /// The text that shows, in a pale colour, while there is none; nil by default.
    open var placeholder: String? {
        get { placeholderText?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The same with attributes, in place of the field's font and the pale colour.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderText }
        set {
            placeholderText = newValue
            placeholderCanvas.setNeedsDisplay()
            setNeedsLayout()
        }
    }

    /// The colour within the border.
    open override var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set {
            ownBackgroundColor = newValue
            borderChanged()
        }
    }

    override final func stateDidChange() {
        if !isEnabled, isFirstResponder { FirstResponder.of(layer.context).end(self) }
        borderChanged()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    override final func colorAppearanceDidChange() { showText() }

    override final func contentSizeCategoryDidChange() {
        if adjustsFontForContentSizeCategory, let font { setFont(font) }
    }

    // MARK: Areas

    /// The area of the border and of the background picture.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The area of the text while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }
    /// The area of the placeholder; that of the text by default.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    /// The area of the text while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }
    /// The area of the clear button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side = FieldClearButton.side
        return CGRect(
            x: bounds.maxX - 5 - side, y: (bounds.midY - side / 2).rounded(.down), width: side, height: side)
    }
    /// The area of the left view.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        rect(of: leftView, in: bounds) { _ in bounds.minX }
    }
    /// The area of the right view.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        rect(of: rightView, in: bounds) { bounds.maxX - $0 }
    }

    /// Draws the text into the current context; `rect` has the size of the text's area.
    open func drawText(in rect: CGRect) { drawTextByDefault(in: rect) }

    /// Draws the placeholder into the current context; `rect` has the size of its area.
    open func drawPlaceholder(in rect: CGRect) { drawPlaceholderByDefault(in: rect) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    /// The room for the text, or the placeholder where that is wider, the border, and the views that show now.
    open override var intrinsicContentSize: CGSize { contentSize }

    override var baselineOffsets: BaselineOffsets { textBaselineOffsets }

    /// The same, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    // MARK: Editing

    /// Whether the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins the editing, where the delegate allows it; outside of a window, where it returns false, when the field comes
    /// into one.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        if window == nil { return waitForWindow() }
        guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        return super.becomeFirstResponder()
    }

    /// Ends the editing, where the delegate allows it.
    @discardableResult open override func resignFirstResponder() -> Bool {
        if isFirstResponder, delegate?.textFieldShouldEndEditing(self) == false { return false }
        return super.resignFirstResponder()
    }

    override final func becameFirstResponder() { beginEditing() }

    override final func ceasedToBeFirstResponder() { endEditing() }

    /// Whether there is any text.
    open var hasText: Bool { !edited.isEmpty }
    /// Puts `text` in place of what is selected, or at the caret, without asking the delegate.
    open func insertText(_ text: String) { replaceText(in: edited.insertion, with: text) }
    /// Removes what is selected, or the character before the caret, without asking the delegate.
    open func deleteBackward() { removeText(in: edited.deletion(backward: true, byWord: false)) }
    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { select(edited.string.word(at: edited.head)) }
    /// Selects all of the text.
    open override func selectAll(_ sender: Any?) { select(NSRange(location: 0, length: edited.length)) }
    /// Copies what is selected to the desktop's clipboard, unless the text is secure.
    open override func copy(_ sender: Any?) { _ = copySelection() }
    /// Copies what is selected to the desktop's clipboard and removes it, unless the text is secure.
    open override func cut(_ sender: Any?) { if copySelection() { replaceByUser(edited.selection, with: "") } }
    /// Puts what was copied last, here or by the key for it, in place of what is selected.
    open override func paste(_ sender: Any?) {
        if let text = Clipboard.of(layer.context).text { replaceByUser(edited.selection, with: text) }
    }
    /// Removes what is selected.
    open override func delete(_ sender: Any?) { replaceByUser(edited.selection, with: "") }
    /// Whether the text, the selection and the clipboard let `action` do something now.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        mayEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }

    // MARK: Positions

    /// The selection, which is empty where only the caret shows; nil while the field is not edited.
    open var selectedTextRange: UITextRange? {
        get { isEditing ? TextOffsetRange(edited.selection) : nil }
        set { if let range = newValue as? TextOffsetRange, isEditing { select(range.value) } }
    }
    /// The part that an input method composes; nil for none.
    open var markedTextRange: UITextRange? { edited.composition.map(TextOffsetRange.init) }
    /// The position before the text.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    /// The position behind the text.
    open var endOfDocument: UITextPosition { TextOffset(edited.length) }
    /// The text in `range`; nil where that is not one of this field.
    open func text(in range: UITextRange) -> String? {
        (range as? TextOffsetRange).map { NSString(string: edited.string).substring(with: edited.limited($0.value)) }
    }
    /// Puts `text` in place of `range`, without asking the delegate.
    open func replace(_ range: UITextRange, withText text: String) {
        if let range = range as? TextOffsetRange { replaceText(in: edited.limited(range.value), with: text) }
    }
    /// The range between two positions, in either order; nil where they are not positions of a field.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let from = fromPosition as? TextOffset, let to = toPosition as? TextOffset else { return nil }
        return TextOffsetRange(NSRange(location: min(from.value, to.value), length: abs(from.value - to.value)))
    }
    /// The position `offset` UTF-16 units behind `position`; nil outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let start = position as? TextOffset else { return nil }
        let (value, overflows) = start.value.addingReportingOverflow(offset)
        return overflows || value < 0 || value > edited.length ? nil : TextOffset(value)
    }
    /// The order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
    }
    /// The UTF-16 units from `from` to `toPosition`, negative where that lies before.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        ((toPosition as? TextOffset)?.value ?? 0) - ((from as? TextOffset)?.value ?? 0)
    }
    /// The area of a caret at `position`, in points, in the field's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: (position as? TextOffset)?.value ?? 0) }
    /// The area of the part of the text in `range`, in points, in the field's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect {
        (range as? TextOffsetRange).map { rect(of: edited.limited($0.value)) } ?? .null
    }
    /// The position nearest to `point`, in the field's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(offset(at: point)) }

    // MARK: Touches

    /// Places the caret, while the field is edited; the second tap selects a word, the third all of the text.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchBegan(touch)
        return super.beginTracking(touch, with: event)
    }
    /// Moves the caret, while the field is edited.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchMoved(touch)
        return super.continueTracking(touch, with: event)
    }

    /// Begins the editing, with the caret where the touch was.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, isTouchInside { touchEnded(touch) }
    }
}
