import InterfaceFiles

extension UIView {
    final func readAttributes(_ values: InterfaceValues) {
        if let mask = values.autoresizingMask { autoresizingMask = mask }
        if let mode = values.choice("contentMode", InterfaceChoices.contentModes) { contentMode = mode }
        if let value = values.bool("userInteractionEnabled", standard: true) { isUserInteractionEnabled = value }
        if let value = values.bool("multipleTouchEnabled", standard: false) { isMultipleTouchEnabled = value }
        if let value = values.bool("clipsSubviews", standard: false) { clipsToBounds = value }
        if let value = values.bool("opaque", standard: true) { isOpaque = value }
        if let value = values.bool("hidden") { isHidden = value }
        if let value = values.number("alpha") { alpha = value }
        if let value = values.integer("tag") { tag = value }
        if let value = values.bool("exclusiveTouch") { isExclusiveTouch = value }
        if let value = values.bool("autoresizesSubviews") { autoresizesSubviews = value }
        if let value = values.color("backgroundColor") { backgroundColor = value }
        if let value = values.color("tintColor") { tintColor = value }
        if let value = values.choice("semanticContentAttribute", InterfaceChoices.semanticContents) {
            semanticContentAttribute = value
        }
        if let value = values.choice("overrideUserInterfaceStyle", InterfaceChoices.userInterfaceStyles) {
            overrideUserInterfaceStyle = value
        }
        readLayoutAttributes(values)
        readAccessibility(values)
    }

    private func readLayoutAttributes(_ values: InterfaceValues) {
        // A view without constraints of its own keeps its frame, by its autoresizing mask.
        if let value = values.bool("translatesAutoresizingMaskIntoConstraints"), values.bool("fixedFrame") != true {
            translatesAutoresizingMaskIntoConstraints = value
        }
        // The frame counts, although the attribute above says that constraints do.
        if values.bool("fixedFrame") == true { translatesAutoresizingMaskIntoConstraints = true }
        for (name, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
            // Interface Builder leaves out what is 250, of labels as well.
            let hugging = values.number(name + "HuggingPriority").map { UILayoutPriority(Float($0)) }
            setContentHuggingPriority(hugging ?? .defaultLow, for: axis)
            if let value = values.number(name + "CompressionResistancePriority") {
                setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: axis)
            }
        }
        if let value = values.bool("preservesSuperviewLayoutMargins") { preservesSuperviewLayoutMargins = value }
        if let value = values.bool("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = value }
        if let margins = values.insets("layoutMargins") { layoutMargins = margins }
        if let margins = values.directionalInsets("directionalLayoutMargins") { directionalLayoutMargins = margins }
    }

    private func readAccessibility(_ values: InterfaceValues) {
        guard let element = values.element("accessibility") ?? values.element("accessibilityConfiguration") else {
            return
        }
        let accessibility = values.values(of: element)
        if let value = accessibility.string("label") { accessibilityLabel = value }
        if let value = accessibility.string("hint") { accessibilityHint = value }
        if let value = accessibility.string("value") { accessibilityValue = value }
        if let value = accessibility.string("identifier") { accessibilityIdentifier = value }
        if let value = accessibility.bool("isElement") { isAccessibilityElement = value }
        if let value = accessibility.element("traits") ?? values.element("traits") {
            accessibilityTraits = UIAccessibilityTraits(interface: value)
        }
    }
}

extension InterfaceValues {
    fileprivate var autoresizingMask: UIView.AutoresizingMask? {
        guard case .autoresizingMask(let mask)? = properties["autoresizingMask"] else { return nil }
        return UIView.AutoresizingMask(rawValue: UInt(mask.rawValue))
    }
}

extension UIAccessibilityTraits {
    private static let interfaceNames: [String: UIAccessibilityTraits] = [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
        "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
        "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
        "adjustable": .adjustable, "allowsDirectInteraction": .allowsDirectInteraction, "header": .header,
    ]

    /// The traits that are `YES` among the attributes of `element`.
    fileprivate init(interface element: InterfaceElement) {
        self = Self.interfaceNames.reduce(into: []) { traits, name in
            if element.attributes.flag(name.key) == true { traits.insert(name.value) }
        }
    }
}
