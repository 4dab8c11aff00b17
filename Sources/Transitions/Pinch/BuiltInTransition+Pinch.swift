import ViewKit

extension BuiltInTransition {
    static let pinch = stack(
        name: "pinch", title: "Pinch",
        summary: "A tile grows into its screen, and a pinch shrinks it back.",
        root: { TileGridViewController(Array(Place.all.suffix(4))) }, open: { $0.open(0) })
}
