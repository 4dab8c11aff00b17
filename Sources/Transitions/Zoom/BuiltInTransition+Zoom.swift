import ViewKit

extension BuiltInTransition {
    static let zoom = stack(
        name: "zoom", title: "Zoom",
        summary: "A camera goes closer to one of many pictures, past all others.",
        root: { ContactSheetViewController(Place.all) }, open: { $0.openSelectedPicture() })
}
