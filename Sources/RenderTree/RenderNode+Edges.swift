extension RenderNode {
    /// Sides of a node's bounds, in its own space, where y points down.
    package struct Edges: OptionSet, Hashable, Sendable, BitwiseCopyable {
        package var rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let left = Edges(rawValue: 1 << 0)
        package static let top = Edges(rawValue: 1 << 1)
        package static let right = Edges(rawValue: 1 << 2)
        package static let bottom = Edges(rawValue: 1 << 3)

        @inlinable package var isEmpty: Bool { rawValue == 0 }
    }
}
