extension UIStackView {
    /// The rule by which views divide the length of a stack.
    public enum Distribution: Int, Sendable {
        /// They fill it; the view whose content hugs least stretches, the one whose content resists least shrinks.
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

    /// The position of views across a stack.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill
        /// At the edge where reading begins, or at the top.
        case leading
        /// With their first baselines on one line; horizontal stacks only.
        case firstBaseline
        /// In the middle.
        case center
        /// At the edge where reading ends, or at the bottom.
        case trailing
        /// With their last baselines on one line; horizontal stacks only.
        case lastBaseline

        /// The same as `leading`, for horizontal stacks.
        public static let top = Alignment.leading
        /// The same as `trailing`, for horizontal stacks.
        public static let bottom = Alignment.trailing
    }
}
