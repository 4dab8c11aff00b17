/// The elements of a menu as they show: groups with thick lines between them.
@MainActor struct MenuContents {
    /// The content of a row, or of a strip of tiles side by side.
    enum Item {
        case action(UIAction)
        case menu(UIMenu)
        /// Elements that are not there yet.
        case waiting
        /// Actions side by side, with or without their titles.
        case strip([UIAction], hasTitles: Bool)
    }

    /// Rows without a thick line between them.
    struct Group {
        /// The title above the rows; nil for none.
        var title: String?
        var items: [Item]
        /// The menu of whose actions one at most is on; nil where any may be.
        var selector: UIMenu?
    }

    private(set) var groups: [Group] = []
    /// The menus that lie in themselves; they are left out there.
    private(set) var loops: [UIMenu] = []
    /// The elements that were not there yet.
    private(set) var missing: [UIDeferredMenuElement] = []
    /// Whether of some actions one at most is on.
    var hasSelector: Bool { groups.contains { $0.selector != nil } }
    private let loaded: [ObjectIdentifier: [UIMenuElement]]

    /// The contents of the last menu of `path`, which lies in the ones before it; `loaded` are the elements of deferred ones.
    /// In reverse the first element is the lowest.
    init(_ path: [UIMenu], selector: UIMenu?, loaded: [ObjectIdentifier: [UIMenuElement]], isReversed: Bool) {
        self.loaded = loaded
        guard let menu = path.last else { return }
        add(menu, within: path, selector: selector, title: nil)
        groups.removeAll(where: \.items.isEmpty)
        guard isReversed else { return }
        groups.reverse()
        for index in groups.indices where groups[index].title == nil { groups[index].items.reverse() }
    }

    private mutating func add(_ menu: UIMenu, within path: [UIMenu], selector: UIMenu?, title: String?) {
        let selector = selector ?? (menu.options.contains(.singleSelection) ? menu : nil)
        groups.append(Group(title: title, items: [], selector: selector))
        let isPalette = menu.options.contains(.displayAsPalette)
        let hasTiles = isPalette || menu.preferredElementSize == .small || menu.preferredElementSize == .medium
        if hasTiles {
            addStrips(menu, isPalette: isPalette)
        } else {
            add(menu.children, within: path, selector: selector)
        }
    }

    /// The most tiles side by side, with titles, without, and in a palette.
    private static let tileLimits = (withTitles: 3, withoutTitles: 4, palette: 6)

    private mutating func addStrips(_ menu: UIMenu, isPalette: Bool) {
        let hasTitles = menu.preferredElementSize == .medium
        let limit =
            hasTitles
            ? Self.tileLimits.withTitles
            : isPalette ? Self.tileLimits.palette : Self.tileLimits.withoutTitles
        var rest = menu.children.compactMap { $0 as? UIAction }.filter { !$0.attributes.contains(.hidden) }[...]
        while !rest.isEmpty {
            groups[groups.count - 1].items.append(.strip(Array(rest.prefix(limit)), hasTitles: hasTitles))
            rest = rest.dropFirst(limit)
        }
    }

    private mutating func add(_ elements: [UIMenuElement], within path: [UIMenu], selector: UIMenu?) {
        for element in elements {
            switch element {
            case let action as UIAction:
                if !action.attributes.contains(.hidden) { append(.action(action)) }
            case let menu as UIMenu where path.contains(where: { $0 === menu }): loops.append(menu)
            case let menu as UIMenu where menu.options.contains(.displayInline):
                add(menu, within: path + [menu], selector: selector, title: menu.title.isEmpty ? nil : menu.title)
                groups.append(Group(title: nil, items: [], selector: selector))
            case let menu as UIMenu: append(.menu(menu))
            case let deferred as UIDeferredMenuElement: add(deferred, within: path, selector: selector)
            default: break
            }
        }
    }

    private mutating func add(_ deferred: UIDeferredMenuElement, within path: [UIMenu], selector: UIMenu?) {
        if let elements = loaded[ObjectIdentifier(deferred)] ?? deferred.loaded {
            add(elements, within: path, selector: selector)
        } else {
            missing.append(deferred)
            append(.waiting)
        }
    }

    private mutating func append(_ item: Item) { groups[groups.count - 1].items.append(item) }
}
