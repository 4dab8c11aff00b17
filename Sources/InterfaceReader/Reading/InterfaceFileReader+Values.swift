import Foundation
import InterfaceFiles

extension InterfaceFileReader {
    /// The value of a keyed element; nil, after a message, where it cannot be read.
    mutating func value(_ element: MarkupElement) -> InterfaceValue? {
        // "value" elements of Xcode 5 say their type.
        switch element.name == "value" ? element.attributes["type"] ?? "" : element.name {
        case "nil", "null": return .null
        case "bool", "boolean": return element.attributes.flag("value").map { .bool($0) }
        case "integer", "real", "number": return number("value", of: element).map { .number($0) }
        case "string", "mutableString", "localizedString": return .string(string(element))
        case "color": return color(element).map { .color($0) }
        case "fontDescription", "font": return .font(font(element))
        case "rect": return numbers(["x", "y", "width", "height"], of: element).map(Self.rect)
        case "point": return numbers(["x", "y"], of: element).map { .point(InterfacePoint(x: $0[0], y: $0[1])) }
        case "size": return numbers(["width", "height"], of: element).map { .size(Self.size($0)) }
        case "offsetWrapper": return numbers(["horizontal", "vertical"], of: element).map { .offset(Self.size($0)) }
        case "edgeInsets":
            return numbers(["top", "left", "bottom", "right"], of: element).map { Self.insets($0, false) }
        case "inset": return numbers(["minY", "minX", "maxY", "maxX"], of: element).map { Self.insets($0, false) }
        case "directionalEdgeInsets":
            return numbers(["top", "leading", "bottom", "trailing"], of: element).map { Self.insets($0, true) }
        case "range": return range(element)
        case "autoresizingMask": return .autoresizingMask(autoresizingMask(element))
        case "attributedString": return .attributedString(attributedString(element))
        case "date": return number("timeIntervalSinceReferenceDate", of: element).map { .date($0) }
        case "image", "imageReference":
            return imageReference(element).map { .image($0) } ?? .element(self.element(element))
        case "array", "mutableArray": return list(element)
        default: return .element(self.element(element))
        }
    }

    /// An element without a type of its own.
    mutating func element(_ source: MarkupElement) -> InterfaceElement {
        var element = InterfaceElement(name: source.name)
        element.attributes = source.attributes
        element.attributes.removeValue(forKey: "key")
        element.text = source.text
        for child in source.children {
            // The key of a variation is its condition.
            if let key = child.attributes["key"], child.name != "variation" {
                element.properties[key] = value(child)
            } else {
                element.children.append(self.element(child))
            }
        }
        return element
    }

    /// The finite number that is the attribute `name`; nil where there is none, after a message where it is no number.
    mutating func number(_ name: String, of element: MarkupElement) -> Double? {
        element.attributes[name].flatMap { number($0, name, of: element) }
    }

    /// The finite number in the `text` of the attribute `name`; nil after a message.
    mutating func number(_ text: String, _ name: String, of element: MarkupElement) -> Double? {
        guard let number = Double(text), number.isFinite else {
            report(element, "'\(text)', the \(name) of <\(element.name)>, is no number; its default stands for it")
            return nil
        }
        return number
    }

    /// The numbers that are attributes; 0 where there is none, nil after a message where one is no number.
    private mutating func numbers(_ names: [String], of element: MarkupElement) -> [Double]? {
        var numbers: [Double] = []
        for name in names {
            guard let text = element.attributes[name] else {
                numbers.append(0)
                continue
            }
            guard let number = number(text, name, of: element) else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    private static func rect(_ numbers: [Double]) -> InterfaceValue {
        .rect(InterfaceRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }

    private static func size(_ numbers: [Double]) -> InterfaceSize {
        InterfaceSize(width: numbers[0], height: numbers[1])
    }

    private static func insets(_ numbers: [Double], _ isDirectional: Bool) -> InterfaceValue {
        .insets(
            InterfaceInsets(
                top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3],
                isDirectional: isDirectional))
    }

    private mutating func range(_ element: MarkupElement) -> InterfaceValue? {
        guard let numbers = numbers(["location", "length"], of: element) else { return nil }
        guard let location = Int(exactly: numbers[0]), let length = Int(exactly: numbers[1]) else {
            report(element, "the range is not of whole numbers; its default stands for it")
            return nil
        }
        return .range(location: location, length: length)
    }

    private func autoresizingMask(_ element: MarkupElement) -> InterfaceAutoresizingMask {
        let names: [(String, InterfaceAutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return names.reduce(into: []) { mask, name in
            if element.attributes.flag(name.0) == true { mask.insert(name.1) }
        }
    }

    private mutating func list(_ element: MarkupElement) -> InterfaceValue {
        var values: [InterfaceValue] = []
        for child in element.children {
            if let value = value(child) { values.append(value) }
        }
        return .list(values)
    }

    private func imageReference(_ element: MarkupElement) -> InterfaceImageReference? {
        var attributes = element.attributes
        let property = element.name == "image" ? "name" : "image"
        guard let name = attributes.removeValue(forKey: property) else { return nil }
        var reference = InterfaceImageReference(name: name, catalog: attributes.removeValue(forKey: "catalog"))
        attributes.removeValue(forKey: "key")
        reference.attributes = attributes
        return reference
    }
}
