import Foundation

@testable import ViewKit

/// Colours, fonts, images and texts.
extension SwiftText {
    static func object(_ value: Any) -> String? {
        switch value {
        case let value as UIColor: color(value)
        case let value as UIFont: font(value)
        case let value as UIImage: image(value)
        case let value as UIImage.SymbolConfiguration: symbolConfiguration(value)
        case let value as NSAttributedString: "NSAttributedString(string: \"\(value.string)\")"
        case let value as NSParagraphStyle:
            "alignment .\(value.alignment), lineBreakMode .\(value.lineBreakMode), lineSpacing \(number(value.lineSpacing))"
        case let value as UIBlurEffect: "UIBlurEffect(style: .\(value.style))"
        case let value as UIBarAppearance: "backgroundColor \(of(value.backgroundColor as Any))"
        case let value as UIButton.Configuration: ".\(value.style)() with title \(of(value.title as Any))"
        case let value as UIBackgroundConfiguration:
            "cornerRadius \(number(value.cornerRadius)), strokeWidth \(number(value.strokeWidth)), "
                + "backgroundColor \(of(value.backgroundColor as Any)), strokeColor \(of(value.strokeColor as Any))"
        case let value as [NSAttributedString.Key: Any]: attributes(value)
        default: nil
        }
    }

    private static func attributes(_ value: [NSAttributedString.Key: Any]) -> String {
        let names: KeyValuePairs<String, NSAttributedString.Key> = [
            "font": .font, "foregroundColor": .foregroundColor,
        ]
        return names.compactMap { name, key in value[key].map { "\(name) \(of($0))" } }.joined(separator: ", ")
    }

    private static func color(_ color: UIColor) -> String {
        let named: KeyValuePairs<String, UIColor?> = [
            ".systemRed": .systemRed, ".systemYellow": .systemYellow, ".systemMint": .systemMint,
            ".systemGray": .systemGray, ".label": .label, ".secondaryLabel": .secondaryLabel,
            ".systemBackground": .systemBackground, ".systemGroupedBackground": .systemGroupedBackground,
            "UIColor(named: \"Coral\")": UIColor(named: "Coral"),
            "UIColor(named: \"Tones/sea\")": UIColor(named: "Tones/sea"),
        ]
        if let found = named.first(where: { $0.value == color }) { return found.key }
        let parts = (color.cgColor.components ?? []).map(number)
        guard parts.count == 4 else { return "UIColor(white: \(parts[0]), alpha: \(parts[1]))" }
        return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
    }

    private static func font(_ font: UIFont) -> String {
        let size = font.pointSize
        let fonts: KeyValuePairs<String, UIFont?> = [
            ".systemFont(ofSize: \(number(size)))": .systemFont(ofSize: size),
            ".boldSystemFont(ofSize: \(number(size)))": .boldSystemFont(ofSize: size),
            ".italicSystemFont(ofSize: \(number(size)))": .italicSystemFont(ofSize: size),
            ".systemFont(ofSize: \(number(size)), weight: .semibold)": .systemFont(ofSize: size, weight: .semibold),
        ]
        return fonts.first { $0.value == font }?.key
            ?? "UIFont(name: \"\(font.fontName)\", size: \(number(size)))"
    }

    private static func image(_ image: UIImage) -> String {
        if let symbol = image.traits.symbol { return "UIImage(systemName: \"\(symbol.name)\")" }
        let name = InterfaceRig.imageNames.first { UIImage(named: $0)?.cgImage === image.cgImage }
        return name.map { "UIImage(named: \"\($0)\")" } ?? "an image"
    }

    private static func symbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> String {
        let look = configuration.look
        let parts = [
            look.pointSize.map { "pointSize: \(number($0))" }, look.weight.map { "weight: .\($0)" },
            look.scale.map { "scale: .\($0)" },
        ]
        return "UIImage.SymbolConfiguration("
            + parts.compactMap(\.self).filter { !$0.hasSuffix(".unspecified") }.joined(separator: ", ") + ")"
    }
}
