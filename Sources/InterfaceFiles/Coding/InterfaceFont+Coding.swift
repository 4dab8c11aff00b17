extension InterfaceFont: InterfaceCodable {
    private enum Kind: UInt8 {
        case system
        case boldSystem
        case italicSystem
        case textStyle
        case named
        case meta
    }

    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        let face: Face =
            switch try decoder.kind(Kind.self) {
            case .system: .system(weight: try decoder.optionalString(), width: try decoder.optionalString())
            case .boldSystem: .boldSystem
            case .italicSystem: .italicSystem
            case .textStyle: .textStyle(try decoder.string())
            case .named: .named(try decoder.string(), family: try decoder.optionalString())
            case .meta: .meta(try decoder.string())
            }
        self.init(face: face, pointSize: try decoder.flag() ? try decoder.number() : nil)
    }

    func encode(to encoder: inout InterfaceEncoder) {
        switch face {
        case .system(let weight, let width):
            encoder.byte(Kind.system.rawValue)
            encoder.string(weight)
            encoder.string(width)
        case .boldSystem: encoder.byte(Kind.boldSystem.rawValue)
        case .italicSystem: encoder.byte(Kind.italicSystem.rawValue)
        case .textStyle(let style):
            encoder.byte(Kind.textStyle.rawValue)
            encoder.string(style)
        case .named(let name, let family):
            encoder.byte(Kind.named.rawValue)
            encoder.string(name)
            encoder.string(family)
        case .meta(let role):
            encoder.byte(Kind.meta.rawValue)
            encoder.string(role)
        }
        encoder.flag(pointSize != nil)
        if let pointSize { encoder.number(pointSize) }
    }
}
