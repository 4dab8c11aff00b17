/// Pop-up buttons, whose title is that of the chosen action, and toggle buttons.
extension UIButton {
    /// Whether the title is that of the chosen action of the menu.
    final var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// Chooses the first action where none is on, and shows the chosen one.
    final func menuDidChange(from former: UIMenu?) {
        isContextMenuInteractionEnabled = menu != nil
        if let former { for action in MenuWalk(former).actions { action.observe(by: self, nil) } }
        guard isPopUp, let menu else { return refresh() }
        let actions = MenuWalk(menu).actions
        if !actions.contains(where: { $0.state == .on }) {
            actions.first { $0.attributes.isDisjoint(with: [.disabled, .hidden]) }?.state = .on
        }
        for action in actions { action.observe(by: self) { [weak self] in self?.showSelection() } }
        showSelection()
    }

    private func showSelection() {
        guard isPopUp, let chosen = menu?.selectedElements.first as? UIAction else { return }
        if configuration != nil {
            configuration?.title = chosen.title
            configuration?.image = chosen.shownImage
        } else {
            setTitle(chosen.title, for: .normal)
            setImage(chosen.shownImage, for: .normal)
        }
    }
}
