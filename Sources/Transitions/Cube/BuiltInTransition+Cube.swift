import ViewKit

extension BuiltInTransition {
    static let cube = stack(
        name: "cube", title: "Cube",
        summary: "Screens are the faces of a cube that the finger turns.",
        root: { StoryViewController([6, 7, 2, 4].map { Place.all[$0] }) }, open: { $0.next() })
}
