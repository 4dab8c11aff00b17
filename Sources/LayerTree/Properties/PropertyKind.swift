/// The type of a layer property's value, which determines the components that key paths can name.
enum PropertyKind: Sendable {
    case number, color, point, size, rect, transform
    /// A Bool, animated as a number; a value in between counts as the nearer one.
    case flag
    /// A `ListValue`.
    case path, colors, numbers
    /// See `ContentsTrack`.
    case image

    /// Whether values are `ListValue`s.
    var isList: Bool { self == .path || self == .colors || self == .numbers }

    /// A value of this kind.
    var neutral: AnimationValue {
        switch self {
        case .number, .flag, .path, .colors, .numbers, .image: .scalar(0)
        case .point, .size: .pair(.zero)
        case .color, .rect: .quad(.zero)
        case .transform: .transform(CATransform3DIdentity)
        }
    }

    /// The components by the key path that leads to them from the property.
    var parts: [String: AnimatableProperty.Part] {
        switch self {
        case .number, .flag, .color, .path, .colors, .numbers, .image: [:]
        case .point: ["x": .x, "y": .y]
        case .size: ["width": .width, "height": .height]
        case .rect: Self.partsOfRect
        case .transform: Self.partsOfTransform
        }
    }

    private static let partsOfRect: [String: AnimatableProperty.Part] = [
        "origin": .origin, "size": .size, "origin.x": .x, "origin.y": .y, "size.width": .width,
        "size.height": .height,
    ]
    private static let partsOfTransform: [String: AnimatableProperty.Part] = [
        "rotation": .rotationZ, "rotation.x": .rotationX, "rotation.y": .rotationY, "rotation.z": .rotationZ,
        "scale": .scale, "scale.x": .scaleX, "scale.y": .scaleY, "scale.z": .scaleZ, "translation": .translation,
        "translation.x": .translationX, "translation.y": .translationY, "translation.z": .translationZ,
    ]
}
