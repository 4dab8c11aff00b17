import InterfaceFiles

/// The values of runtime attributes, as Swift's types.
@MainActor enum RuntimeValue {
    /// The values that `value` may be taken for, the likeliest first: a property takes the first one of its type.
    static func candidates(of value: InterfaceValue, resources: InterfaceResources) -> [Any] {
        switch value {
        case .null: []
        case .bool(let value): [value, NSNumber(value: value)]
        case .number(let value): numbers(value)
        case .string(let text): [text, text as NSString]
        case .color(let color): InterfaceAssets.color(color).map { [$0, $0.cgColor] } ?? []
        case .font(let font): InterfaceAssets.font(font).map { [$0] } ?? []
        case .rect(let rect): [CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)]
        case .point(let point): [CGPoint(x: point.x, y: point.y)]
        case .size(let size): [CGSize(width: size.width, height: size.height)]
        case .offset(let offset): [UIOffset(horizontal: offset.width, vertical: offset.height)]
        case .insets(let insets):
            [UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)]
        case .range(let location, let length): [NSRange(location: location, length: length)]
        case .attributedString(let text): [InterfaceAssets.attributedString(text)]
        case .image(let reference): InterfaceAssets.image(reference, resources).map { [$0] } ?? []
        case .date(let seconds): [Date(timeIntervalSinceReferenceDate: seconds)]
        case .autoresizingMask, .list, .element: []
        }
    }

    private static func numbers(_ value: Double) -> [Any] {
        var values: [Any] = [CGFloat(value), value, Float(value)]
        if let whole = Int(exactly: value) { values += [whole, UInt(exactly: whole) ?? 0, Int32(clamping: whole)] }
        return values + [NSNumber(value: value), value != 0]
    }
}
