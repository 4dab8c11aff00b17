import InterfaceFiles

/// The attributes and properties of an object of an interface file, as values of UIKit's types.
///
/// A value that the file lacks, or has in an unknown form, is nil.
@MainActor struct InterfaceValues {
    let attributes: [String: String]
    let properties: [String: InterfaceValue]
    /// The assets as they were when the file was saved.
    let resources: InterfaceResources
    /// Whether these are only some of the object's values, so that one that is missing is not Interface Builder's own default.
    var isPartial = false

    /// The text of an attribute or a child.
    func string(_ name: String) -> String? {
        if case .string(let text)? = properties[name] { return text }
        return attributes[name]
    }

    func bool(_ name: String) -> Bool? {
        if case .bool(let value)? = properties[name] { return value }
        return attributes.flag(name)
    }

    /// The same, where a missing value is `standard`, unless only some values are there.
    func bool(_ name: String, standard: Bool) -> Bool? { bool(name) ?? (isPartial ? nil : standard) }

    func number(_ name: String) -> CGFloat? {
        if case .number(let value)? = properties[name] { return CGFloat(value) }
        return attributes.number(name).map { CGFloat($0) }
    }

    /// A whole number within the range of `Int32`.
    func integer(_ name: String) -> Int? { number(name).flatMap { Int32(exactly: $0.rounded()) }.map(Int.init) }

    /// The value that `choices` has for the text.
    func choice<Value>(_ name: String, _ choices: [String: Value]) -> Value? { string(name).flatMap { choices[$0] } }

    /// The same, where a missing value is `standard`, unless only some values are there.
    func choice<Value>(_ name: String, _ choices: [String: Value], standard: Value) -> Value? {
        choice(name, choices) ?? (isPartial ? nil : standard)
    }

    func color(_ name: String) -> UIColor? {
        guard case .color(let color)? = properties[name] else { return nil }
        return InterfaceAssets.color(color)
    }

    func font(_ name: String) -> UIFont? {
        guard case .font(let font)? = properties[name] else { return nil }
        return InterfaceAssets.font(font)
    }

    func rect(_ name: String) -> CGRect? {
        guard case .rect(let rect)? = properties[name] else { return nil }
        return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }

    func size(_ name: String) -> CGSize? {
        switch properties[name] {
        case .size(let size)?, .offset(let size)?: CGSize(width: size.width, height: size.height)
        default: nil
        }
    }

    func point(_ name: String) -> CGPoint? {
        guard case .point(let point)? = properties[name] else { return nil }
        return CGPoint(x: point.x, y: point.y)
    }

    func insets(_ name: String) -> UIEdgeInsets? {
        guard case .insets(let insets)? = properties[name] else { return nil }
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    func directionalInsets(_ name: String) -> NSDirectionalEdgeInsets? {
        guard let insets = insets(name) else { return nil }
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    func attributedString(_ name: String) -> NSAttributedString? {
        guard case .attributedString(let text)? = properties[name] else { return nil }
        return InterfaceAssets.attributedString(text)
    }

    func element(_ name: String) -> InterfaceElement? { properties[name]?.element }

    /// The image that an attribute names, of the catalogue that its neighbour does: an image of the app, or a symbol.
    func image(_ name: String) -> UIImage? {
        if case .image(let reference)? = properties[name] { return InterfaceAssets.image(reference, resources) }
        guard let image = attributes[name], !image.isEmpty else { return nil }
        let catalog = attributes[name == "image" ? "catalog" : name + "Catalog"] ?? attributes["catalog"]
        return InterfaceAssets.image(InterfaceImageReference(name: image, catalog: catalog), resources)
    }

    /// The values of a child that has attributes of its own, such as the state of a button.
    func values(of element: InterfaceElement) -> InterfaceValues {
        InterfaceValues(attributes: element.attributes, properties: element.properties, resources: resources)
    }

    /// The values without that of `name`.
    func without(_ name: String) -> InterfaceValues {
        InterfaceValues(
            attributes: attributes.filter { $0.key != name }, properties: properties.filter { $0.key != name },
            resources: resources)
    }

    /// Those of the values whose names are among `names`.
    func only(_ names: Set<String>) -> InterfaceValues {
        InterfaceValues(
            attributes: attributes.filter { names.contains($0.key) },
            properties: properties.filter { names.contains($0.key) }, resources: resources, isPartial: true)
    }

    /// The values with those of `variation` in place of their own.
    func varied(by variation: InterfaceVariation) -> InterfaceValues {
        InterfaceValues(
            attributes: attributes.merging(variation.attributes) { $1 },
            properties: properties.merging(variation.properties) { $1 }, resources: resources)
    }
}
