/// The surroundings on which the arrangement of a compositional layout depends.
struct CompositionalEnvironment: Equatable {
    /// The size of the collection, and the insets of its content.
    var size: CGSize
    var insets: UIEdgeInsets
    var references: ContentInsetsReferences
    var isMirrored: Bool
    var scale: CGFloat

    /// The room for the sections.
    var room: CGSize {
        CGSize(
            width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    /// The insets, named after the direction of reading.
    var directionalInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }
}
