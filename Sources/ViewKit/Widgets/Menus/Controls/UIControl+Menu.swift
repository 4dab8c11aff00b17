/// The menus of controls.
extension UIControl {
    /// The menu of a control, and the way in which it shows.
    @MainActor final class MenuState {
        var interaction: UIContextMenuInteraction?
        var isPrimary = false
        /// The object that sends the actions in place of the control, such as an item of a bar.
        weak var sender: AnyObject?
    }

    final var menuSender: AnyObject? {
        get { menuState?.sender }
        set { madeMenuState.sender = newValue }
    }

    final var madeMenuState: MenuState {
        if let menuState { return menuState }
        let state = MenuState()
        menuState = state
        return state
    }

    final func setMenuEnabled(_ isEnabled: Bool) {
        guard isEnabled != (menuState?.interaction != nil) else { return }
        if isEnabled {
            let interaction = UIContextMenuInteraction(delegate: self)
            interaction.control = self
            madeMenuState.interaction = interaction
            addInteraction(interaction)
        } else if let interaction = menuState?.interaction {
            removeInteraction(interaction)
            menuState?.interaction = nil
        }
    }

    /// Opens the menu where it is the primary action; returns whether it is.
    @discardableResult final func openPrimaryMenu() -> Bool {
        guard showsMenuAsPrimaryAction, let interaction = contextMenuInteraction else { return false }
        interaction.openNow()
        return true
    }

    /// The point at the lower edge to which a menu is attached by default: at the left in the left third of the window, at the right
    /// in the right third, and otherwise in the middle.
    final var defaultAttachmentPoint: CGPoint {
        guard let window else { return CGPoint(x: bounds.midX, y: bounds.maxY) }
        let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window).x
        let width = window.bounds.width
        let x = middle < width / 3 ? bounds.minX : middle > width * 2 / 3 ? bounds.maxX : bounds.midX
        return CGPoint(x: x, y: bounds.maxY)
    }
}
