extension UICollectionView {
    /// The direction in which a flow grows.
    public enum ScrollDirection: Int, Sendable {
        /// Downwards.
        case vertical
        /// To the right.
        case horizontal
    }

    /// The category of an element of a layout.
    public enum ElementCategory: UInt, Sendable {
        /// A cell.
        case cell
        /// A header, a footer or the like.
        case supplementaryView
        /// A view that the layout makes itself, such as a background.
        case decorationView
    }

    /// The position of an item that is scrolled to: one option along each axis.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// A position of those bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle from top to bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left edge.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle from left to right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right edge.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }
}
