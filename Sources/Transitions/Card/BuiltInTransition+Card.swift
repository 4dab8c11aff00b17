import ViewKit

extension BuiltInTransition {
    static let card = presentation(
        name: "card", title: "Card",
        summary: "A card slides up over a screen that it dims.",
        root: { CoverViewController(Place.all[2]) }, present: { $0.showMore() })
}
