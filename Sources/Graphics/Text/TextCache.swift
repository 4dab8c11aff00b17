import Foundation

/// The texts that were set last: a text is shaped once, however often it is measured and drawn, and by whichever view.
///
/// Used only while the font library is locked, as it may let go of texts.
internal struct TextCache {
    /// The input of one `PangoText`.
    private struct Key: Hashable {
        var text: StyledText
        var width: CGFloat
        var breaksWithinWords: Bool
        var ellipsis: PangoText.Ellipsis
        var justified: Bool
    }

    /// UTF-8 bytes of the texts after which those that were not used since the last time are dropped.
    private static let limit = 32 << 10
    /// Bytes that a text counts as at least: its layout is larger than its letters.
    private static let leastCost = 64

    /// Pango's, whose library this belongs to.
    private let context: OpaquePointer
    /// The texts in use, and those that were not used since `recent` was empty.
    private var recent: [Key: PangoText] = [:]
    private var former: [Key: PangoText] = [:]
    private var cost = 0
    /// Texts that were shaped, in all.
    internal private(set) var shapedCount = 0

    internal init(in context: OpaquePointer) { self.context = context }

    /// The text that `PangoText.init` makes of the same arguments.
    internal mutating func text(
        _ text: StyledText, width: CGFloat, breaksWithinWords: Bool = false, ellipsis: PangoText.Ellipsis = .none,
        justified: Bool = false
    ) -> PangoText {
        var key = Key(
            text: text, width: .infinity, breaksWithinWords: breaksWithinWords, ellipsis: ellipsis, justified: justified
        )
        // Lines that end where the text says so are the same in any room that holds them.
        if ellipsis == .none, let whole = find(key), whole.lines.allSatisfy({ $0.width <= width }) { return whole }
        key.width = width
        if let known = find(key) { return known }
        let made = PangoText(
            text, width: width, breaksWithinWords: breaksWithinWords, ellipsis: ellipsis, justified: justified,
            in: context)
        shapedCount += 1
        insert(made, for: key)
        return made
    }

    /// Drops all texts.
    internal mutating func removeAll() {
        recent.removeAll()
        former.removeAll()
        cost = 0
    }

    private mutating func find(_ key: Key) -> PangoText? {
        if let known = recent[key] { return known }
        guard let known = former[key] else { return nil }
        insert(known, for: key)
        return known
    }

    private mutating func insert(_ text: PangoText, for key: Key) {
        if cost > Self.limit {
            former = recent
            recent.removeAll()
            cost = 0
        }
        recent[key] = text
        cost += max(Self.leastCost, key.text.runs.reduce(0) { $0 + $1.text.utf8.count })
    }
}
