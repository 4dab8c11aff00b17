import InterfaceFiles

extension UIView {
    /// Reads the attributes and subviews of an interface file's object, where `type` is the last class of ViewKit whose
    /// initializer runs. Each of them calls it at its end.
    final func finishDecoding(from coder: NSCoder, as type: AnyClass) {
        guard let coder = coder as? InterfaceCoder, coder.ends(with: type) else { return }
        let values = coder.values
        if let frame = values.rect("frame") { self.frame = frame }
        if let bounds = values.rect("bounds") { self.bounds = bounds }
        InterfaceAttributes.read(values, into: self)
        decodeContents(of: coder.object, by: coder.loader)
    }

    private func decodeContents(of description: InterfaceObject, by loader: InterfaceLoader) {
        readGuides(of: description, by: loader)
        addParts(of: description, by: loader)
        let subviews = makeSubviews(of: description, by: loader)
        InterfaceVariations.observe(description, of: self, subviews: subviews, by: loader)
    }

    /// Makes the subviews of `description` and adds those that the size classes do not leave out; all of them by their ids.
    private func makeSubviews(of description: InterfaceObject, by loader: InterfaceLoader) -> [(
        id: String, view: UIView
    )] {
        let excluded = loader.excluded(from: "subviews", by: description.variations)
        var made: [(id: String, view: UIView)] = []
        for subview in description.objects["subviews"] ?? [] {
            guard let view = loader.makeView(subview) else { continue }
            made.append((subview.id, view))
            guard !excluded.contains(subview.id) else { continue }
            if let stack = self as? UIStackView { stack.addArrangedSubview(view) } else { addSubview(view) }
        }
        return made
    }

    /// Makes what a view of a class of its own has besides subviews.
    private func addParts(of description: InterfaceObject, by loader: InterfaceLoader) {
        switch self {
        case let cell as UITableViewCell: cell.readParts(of: description, by: loader)
        case let cell as UICollectionViewCell: cell.readParts(of: description, by: loader)
        case let table as UITableView: table.readParts(of: description, by: loader)
        case let collection as UICollectionView: collection.readParts(of: description, by: loader)
        case let effect as UIVisualEffectView: effect.readContent(of: description, by: loader)
        case let control as UISegmentedControl: control.readSegments(of: description, by: loader)
        case let bar as UIToolbar:
            bar.items = loader.makeAll(description.objects["items"]).compactMap { $0 as? UIBarButtonItem }
        case let bar as UINavigationBar:
            bar.items = loader.makeAll(description.objects["items"]).compactMap { $0 as? UINavigationItem }
        case let bar as UITabBar:
            bar.items = loader.makeAll(description.objects["items"]).compactMap { $0 as? UITabBarItem }
        default: break
        }
    }

    /// Has the view's layout guides stand for those of the file.
    private func readGuides(of description: InterfaceObject, by loader: InterfaceLoader) {
        for guide in description.objects.values.joined() where guide.kind == "viewLayoutGuide" {
            let object: UILayoutGuide? =
                switch guide.key {
                case "safeArea": safeAreaLayoutGuide
                case "layoutMargins", "layoutMarginsGuide": layoutMarginsGuide
                case "readableContent", "readableContentGuide": readableContentGuide
                case "keyboard": keyboardLayoutGuide
                case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
                case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
                default: nil
                }
            if let object { loader.setObject(object, for: guide.id) }
        }
    }

    /// Takes the attributes, subviews and guides of the object of a file for a view that its owner made already, such as the
    /// content view of a cell, whose place in that stays the owner's.
    final func decode(_ description: InterfaceObject, by loader: InterfaceLoader) {
        let values = loader.values(of: description).without("autoresizingMask")
        loader.append(self, for: description)
        InterfaceAttributes.read(values, into: self)
        decodeContents(of: description, by: loader)
    }
}

extension UIVisualEffectView {
    fileprivate func readContent(of description: InterfaceObject, by loader: InterfaceLoader) {
        if let content = description.object("contentView") { contentView.decode(content, by: loader) }
    }
}

extension UISegmentedControl {
    fileprivate func readSegments(of description: InterfaceObject, by loader: InterfaceLoader) {
        for segment in description.objects["segments"] ?? [] {
            let values = loader.values(of: segment)
            let index = numberOfSegments
            if let image = values.image("image") {
                insertSegment(with: image, at: index, animated: false)
            } else {
                insertSegment(withTitle: values.string("title"), at: index, animated: false)
            }
            if let width = values.number("width") { setWidth(width, forSegmentAt: index) }
            if values.bool("enabled") == false { setEnabled(false, forSegmentAt: index) }
        }
        let values = loader.values(of: description)
        if let value = values.bool("momentary") { isMomentary = value }
        if let value = values.color("selectedSegmentTintColor") { selectedSegmentTintColor = value }
        if let value = values.integer("selectedSegmentIndex") { selectedSegmentIndex = value }
    }
}
