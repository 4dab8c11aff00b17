import InterfaceFiles

/// The colours, fonts, images and texts that interface files name.
@MainActor enum InterfaceAssets {
    // MARK: Colours

    /// The colour; nil, after a message, for a pattern.
    static func color(_ color: InterfaceColor) -> UIColor? {
        switch color {
        case .white(let white, let alpha, _): return UIColor(white: white, alpha: alpha)
        case .rgb(let red, let green, let blue, let alpha, let space):
            return space == .displayP3
                ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                : UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .cmyk(let cyan, let magenta, let yellow, let black, let alpha, _):
            // The plain conversion, as there is no profile of a printer.
            return UIColor(
                red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
                alpha: alpha)
        case .named(let name, let fallback): return UIColor(named: name) ?? fallback.flatMap { Self.color($0) }
        case .system(let name, let fallback), .cocoaTouchSystem(let name, let fallback):
            return systemColors[name] ?? fallback.flatMap { Self.color($0) }
        case .pattern(let image):
            FaultLog.current.report(
                at: "UIColor", "the pattern of the image \(image) is left out. Choose a plain colour in its place.")
            return nil
        }
    }

    /// The colours of the system by the names of their class properties in Objective-C.
    private static let systemColors: [String: UIColor] = {
        var colors: [String: UIColor] = [
            "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue,
            "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemPink": .systemPink,
            "systemPurple": .systemPurple, "systemTeal": .systemTeal, "systemIndigo": .systemIndigo,
            "systemBrown": .systemBrown, "systemMint": .systemMint, "systemCyan": .systemCyan,
            "systemGray": .systemGray,
            "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
            "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label,
            "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
            "placeholderText": .placeholderText, "link": .link, "separator": .separator,
            "opaqueSeparator": .opaqueSeparator, "systemBackground": .systemBackground,
            "secondarySystemBackground": .secondarySystemBackground,
            "tertiarySystemBackground": .tertiarySystemBackground,
            "systemGroupedBackground": .systemGroupedBackground,
            "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
            "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
            "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
            "quaternarySystemFill": .quaternarySystemFill,
        ]
        let plain: [String: UIColor] = [
            "darkText": .darkText, "lightText": .lightText, "black": .black, "darkGray": .darkGray,
            "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red, "green": .green, "blue": .blue,
            "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
            "brown": .brown, "clear": .clear, "groupTableViewBackground": .systemGroupedBackground,
            "tableCellGroupedBackground": .secondarySystemGroupedBackground,
        ]
        colors.merge(plain) { $1 }
        return Dictionary(uniqueKeysWithValues: colors.map { ($0 + "Color", $1) })
    }()

    // MARK: Fonts

    static func font(_ font: InterfaceFont) -> UIFont? {
        let size = font.pointSize.map { CGFloat($0) } ?? standardSize(of: font.face)
        switch font.face {
        case .system(let weight, _):
            return .systemFont(ofSize: size, weight: weight.flatMap { weights[$0.lowercased()] } ?? .regular)
        case .boldSystem: return .boldSystemFont(ofSize: size)
        case .italicSystem: return .italicSystemFont(ofSize: size)
        case .textStyle(let style): return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        case .named(let name, _): return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
        case .meta(let role):
            let isBold = role.lowercased().contains("bold")
            return isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
        }
    }

    /// The size, in points, of a font without one: those of roles are the Mac's, of which Interface Builder took them over.
    private static func standardSize(of face: InterfaceFont.Face) -> CGFloat {
        guard case .meta(let role) = face else { return UIFont.systemFontSize }
        let sizes: [String: CGFloat] = [
            "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9, "miniSystemBold": 9, "label": 10,
            "cellTitle": 12,
        ]
        return sizes[role] ?? 13
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    // MARK: Images

    static func image(_ reference: InterfaceImageReference, _ resources: InterfaceResources) -> UIImage? {
        let isSymbol = reference.catalog == "system"
        let image = isSymbol ? UIImage(systemName: reference.name) : UIImage(named: reference.name)
        switch reference.attributes["renderingMode"] {
        case "template": return image?.withRenderingMode(.alwaysTemplate)
        case "original": return image?.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }

    /// The configuration of symbols that an element describes.
    static func symbolConfiguration(_ element: InterfaceElement) -> UIImage.SymbolConfiguration? {
        let weight = element.attributes["weight"].flatMap { symbolWeights[$0] } ?? .unspecified
        let scale = element.attributes["scale"].flatMap { symbolScales[$0] } ?? .unspecified
        if case .font(let description)? = element.properties["font"] ?? element.properties["fontDescription"],
            let font = font(description)
        {
            return UIImage.SymbolConfiguration(font: font, scale: scale)
        }
        if let size = element.attributes.number("pointSize") {
            return UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: weight, scale: scale)
        }
        return weight == .unspecified
            ? UIImage.SymbolConfiguration(scale: scale)
            : UIImage.SymbolConfiguration(weight: weight).applying(UIImage.SymbolConfiguration(scale: scale))
    }

    private static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    private static let symbolScales: [String: UIImage.SymbolScale] = [
        "small": .small, "medium": .medium, "large": .large, "default": .default,
    ]

    // MARK: Texts

    static func attributedString(_ text: InterfaceAttributedString) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for fragment in text.fragments {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for (name, value) in fragment.attributes {
                attributes[NSAttributedString.Key(rawValue: name)] = attribute(value)
            }
            if let style = fragment.paragraphStyle { attributes[.paragraphStyle] = paragraphStyle(style) }
            whole.append(NSAttributedString(string: fragment.text, attributes: attributes))
        }
        return whole
    }

    private static func attribute(_ value: InterfaceValue) -> Any? {
        switch value {
        case .color(let color): return self.color(color)
        case .font(let font): return self.font(font)
        case .number(let number): return NSNumber(value: number)
        case .string(let text): return Double(text).map { NSNumber(value: $0) } ?? text
        default: return nil
        }
    }

    private static func paragraphStyle(_ description: InterfaceParagraphStyle) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = description.alignment.flatMap { InterfaceChoices.textAlignments[$0] } ?? .natural
        style.lineBreakMode =
            description.lineBreakMode.flatMap { InterfaceChoices.lineBreakModes[$0] } ?? .byWordWrapping
        let metrics = description.metrics.mapValues { CGFloat($0) }
        if let value = metrics["lineSpacing"] { style.lineSpacing = value }
        if let value = metrics["minimumLineHeight"] { style.minimumLineHeight = value }
        if let value = metrics["maximumLineHeight"] { style.maximumLineHeight = value }
        if let value = metrics["lineHeightMultiple"] { style.lineHeightMultiple = value }
        return style
    }
}
