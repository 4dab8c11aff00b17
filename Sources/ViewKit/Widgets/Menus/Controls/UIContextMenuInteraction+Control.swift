/// The control, or the item of a bar, whose menu an interaction shows.
extension UIContextMenuInteraction {
    /// The object that sends the actions of the menu; nil for the menu of another view.
    final var sender: AnyObject? { control?.menuSender ?? control }

    /// The menu of whose actions one at most is on: `menu` where it says so or its choice is a button's title; nil otherwise.
    final func selector(of menu: UIMenu) -> UIMenu? {
        menu.options.contains(.singleSelection) || control?.showsSelection == true ? menu : nil
    }

    final func menuWillOpen() { control?.isHighlighted = true }

    final func menuDidClose() { control?.isHighlighted = false }
}
