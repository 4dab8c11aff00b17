import InterfaceFiles

/// The configurations of buttons as interface files have them since Xcode 13.
@MainActor enum InterfaceButtonConfiguration {
    private static let styles: [String: @MainActor () -> UIButton.Configuration] = [
        "plain": { .plain() }, "tinted": { .tinted() }, "gray": { .gray() }, "filled": { .filled() },
        "borderless": { .borderless() }, "bordered": { .bordered() }, "borderedTinted": { .borderedTinted() },
        "borderedProminent": { .borderedProminent() },
    ]
    private static let corners: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    private static let sizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    private static let placements: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]

    /// The configuration of `element`, whose attributes are `values`.
    static func read(_ values: InterfaceValues, of element: InterfaceElement) -> UIButton.Configuration {
        var configuration = (values.string("style").flatMap { styles[$0] } ?? { .plain() })()
        configuration.title = values.string("title")
        if let text = values.attributedString("attributedTitle") {
            configuration.attributedTitle = AttributedString(text)
        }
        configuration.subtitle = values.string("subtitle")
        if let text = values.attributedString("attributedSubtitle") {
            configuration.attributedSubtitle = AttributedString(text)
        }
        configuration.image = values.image("image")
        if let symbol = element.properties["preferredSymbolConfigurationForImage"]?.element {
            configuration.preferredSymbolConfigurationForImage = InterfaceAssets.symbolConfiguration(symbol)
        }
        if let value = values.choice("imagePlacement", placements) { configuration.imagePlacement = value }
        if let value = values.number("imagePadding") { configuration.imagePadding = value }
        if let value = values.number("titlePadding") { configuration.titlePadding = value }
        if let value = values.choice("cornerStyle", corners) { configuration.cornerStyle = value }
        if let value = values.choice("buttonSize", sizes) { configuration.buttonSize = value }
        if let value = values.directionalInsets("contentInsets") { configuration.contentInsets = value }
        configuration.baseForegroundColor = values.color("baseForegroundColor")
        configuration.baseBackgroundColor = values.color("baseBackgroundColor")
        if let background = values.element("background") {
            read(values.values(of: background), into: &configuration.background)
        }
        return configuration
    }

    private static func read(_ values: InterfaceValues, into background: inout UIBackgroundConfiguration) {
        if let value = values.number("cornerRadius") { background.cornerRadius = value }
        if let value = values.color("backgroundColor") { background.backgroundColor = value }
        if let value = values.color("strokeColor") { background.strokeColor = value }
        if let value = values.number("strokeWidth") { background.strokeWidth = value }
    }
}
