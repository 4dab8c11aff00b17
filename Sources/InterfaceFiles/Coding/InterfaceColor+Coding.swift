extension InterfaceColor: InterfaceCodable {
    private enum Kind: UInt8 {
        case white
        case rgb
        case cmyk
        case named
        case system
        case cocoaTouchSystem
        case pattern
    }

    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        switch try decoder.kind(Kind.self) {
        case .white:
            self = .white(try decoder.number(), alpha: try decoder.number(), space: try Self.space(&decoder))
        case .rgb:
            self = .rgb(
                red: try decoder.number(), green: try decoder.number(), blue: try decoder.number(),
                alpha: try decoder.number(), space: try Self.space(&decoder))
        case .cmyk:
            self = .cmyk(
                cyan: try decoder.number(), magenta: try decoder.number(), yellow: try decoder.number(),
                black: try decoder.number(), alpha: try decoder.number(), space: try Self.space(&decoder))
        case .named: self = .named(try decoder.string(), fallback: try Self.fallback(&decoder))
        case .system: self = .system(try decoder.string(), fallback: try Self.fallback(&decoder))
        case .cocoaTouchSystem: self = .cocoaTouchSystem(try decoder.string(), fallback: try Self.fallback(&decoder))
        case .pattern: self = .pattern(image: try decoder.string())
        }
    }

    func encode(to encoder: inout InterfaceEncoder) {
        switch self {
        case .white(let white, let alpha, let space):
            Self.encode(.white, [white, alpha], space, to: &encoder)
        case .rgb(let red, let green, let blue, let alpha, let space):
            Self.encode(.rgb, [red, green, blue, alpha], space, to: &encoder)
        case .cmyk(let cyan, let magenta, let yellow, let black, let alpha, let space):
            Self.encode(.cmyk, [cyan, magenta, yellow, black, alpha], space, to: &encoder)
        case .named(let name, let fallback): Self.encode(.named, name, fallback, to: &encoder)
        case .system(let name, let fallback): Self.encode(.system, name, fallback, to: &encoder)
        case .cocoaTouchSystem(let name, let fallback): Self.encode(.cocoaTouchSystem, name, fallback, to: &encoder)
        case .pattern(let image):
            encoder.byte(Kind.pattern.rawValue)
            encoder.string(image)
        }
    }

    private static func encode(
        _ kind: Kind, _ components: [Double], _ space: Space, to encoder: inout InterfaceEncoder
    ) {
        encoder.byte(kind.rawValue)
        for component in components { encoder.number(component) }
        encoder.string(space.rawValue)
    }

    private static func encode(
        _ kind: Kind, _ name: String, _ fallback: InterfaceColor?, to encoder: inout InterfaceEncoder
    ) {
        encoder.byte(kind.rawValue)
        encoder.string(name)
        encoder.optional(fallback)
    }

    private static func fallback(
        _ decoder: inout InterfaceDecoder
    ) throws(InterfaceDecodingError) -> InterfaceColor? {
        try decoder.enter()
        let fallback: InterfaceColor? = try decoder.optional()
        decoder.leave()
        return fallback
    }

    private static func space(_ decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) -> Space {
        let name = try decoder.string()
        guard let space = Space(rawValue: name) else { throw decoder.error("there is no colour space \(name)") }
        return space
    }
}
