/// A walk over the elements of a menu, which enters no menu within itself.
@MainActor struct MenuWalk {
    /// The actions, those of menus in the menu and those that were loaded included, in their order.
    private(set) var actions: [UIAction] = []

    /// A walk over all that lies in `menu`.
    init(_ menu: UIMenu) { walk(menu, within: []) }

    private mutating func walk(_ menu: UIMenu, within path: [UIMenu]) {
        if path.contains(where: { $0 === menu }) { return }
        walk(menu.children, within: path + [menu])
    }

    private mutating func walk(_ elements: [UIMenuElement], within path: [UIMenu]) {
        for element in elements {
            switch element {
            case let action as UIAction: actions.append(action)
            case let menu as UIMenu: walk(menu, within: path)
            case let deferred as UIDeferredMenuElement: walk(deferred.loaded ?? [], within: path)
            default: break
            }
        }
    }

    /// Turns `chosen` on, and the other actions off.
    func select(_ chosen: UIAction) {
        for action in actions {
            let state: UIMenuElement.State = action === chosen ? .on : .off
            if action.state != state { action.state = state }
        }
    }
}
