import InterfaceFiles

extension UITableView {
    final func readParts(of description: InterfaceObject, by loader: InterfaceLoader) {
        if let view = loader.makeView(description.object("tableHeaderView")) { tableHeaderView = view }
        if let view = loader.makeView(description.object("tableFooterView")) { tableFooterView = view }
        for prototype in description.objects["prototypes"] ?? [] { register(prototype, by: loader) }
        if let sections = description.objects["sections"], !sections.isEmpty {
            staticContent = StaticTableContent(sections, by: loader)
        }
    }

    /// Registers a prototype, of which each cell is made anew.
    private func register(_ prototype: InterfaceObject, by loader: InterfaceLoader) {
        guard let identifier = prototype.attributes["reuseIdentifier"], !identifier.isEmpty else { return }
        cellPool.register(identifier) { loader.make(prototype: prototype) as? UITableViewCell ?? UITableViewCell() }
    }
}

extension UITableViewCell {
    final func readParts(of description: InterfaceObject, by loader: InterfaceLoader) {
        guard let content = description.object("contentView") else { return }
        contentView.decode(withoutSubviews(content), by: loader)
        let parts = Self.partNames.compactMap { content.object($0) } + (content.objects["subviews"] ?? [])
        for part in parts { addPart(part, of: description, by: loader) }
        if let view = loader.makeView(description.object("backgroundView")) { backgroundView = view }
        if let view = loader.makeView(description.object("selectedBackgroundView")) { selectedBackgroundView = view }
        if let view = loader.makeView(description.object("accessoryView")) { accessoryView = view }
    }

    /// The attributes that name the subviews of a cell with a style.
    private static let partNames = ["textLabel", "detailTextLabel", "imageView"]

    private func withoutSubviews(_ content: InterfaceObject) -> InterfaceObject {
        var content = content
        content.objects["subviews"] = nil
        return content
    }

    /// Adds a subview of the content: the cell's own label or picture where it stands for one, as those of the styles do.
    private func addPart(_ part: InterfaceObject, of description: InterfaceObject, by loader: InterfaceLoader) {
        let own: UIView? =
            switch description.attributes.first(where: { Self.partNames.contains($0.key) && $0.value == part.id })?.key
            {
            case "textLabel": textLabel
            case "detailTextLabel": detailTextLabel
            case "imageView": imageView
            default: nil
            }
        if let own {
            own.decode(part, by: loader)
        } else if let view = loader.makeView(part) {
            contentView.addSubview(view)
        }
    }
}

extension UICollectionView {
    final func readParts(of description: InterfaceObject, by loader: InterfaceLoader) {
        for prototype in description.objects["cells"] ?? [] {
            guard let identifier = prototype.attributes["reuseIdentifier"], !identifier.isEmpty else { continue }
            register(kind: nil, identifier) { loader.make(prototype: prototype) as? UICollectionViewCell }
        }
        let supplementaries = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in supplementaries {
            guard let prototype = description.object(key), let identifier = prototype.attributes["reuseIdentifier"]
            else {
                continue
            }
            register(kind: kind, identifier) { loader.make(prototype: prototype) as? UICollectionReusableView }
        }
    }
}

extension UICollectionViewCell {
    final func readParts(of description: InterfaceObject, by loader: InterfaceLoader) {
        let content =
            description.object("contentView") ?? description.objects.values.joined().first { $0.key == "contentView" }
        if let content {
            contentView.decode(content, by: loader)
        }
    }
}

extension InterfaceLoader {
    /// Makes an object of a prototype, with its own outlets, and actions of the screen around it.
    fileprivate func make(prototype: InterfaceObject) -> AnyObject? {
        let loader = InterfaceLoader(file, library: library, storyboard: storyboard, outer: self)
        loader.controller = controller
        let object = loader.make(prototype)
        loader.finish()
        return object
    }
}
