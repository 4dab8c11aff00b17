import ViewKit

extension BuiltInTransition {
    static let circularReveal = stack(
        name: "circular-reveal", title: "Circular Reveal",
        summary: "Night falls through a circle that grows from where the screen was touched.",
        root: { ReadingViewController(Place.all[3]) }, open: { $0.reveal() })
}
