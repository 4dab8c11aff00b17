/// A value made of many numbers, which an animation moves between two others.
package enum ListValue: Equatable, Sendable {
    case path(CGPath)
    /// Red, green, blue, alpha in sRGB, not premultiplied.
    case colors([SIMD4<Float>])
    case numbers([Double])

    /// The value of `object` as a property of `kind` has it; nil for other objects.
    init?(_ object: Any?, of kind: PropertyKind) {
        switch (kind, object) {
        case (.path, let path as CGPath): self = .path(path)
        case (.colors, let colors as [Any]):
            let known = colors.compactMap { $0 as? CGColor }
            guard known.count == colors.count else { return nil }
            self = .colors(known.map { SIMD4<Float>($0) })
        case (.numbers, let numbers as [NSNumber]): self = .numbers(numbers.map(\.doubleValue))
        case (.numbers, let numbers as [Double]): self = .numbers(numbers)
        default: return nil
        }
    }

    /// The value as the object that an animation holds.
    var object: Any {
        switch self {
        case .path(let path): path.copy() ?? path
        case .colors(let colors): colors.map { CGColor(rgba: $0) }
        case .numbers(let numbers): numbers.map { NSNumber(value: $0) }
        }
    }

    /// Whether something lies between the two: paths of one structure, rows of one length.
    func isAlike(_ other: ListValue) -> Bool {
        switch (self, other) {
        case (.path(let a), .path(let b)): a.hasStructure(of: b)
        case (.colors(let a), .colors(let b)): a.count == b.count
        case (.numbers(let a), .numbers(let b)): a.count == b.count
        default: false
        }
    }
}
