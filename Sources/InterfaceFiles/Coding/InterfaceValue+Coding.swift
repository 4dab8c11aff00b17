extension InterfaceValue: InterfaceCodable {
    private enum Kind: UInt8 {
        case null
        case bool
        case number
        case string
        case color
        case font
        case rect
        case point
        case size
        case offset
        case insets
        case range
        case autoresizingMask
        case attributedString
        case date
        case image
        case list
        case element
    }

    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        switch try decoder.kind(Kind.self) {
        case .null: self = .null
        case .bool: self = .bool(try decoder.flag())
        case .number: self = .number(try decoder.number())
        case .string: self = .string(try decoder.string())
        case .color: self = .color(try InterfaceColor(from: &decoder))
        case .font: self = .font(try InterfaceFont(from: &decoder))
        case .rect: self = .rect(try InterfaceRect(from: &decoder))
        case .point: self = .point(try InterfacePoint(from: &decoder))
        case .size: self = .size(try InterfaceSize(from: &decoder))
        case .offset: self = .offset(try InterfaceSize(from: &decoder))
        case .insets: self = .insets(try InterfaceInsets(from: &decoder))
        case .range: self = .range(location: try decoder.integer(), length: try decoder.integer())
        case .autoresizingMask: self = .autoresizingMask(InterfaceAutoresizingMask(rawValue: try decoder.byte()))
        case .attributedString:
            try decoder.enter()
            self = .attributedString(try InterfaceAttributedString(from: &decoder))
            decoder.leave()
        case .date: self = .date(try decoder.number())
        case .image: self = .image(try InterfaceImageReference(from: &decoder))
        case .list:
            try decoder.enter()
            self = .list(try decoder.list())
            decoder.leave()
        case .element: self = .element(try InterfaceElement(from: &decoder))
        }
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.byte(kind.rawValue)
        switch self {
        case .null: break
        case .bool(let flag): encoder.flag(flag)
        case .number(let number), .date(let number): encoder.number(number)
        case .string(let string): encoder.string(string)
        case .color(let color): color.encode(to: &encoder)
        case .font(let font): font.encode(to: &encoder)
        case .rect(let rect): rect.encode(to: &encoder)
        case .point(let point): point.encode(to: &encoder)
        case .size(let size), .offset(let size): size.encode(to: &encoder)
        case .insets(let insets): insets.encode(to: &encoder)
        case .range(let location, let length):
            encoder.integer(location)
            encoder.integer(length)
        case .autoresizingMask(let mask): encoder.byte(mask.rawValue)
        case .attributedString(let string): string.encode(to: &encoder)
        case .image(let image): image.encode(to: &encoder)
        case .list(let list): encoder.list(list)
        case .element(let element): element.encode(to: &encoder)
        }
    }

    private var kind: Kind {
        switch self {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .color: .color
        case .font: .font
        case .rect: .rect
        case .point: .point
        case .size: .size
        case .offset: .offset
        case .insets: .insets
        case .range: .range
        case .autoresizingMask: .autoresizingMask
        case .attributedString: .attributedString
        case .date: .date
        case .image: .image
        case .list: .list
        case .element: .element
        }
    }
}
