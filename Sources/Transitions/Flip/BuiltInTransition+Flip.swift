import ViewKit

extension BuiltInTransition {
    static let flip = stack(
        name: "flip", title: "Flip",
        summary: "A postcard on a table turns over.",
        root: { PostcardViewController(Place.all[1]) }, open: { $0.turnOver() })
}
