/// The editing of a text field, from its beginning to its end.
extension UITextField {
    /// Makes the field the first responder when it comes into a window; returns false, as it is not yet.
    final func waitForWindow() -> Bool {
        FirstResponder.of(layer.context).wait(for: self)
        return false
    }

    final func beginEditing() {
        isEditing = true
        edited.isReplacedWhole = isSecureTextEntry
        if clearsOnBeginEditing, !edited.isEmpty, delegate?.textFieldShouldClear(self) ?? true {
            edited.setContent(NSAttributedString(string: ""))
        }
        showText()
        showCaret()
        delegate?.textFieldDidBeginEditing(self)
        send(.editingDidBegin, nil)
        post(Self.textDidBeginEditingNotification)
    }

    final func endEditing() {
        isEditing = false
        edited.isReplacedWhole = false
        edited.endComposition()
        edited.move(to: edited.length)
        caret.stop()
        showText()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        send(.editingDidEnd, nil)
        let reason = NSNumber(value: DidEndEditingReason.committed.rawValue)
        post(Self.textDidEndEditingNotification, [Self.didEndEditingReasonUserInfoKey: reason])
    }

    private func post(_ name: NSNotification.Name, _ facts: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: facts)
    }

    /// Shows the blinking caret while the field is edited and nothing is selected, and hides it otherwise.
    private func showCaret() {
        if isEditing, edited.selection.length == 0 { caret.start() } else { caret.stop() }
    }

    /// Replaces `range` by `text`, and notifies targets, observers and the delegate.
    final func replaceText(in range: NSRange, with text: String) {
        guard range.length > 0 || !text.isEmpty else { return }
        edited.replace(range, with: text, attributes: attributes)
        textChanged()
    }

    /// Removes `range`, and in secure text that is edited anew all of it.
    final func removeText(in range: NSRange) {
        if range.length > 0 { replaceText(in: edited.replacement(of: range), with: "") }
    }

    /// Shows the text in the open or as bullets. Text that is hidden while it is edited is typed anew, too.
    final func secrecyChanged() {
        edited.isReplacedWhole = isSecureTextEntry && isEditing
        showText()
    }

    private func textChanged() {
        showText()
        showCaret()
        send(.editingChanged, nil)
        post(Self.textDidChangeNotification)
        delegate?.textFieldDidChangeSelection(self)
    }

    /// Puts `text` in place of `range` where the delegate allows it.
    final func replaceByUser(_ range: NSRange, with text: String) {
        let text = text.onOneLine
        if admits(text, in: range) { replaceText(in: edited.replacement(of: range), with: text) }
    }

    /// Whether the delegate allows `text` in place of `range`, and something would change.
    private func admits(_ text: String, in range: NSRange) -> Bool {
        guard isEnabled, range.length > 0 || !text.isEmpty else { return false }
        return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    final func select(_ range: NSRange) { changeSelection { $0.select(range) } }

    private func changeSelection(_ body: (inout EditedText) -> Void) {
        let old = edited.selection
        let oldHead = edited.head
        body(&edited)
        setNeedsLayout()
        showCaret()
        if edited.selection != old || edited.head != oldHead { delegate?.textFieldDidChangeSelection(self) }
    }

    /// Copies what is selected; false where that is nothing or a secret.
    final func copySelection() -> Bool {
        guard edited.selection.length > 0, !isSecureTextEntry else { return false }
        Clipboard.of(layer.context).copy(NSString(string: edited.string).substring(with: edited.selection))
        return true
    }

    final func clearByButton() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        replaceText(in: NSRange(location: 0, length: edited.length), with: "")
        if !isEditing { becomeFirstResponder() }
    }
}

/// Text and keys.
extension UITextField {
    /// Handles `input`, which the keyboard sent.
    final func edit(_ input: TextInput) {
        switch input {
        case .text(let text):
            let text = text.onOneLine
            if admits(text, in: edited.composition ?? edited.selection) { insertText(text) }
        case .composition(let text): compose(text)
        case .paste(let text):
            Clipboard.of(layer.context).receive(text)
            if canPerformAction(.paste, withSender: nil) { paste(nil) }
        case .key(let key): perform(key)
        }
    }

