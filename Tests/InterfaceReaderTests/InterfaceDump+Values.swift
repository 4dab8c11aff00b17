import InterfaceFiles

extension InterfaceDump {
    /// A value that fits into a line.
    static func text(_ value: InterfaceValue) -> String {
        switch value {
        case .null: "nil"
        case .bool(let flag): flag ? "YES" : "NO"
        case .number(let number): "\(number)"
        case .string(let string): "'\(string)'"
        case .color(let color): text(color)
        case .font(let font): text(font)
        case .rect(let rect): "rect(\(rect.x),\(rect.y),\(rect.width),\(rect.height))"
        case .point(let point): "point(\(point.x),\(point.y))"
        case .size(let size): "size(\(text(size)))"
        case .offset(let offset): "offset(\(text(offset)))"
        case .insets(let insets):
            "\(insets.isDirectional ? "directionalInsets" : "insets")"
                + "(\(insets.top),\(insets.leading),\(insets.bottom),\(insets.trailing))"
        case .range(let location, let length): "range(\(location),\(length))"
        case .autoresizingMask(let mask): "mask(\(mask.rawValue))"
        case .date(let seconds): "date(\(seconds))"
        case .attributedString, .image, .list, .element: "several lines"
        }
    }

    static func text(_ size: InterfaceSize) -> String { "\(size.width)x\(size.height)" }

    static func text(_ color: InterfaceColor) -> String {
        switch color {
        case .white(let white, let alpha, let space): "white(\(white),\(alpha),\(space))"
        case .rgb(let red, let green, let blue, let alpha, let space): "rgb(\(red),\(green),\(blue),\(alpha),\(space))"
        case .cmyk(let cyan, let magenta, let yellow, let black, let alpha, let space):
            "cmyk(\(cyan),\(magenta),\(yellow),\(black),\(alpha),\(space))"
        case .named(let name, let fallback): "named(\(name),\(fallback.map(text) ?? "-"))"
        case .system(let name, let fallback): "system(\(name),\(fallback.map(text) ?? "-"))"
        case .cocoaTouchSystem(let name, let fallback): "cocoaTouch(\(name),\(fallback.map(text) ?? "-"))"
        case .pattern(let image): "pattern(\(image))"
        }
    }

    private static func text(_ font: InterfaceFont) -> String {
        let face =
            switch font.face {
            case .system(let weight, let width): "system(\(weight ?? "-"),\(width ?? "-"))"
            case .boldSystem: "boldSystem"
            case .italicSystem: "italicSystem"
            case .textStyle(let style): "style(\(style))"
            case .named(let name, let family): "named(\(name),\(family ?? "-"))"
            case .meta(let role): "meta(\(role))"
            }
        return "\(face)@\(font.pointSize.map { "\($0)" } ?? "-")"
    }
}
