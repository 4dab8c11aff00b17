/// The actions of editing that every responder may carry out.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Removes what is selected and copies it.
    func cut(_ sender: Any?)
    /// Copies what is selected now.
    func copy(_ sender: Any?)
    /// Puts what was copied in place of what is selected.
    func paste(_ sender: Any?)
    /// Selects something at the caret.
    func select(_ sender: Any?)
    /// Selects all there is.
    func selectAll(_ sender: Any?)
    /// Removes what is selected.
    func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

extension Selector {
    /// The actions by their names.
    static let cut = Selector(_method: "cut:", UIResponder.cut(_:))
    static let copy = Selector(_method: "copy:", UIResponder.copy(_:))
    static let paste = Selector(_method: "paste:", UIResponder.paste(_:))
    static let select = Selector(_method: "select:", UIResponder.select(_:))
    static let selectAll = Selector(_method: "selectAll:", UIResponder.selectAll(_:))
    static let delete = Selector(_method: "delete:", UIResponder.delete(_:))

    /// Whether this is an action that every responder has, and only some carry out.
    var isStandardEdit: Bool { [.cut, .copy, .paste, .select, .selectAll, .delete].contains(self) }
}
