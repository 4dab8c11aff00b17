/// The vocabulary of constraints.
extension NSLayoutConstraint {
    /// A part of a rectangle that a constraint positions or measures.
    public enum Attribute: Int, Sendable {
        /// No attribute: the right side is a constant.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The edge where reading begins: left, or right where it goes from right to left.
        case leading
        /// The edge where reading ends.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The middle between left and right.
        case centerX
        /// The middle between top and bottom.
        case centerY
        /// The baseline of the last line of text; the bottom edge without text.
        case lastBaseline
        /// The baseline of the first line of text; the top edge without text.
        case firstBaseline
        /// The left edge inside the layout margin.
        case leftMargin
        /// The right edge inside the layout margin.
        case rightMargin
        /// The top edge inside the layout margin.
        case topMargin
        /// The bottom edge inside the layout margin.
        case bottomMargin
        /// The leading edge inside the layout margin.
        case leadingMargin
        /// The trailing edge inside the layout margin.
        case trailingMargin
        /// The middle between the left and the right margin.
        case centerXWithinMargins
        /// The middle between the top and the bottom margin.
        case centerYWithinMargins

        /// The same as `lastBaseline`.
        public static let baseline = Attribute.lastBaseline
    }

    /// The relation between both sides.
    public enum Relation: Int, Sendable {
        /// The left side is at most the right one.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The left side is at least the right one.
        case greaterThanOrEqual = 1
    }

    /// A direction in which views are arranged.
    public enum Axis: Int, Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical

        var along: ScrollAxis { self == .horizontal ? .x : .y }
    }

    /// Alignment and direction of what a visual format lines up.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Options of those bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Left edges are aligned.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Right edges are aligned.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Top edges are aligned.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Bottom edges are aligned.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Leading edges are aligned.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Trailing edges are aligned.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Horizontal centres are aligned.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Vertical centres are aligned.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Baselines of the last lines are aligned.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The same as `alignAllLastBaseline`.
        public static let alignAllBaseline = alignAllLastBaseline
        /// Baselines of the first lines are aligned.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// All alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// From the leading to the trailing edge; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// All directions.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Distances between edges; the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Vertical distances between baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// All kinds of distances.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}
