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

    /// The object whose identity distinguishes this resource from others of equal value; nil for values.
    var object: AnyObject? {
        switch self {
        case .image(let image): image
        case .fragment(let fragment): fragment
        case .path, .gradient, .mesh: nil
        }
    }
}
