extension UIStackView {
    /// How the views of a stack share its length.
    public enum Distribution: Int, Sendable {
        /// They fill it: views that ask for no length of their own take what the others leave, otherwise the last one does.
        case fill
        /// They fill it, all equally long.
        case fillEqually
        /// They fill it, in proportion to the lengths that they ask for.
        case fillProportionally
        /// They have the lengths that they ask for, at equal distances of at least the spacing.
        case equalSpacing
        /// They have the lengths that they ask for, their middles at equal distances where the spacing lets them.
        case equalCentering
    }

    /// How the views of a stack lie across it.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill
        /// At the edge where reading begins, or at the top.
        case leading
        /// In the middle.
        case center = 3
        /// At the edge where reading ends, or at the bottom.
        case trailing

        /// The same as `leading`, for horizontal stacks.
        public static let top = Alignment.leading
        /// The same as `trailing`, for horizontal stacks.
        public static let bottom = Alignment.trailing
    }
}
