import ViewKit

extension BuiltInTransition {
    static let fold = stack(
        name: "fold", title: "Fold",
        summary: "A map unfolds from the edge, panel by panel, and pushes the screen away.",
        root: { GuideViewController([0, 3, 6, 5].map { Place.all[$0] }) }, open: { $0.unfold() })
}
