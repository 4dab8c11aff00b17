/// The length of an element of a compositional layout along one axis, in points or fractions of its container.
enum LayoutLength: Hashable, Sendable {
    case fractionOfWidth(CGFloat)
    case fractionOfHeight(CGFloat)
    case absolute(CGFloat)
    /// A guess, until the content is measured.
    case estimated(CGFloat)
    /// A guess, until the contents of all siblings in the group are measured; the longest decides for all.
    case uniform(CGFloat)

    /// Whether the content decides.
    var isEstimated: Bool {
        switch self {
        case .estimated, .uniform: true
        case .fractionOfWidth, .fractionOfHeight, .absolute: false
        }
    }

    var isUniform: Bool {
        if case .uniform = self { true } else { false }
    }

    /// Returns the length in points within `container`, an estimate as it stands; at least 0, also of values that are no
    /// numbers.
    func resolved(in container: CGSize) -> CGFloat {
        let length =
            switch self {
            case .fractionOfWidth(let fraction): fraction * container.width
            case .fractionOfHeight(let fraction): fraction * container.height
            case .absolute(let length), .estimated(let length), .uniform(let length): length
            }
        return length.isFinite ? max(0, length) : 0
    }

    /// Whether the length is no matter of contents, in a container of which `container` says the same.
    func isKnown(_ container: (x: Bool, y: Bool)) -> Bool {
        switch self {
        case .fractionOfWidth: container.x
        case .fractionOfHeight: container.y
        case .absolute: true
        case .estimated, .uniform: false
        }
    }

    /// Whether the length changes with that of the container along `axis`.
    func follows(_ axis: ScrollAxis) -> Bool {
        switch self {
        case .fractionOfWidth: axis == .x
        case .fractionOfHeight: axis == .y
        case .absolute, .estimated, .uniform: false
        }
    }
}
