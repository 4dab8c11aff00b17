/// Writes values as JSON for people and machines: keys in the order in which they are encoded, nil as `null`.
///
/// Numbers that are not finite are written as `null` too. Foundation's encoder sorts keys or shuffles them, and leaves
/// out what is nil.
package struct OrderedJSONEncoder {
    package enum Layout: Sendable {
        /// Everything on one line, as JSON Lines requires.
        case line
        /// Objects and arrays that hold others are spread over lines, indented by two spaces.
        case spread
    }

    private let layout: Layout

    package init(layout: Layout = .spread) {
        self.layout = layout
    }

    /// The text of `value`, without a line break at its end. Throws what `value` throws when it is encoded.
    package func encode(_ value: some Encodable) throws -> String {
        let node = JSONNode()
        try node.encode(value, path: [])
        return layout == .line ? node.line : node.spread()
    }
}
