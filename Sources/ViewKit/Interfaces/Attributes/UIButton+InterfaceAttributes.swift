import InterfaceFiles

extension UIButton {
    /// The types of buttons by their names; the value of `buttonType`, without one a button is custom.
    static let interfaceTypes: [String: ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]

    private static let interfaceStates: [(name: String, state: State)] = [
        ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ]

    final func readButtonAttributes(_ values: InterfaceValues) {
        if let value = values.font("fontDescription") { titleLabel?.font = value }
        if let value = values.choice("lineBreakMode", InterfaceChoices.lineBreakModes) {
            titleLabel?.lineBreakMode = value
        }
        if let value = values.bool("adjustsImageWhenHighlighted") { adjustsImageWhenHighlighted = value }
        if let value = values.bool("adjustsImageWhenDisabled") { adjustsImageWhenDisabled = value }
        if let value = values.insets("contentEdgeInsets") { contentEdgeInsets = value.withoutMarks }
        if let value = values.insets("titleEdgeInsets") { titleEdgeInsets = value.withoutMarks }
        if let value = values.insets("imageEdgeInsets") { imageEdgeInsets = value.withoutMarks }
        if let value = values.size("titleShadowOffset") { titleLabel?.shadowOffset = value }
        for (name, state) in Self.interfaceStates {
            if let element = values.element(name) { read(values.values(of: element), of: element, for: state) }
        }
        if let element = values.element("configuration") {
            configuration = InterfaceButtonConfiguration.read(values.values(of: element), of: element)
        }
    }

    private func read(_ values: InterfaceValues, of element: InterfaceElement, for state: State) {
        if let value = values.attributedString("attributedTitle") {
            setAttributedTitle(value, for: state)
        } else if let value = values.string("title") {
            setTitle(value, for: state)
        }
        if let value = values.color("titleColor") { setTitleColor(value, for: state) }
        if let value = values.color("titleShadowColor") { setTitleShadowColor(value, for: state) }
        if let value = values.image("backgroundImage") { setBackgroundImage(value, for: state) }
        if let value = values.image("image") { setImage(value, for: state) }
        if let symbol = element.properties["preferredSymbolConfiguration"]?.element {
            setPreferredSymbolConfiguration(InterfaceAssets.symbolConfiguration(symbol), forImageIn: state)
        }
    }
}

extension UIEdgeInsets {
    /// The insets without the tiny number that Interface Builder writes where all of them are 0, so that they count as set.
    fileprivate var withoutMarks: UIEdgeInsets {
        func plain(_ value: CGFloat) -> CGFloat { abs(value) < 1e-6 ? 0 : value }
        return UIEdgeInsets(top: plain(top), left: plain(left), bottom: plain(bottom), right: plain(right))
    }
}
