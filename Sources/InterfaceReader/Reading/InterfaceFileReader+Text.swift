import Foundation
import InterfaceFiles

extension InterfaceFileReader {
    /// The text of a string element; one with unusual characters is written in Base64.
    mutating func string(_ element: MarkupElement) -> String {
        guard element.attributes.flag("base64-UTF8") == true else { return element.text }
        // The padding is left out.
        let digits = element.text.filter { !$0.isWhitespace && $0 != "=" }
        let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: digits + padding) else {
            report(element, "the text is not written in Base64 and is left empty")
            return ""
        }
        return String(decoding: data, as: UTF8.self)
    }

    mutating func attributedString(_ element: MarkupElement) -> InterfaceAttributedString {
        var fragments: [InterfaceAttributedString.Fragment] = []
        for child in element.children where child.name == "fragment" { fragments.append(fragment(child)) }
        return InterfaceAttributedString(fragments: fragments)
    }

    private mutating func fragment(_ element: MarkupElement) -> InterfaceAttributedString.Fragment {
        let content = element.children.first { $0.attributes["key"] == "content" }
        var fragment = InterfaceAttributedString.Fragment(
            text: element.attributes["content"] ?? content.map { string($0) } ?? "")
        for child in element.child("attributes")?.children ?? [] {
            guard let key = child.attributes["key"] else { continue }
            if child.name == "paragraphStyle" {
                fragment.paragraphStyle = paragraphStyle(child)
            } else {
                fragment.attributes[key] = value(child)
            }
        }
        return fragment
    }

    private func paragraphStyle(_ element: MarkupElement) -> InterfaceParagraphStyle {
        var style = InterfaceParagraphStyle()
        style.alignment = element.attributes["alignment"]
        style.lineBreakMode = element.attributes["lineBreakMode"]
        style.baseWritingDirection = element.attributes["baseWritingDirection"]
        for name in Self.metrics { style.metrics[name] = element.attributes.number(name) }
        return style
    }

    private static let metrics = [
        "defaultTabInterval", "firstLineHeadIndent", "headIndent", "hyphenationFactor", "lineHeightMultiple",
        "lineSpacing", "maximumLineHeight", "minimumLineHeight", "paragraphSpacing", "paragraphSpacingBefore",
        "tailIndent", "tighteningFactorForTruncation",
    ]

    /// The font of a font description, or of an attributed string.
    mutating func font(_ element: MarkupElement) -> InterfaceFont {
        let attributes = element.attributes
        let size = number("pointSize", of: element) ?? number("size", of: element)
        let face: InterfaceFont.Face =
            if let style = attributes["style"] {
                .textStyle(style)
            } else if let name = attributes["name"] {
                .named(name, family: attributes["family"])
            } else if let role = attributes["metaFont"] {
                .meta(role)
            } else if attributes["type"] == "boldSystem" {
                .boldSystem
            } else if attributes["type"] == "italicSystem" {
                .italicSystem
            } else {
                .system(weight: attributes["weight"], width: attributes["width"])
            }
        return InterfaceFont(face: face, pointSize: size)
    }
}
