import Motion

/// The panels of a menu and of the menus within it.
extension MenuPresentation {
    /// The panel that takes touches.
    var topPanel: MenuPlatter? { panels.last { !$0.isLeaving }?.view }

    /// Adds the panel of the last menu of `path`; `row` is that of the panel before which it covers, nil for the first panel.
    func addPanel(_ path: [UIMenu], selector: UIMenu?, over row: MenuTarget?) {
        let panel = MenuPlatter(path, selector: selector, isReversed: row == nil && isReversed(path))
        panel.semanticContentAttribute =
            interaction.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? .forceRightToLeft : .unspecified
        overlay.addSubview(panel)
        panels.append(MenuPanelState(view: panel, row: row))
        panel.whenResized = { [weak self] in self?.arrange() }
    }

    /// Whether the first element is the lowest: where it is to be nearest to a control that lies below the menu.
    private func isReversed(_ path: [UIMenu]) -> Bool {
        let order = interaction.control?.menuOrder ?? configuration.preferredMenuElementOrder
        guard order == .priority || order == .automatic && interaction.control != nil, let view = interaction.view
        else { return false }
        let source = overlay.convert(view.bounds, from: view)
        let measure = MenuPlatter(path, selector: nil, isReversed: false)
        let size = CGSize(width: menuWidth, height: measure.height(width: menuWidth))
        return MenuPlacement(beside: source, size: size, in: area, attachment: source.midX).isAbove
    }

    /// Opens the menu of `row` over that.
    func openPanel(_ menu: UIMenu, over row: MenuTarget) {
        guard let former = topPanel else { return }
        addPanel(former.path + [menu], selector: row.selector, over: row)
        let index = panels.count - 1
        placePanel(index)
        motion.set(.panel(index), to: 0)
        motion.move(.panel(index), to: 1, by: .menuOpening)
        show()
    }

    func placePanel(_ index: Int) {
        guard panels.indices.contains(index), index > 0 else { return }
        let parent = panels[index - 1].view
        let panel = panels[index].view
        let frame = parent.placement.frame
        let row = panels[index].row.map { $0.convert($0.bounds, to: parent) } ?? .zero
        let size = CGSize(width: frame.width, height: panel.height(width: frame.width))
        panel.place(
            MenuPlacement(
                over: row.offsetBy(dx: frame.minX, dy: frame.minY), of: frame, size: size, in: area))
    }

    /// Closes the panels above `index`.
    func closePanels(above index: Int) {
        for number in panels.indices where number > index && !panels[number].isLeaving {
            panels[number].isLeaving = true
            motion.move(.panel(number), to: 0, by: .menuClosing) { [weak self] in self?.removeLeavingPanels() }
        }
    }

    private func removeLeavingPanels() {
        while panels.count > 1, let last = panels.last, last.isLeaving, motion.value(.panel(panels.count - 1)) == 0 {
            last.view.removeFromSuperview()
            panels.removeLast()
        }
    }

    /// Shows the panels, the first one `progress` of its way.
    func showPanels(_ progress: CGFloat, offset: CGPoint) {
        for (index, panel) in panels.enumerated() {
            let above = panels.indices.dropFirst(index + 1).reduce(0) { $0 + CGFloat(motion.value(.panel($1))) }
            let own = index == 0 ? progress : progress * CGFloat(motion.value(.panel(index)))
            panel.view.show(own, offset: offset, depth: above, isCalm: isCalm)
        }
    }

    /// Exchanges the menu of each panel for what `block` makes of it.
    func updatePanels(_ block: (UIMenu) -> UIMenu) {
        guard phase == .open else { return }
        for panel in panels {
            guard let menu = panel.view.path.last else { continue }
            panel.view.exchange(for: block(menu))
        }
        arrange()
    }
}
