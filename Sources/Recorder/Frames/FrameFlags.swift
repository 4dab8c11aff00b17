/// Why a frame is not like the others; such frames are recorded, and left out of statistics.
package struct FrameFlags: OptionSet, Hashable, Sendable, BitwiseCopyable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The first frame after the start or after a pause in which nothing was drawn: it has no frame before it.
    package static let first = FrameFlags(rawValue: 1 << 0)
    /// The window, its scale or its renderer changed.
    package static let resized = FrameFlags(rawValue: 1 << 1)
    /// The window could not be seen: minimised or covered.
    package static let hidden = FrameFlags(rawValue: 1 << 2)

    /// Every flag with its name in files.
    static let names: [(flag: FrameFlags, name: StaticString)] = [
        (.first, "first"), (.resized, "resized"), (.hidden, "hidden"),
    ]
}

extension FrameFlags: Decodable {
    /// Reads a list of names; a name that is not known is an error.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = try container.decode([String].self).reduce(into: []) { flags, name in
            guard let known = Self.names.first(where: { "\($0.name)" == name }) else {
                let names = Self.names.map { "\($0.name)" }.joined(separator: ", ")
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "the flag \"\(name.shortened)\" is unknown; the flags are \(names)"
                )
            }
            flags.insert(known.flag)
        }
    }
}
