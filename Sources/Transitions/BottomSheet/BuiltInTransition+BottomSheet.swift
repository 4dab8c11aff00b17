import ViewKit

extension BuiltInTransition {
    static let bottomSheet = presentation(
        name: "bottom-sheet", title: "Bottom Sheet",
        summary: "A sheet springs up to half the screen, and is dragged higher or away.",
        root: { TownViewController() }, present: { $0.showNearby() })
}
