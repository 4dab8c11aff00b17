@testable import LayerTree

/// The expectations of one animatable property that is a path or an array.
@MainActor struct ListRow {
    let from: ListValue
    let to: ListValue
    /// The value half way.
    let half: ListValue
    /// Whether a change animates by itself.
    var animates = true

    private static func box(_ width: CGFloat) -> ListValue {
        .path(CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 1), transform: nil))
    }

    /// The properties by key.
    static let all: [String: ListRow] = [
        "colors": ListRow(
            from: .colors([.zero, .one]), to: .colors([.one, .zero]),
            half: .colors([SIMD4(repeating: 0.5), SIMD4(repeating: 0.5)])),
        "locations": ListRow(from: .numbers([0, 1]), to: .numbers([0.5, 0]), half: .numbers([0.25, 0.5])),
        "path": ListRow(from: box(2), to: box(4), half: box(3), animates: false),
        "shadowPath": ListRow(from: box(2), to: box(4), half: box(3), animates: false),
    ]
}
