import Foundation

/// Which font is wanted, and how large.
package struct FontDescription: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        /// Inter.
        case system
        /// DejaVu Sans Mono.
        case monospaced
        /// The family of that name; where it is not among the fonts, the system's.
        case named(String)
        /// The family of that name among the fonts that were added to the library, for which no other stands in.
        case added(String)
    }

    package var family: Family
    /// In points per em; limited to 0.01...10,000, and 0.01 where it is not a number.
    package var size: CGFloat {
        didSet { size = Self.limited(size) }
    }
    /// As CSS and OpenType count: 100 thin, 400 regular, 700 bold, 900 black; limited to 1...1000.
    package var weight: Int {
        didSet { weight = min(max(weight, 1), 1000) }
    }
    package var isItalic: Bool
    /// Whether all digits take the same room.
    package var hasMonospacedDigits: Bool

    package init(
        _ family: Family = .system, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = Self.limited(size)
        self.weight = min(max(weight, 1), 1000)
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    private static func limited(_ size: CGFloat) -> CGFloat { size.isNaN ? 0.01 : min(max(size, 0.01), 10_000) }
}