    /// Whether the standard action `action` would do something now; nil for other actions.
    final func mayEdit(_ action: Selector) -> Bool? {
        let isSelected = edited.selection.length > 0
        switch action {
        case .copy: return isSelected && !isSecureTextEntry
        case .cut: return isSelected && !isSecureTextEntry && isEnabled
        case .delete: return isSelected && isEnabled
        case .paste: return isEnabled && Clipboard.of(layer.context).text != nil
        case .select: return !isSelected && !edited.isEmpty
        case .selectAll: return edited.selection.length < edited.length
        default: return nil
        }
    }

    private func compose(_ text: String) {
        guard isEnabled, edited.composition != nil || !text.isEmpty else { return }
        edited.compose(text.onOneLine, attributes: attributes)
        textChanged()
    }

    private func perform(_ key: EditingKey) {
        switch key.action {
        case .deleteBackward, .deleteForward: delete(key)
        case .moveLeft, .moveRight: move(key)
        case .moveToStart: changeSelection { $0.move(to: 0, extends: key.extends) }
        case .moveToEnd: changeSelection { $0.move(to: $0.length, extends: key.extends) }
        case .selectAll: if canPerformAction(.selectAll, withSender: nil) { selectAll(nil) }
        case .copy: if canPerformAction(.copy, withSender: nil) { copy(nil) }
        case .cut: if canPerformAction(.cut, withSender: nil) { cut(nil) }
        case .newline: handleReturn()
        case .tab: (key.extends ? neighbour(before: true) : neighbour(before: false))?.becomeFirstResponder()
        case .escape: resignFirstResponder()
        }
    }

    private func delete(_ key: EditingKey) {
        let range = edited.deletion(backward: key.action == .deleteBackward, byWord: key.byWord)
        let isPlain = key.action == .deleteBackward && !key.byWord
        // An override hears of the key also where there is nothing to delete.
        if range.length == 0 { return isPlain ? deleteBackward() : () }
        guard admits("", in: range) else { return }
        if isPlain { deleteBackward() } else { removeText(in: range) }
    }

    private func move(_ key: EditingKey) {
        let isLeft = key.action == .moveLeft
        changeSelection { edited in
            let selection = edited.selection
            if selection.length > 0, !key.extends {
                return edited.move(to: isLeft ? selection.location : selection.location + selection.length)
            }
            let text = edited.string
            let target =
                isLeft
                ? text.offset(before: edited.head, byWord: key.byWord)
                : text.offset(after: edited.head, byWord: key.byWord)
            edited.move(to: target, extends: key.extends)
        }
    }

    /// Sends `.editingDidEndOnExit` where the delegate allows it, and ends the editing where an action is registered
    /// for that event.
    private func handleReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = controlActions.contains { $0.events.contains(.editingDidEndOnExit) }
        send(.editingDidEndOnExit, nil)
        if ends { resignFirstResponder() }
    }

    /// The text field before or after this one, the first after the last; nil where this is the only one.
    ///
    /// Only fields of the same presentation count, not those beneath it.
    private func neighbour(before: Bool) -> UITextField? {
        let fields = outermostView?.textFields ?? []
        guard fields.count > 1, let index = fields.firstIndex(where: { $0 === self }) else { return nil }
        return fields[(index + (before ? fields.count - 1 : 1)) % fields.count]
    }

    /// The view of the outermost controller around the field; the window without one.
    private var outermostView: UIView? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController, controller.parentController == nil {
                return controller.view
            }
            responder = current.next
        }
        return window
    }
}

/// Touches.
extension UITextField {
    final func touchBegan(_ touch: UITouch) {
        guard isEditing else { return }
        let offset = offset(at: touch.location(in: self))
        hasTapSelected = touch.tapCount > 1
        switch touch.tapCount {
        case 2: select(edited.string.word(at: offset))
        case 3...: selectAll(nil)
        default: changeSelection { $0.move(to: offset) }
        }
    }

    final func touchMoved(_ touch: UITouch) {
        guard isEditing, !hasTapSelected else { return }
        let offset = offset(at: touch.location(in: self))
        changeSelection { $0.move(to: offset) }
    }

    final func touchEnded(_ touch: UITouch) {
        guard !isEditing, becomeFirstResponder() else { return }
        let offset = offset(at: touch.location(in: self))
        changeSelection { $0.move(to: offset) }
    }
}

extension UIView {
    /// The text fields in this view that the user can edit, in the order of the views.
    fileprivate var textFields: [UITextField] {
        if isHidden { return [] }
        if let field = self as? UITextField { return field.canBecomeFirstResponder ? [field] : [] }
        return children.flatMap(\.textFields)
    }
}

extension String {
    /// The text with a space in place of each line break.
    fileprivate var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
