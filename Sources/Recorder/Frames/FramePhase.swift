/// The activity in the window while a frame was made.
package enum FramePhase: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
    /// Nothing moved: the frame was drawn for another reason, such as a resize.
    case idle
    /// A pointer or a key scrubbed the transition.
    case drag
    /// The transition ran by itself: after a release, or from start to end without a gesture.
    case settle
    /// A gesture script or a benchmark moved it.
    case replay
}

extension FramePhase: Decodable, CustomStringConvertible {
    package var description: String { "\(name)" }

    /// The word in files.
    var name: StaticString {
        switch self {
        case .idle: "idle"
        case .drag: "drag"
        case .settle: "settle"
        case .replay: "replay"
        }
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let phase = Self.allCases.first(where: { $0.description == name }) else {
            let names = Self.allCases.map(\.description).joined(separator: ", ")
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "the phase \"\(name)\" is unknown; the phases are \(names)")
        }
        self = phase
    }
}
