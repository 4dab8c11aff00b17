import ViewKit

extension BuiltInTransition {
    static let push = stack(
        name: "push", title: "Push",
        summary: "A screen slides in from the right, and the one beneath gives way more slowly.",
        root: { PlaceListViewController() }, open: { $0.open(Place.all[0]) })
}
