import ViewKit

extension BuiltInTransition {
    static let magicMove = stack(
        name: "magic-move", title: "Magic Move",
        summary: "A picture and its name fly from their places in a grid to their places on the detail screen.",
        root: { PictureGridViewController(pictures: pictureNames) }, open: { $0.openSelectedPicture() })

    private static let pictureNames = [
        "dunes", "lake", "mountains", "forest", "aurora", "city", "waves", "night", "canyon",
    ]
}
