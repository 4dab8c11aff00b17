import Graphics

/// The content that a `ResourceID` stands for; every case is immutable.
package enum Resource: Sendable {
    case image(CGImage)
    case path(CGPath)
    case gradient(Gradient)
    case mesh(Mesh)
    case fragment(Fragment)
}

extension Resource {
    var isOpaqueImage: Bool? {
        if case .image(let image) = self { image.isOpaque } else { nil }
    }

    /// The nodes of a fragment that shows others, with theirs; 0 for anything else.
    var nestedNodeCount: Int {
        if case .fragment(let fragment) = self { fragment.extent.nestedNodeCount } else { 0 }
    }

    /// Whether it is a fragment that is too deep or too large to be drawn.
    var isBeyondLimits: Bool {
        if case .fragment(let fragment) = self { !fragment.extent.isWithinLimits } else { false }
    }

    /// The object whose identity distinguishes this resource from others of equal value; nil for values.
    var object: AnyObject? {
        switch self {
        case .image(let image): image
        case .fragment(let fragment): fragment
        case .path, .gradient, .mesh: nil
        }
    }
}
