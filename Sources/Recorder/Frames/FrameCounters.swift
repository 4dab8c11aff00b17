/// Exact counts of the work of one frame between input and present: the same on every machine.
package struct FrameCounters: Hashable, Codable, Sendable, BitwiseCopyable {
    /// Nodes of the render tree.
    package var nodes: Int
    /// Commands of the draw list that were drawn; 0 where nothing changed.
    package var drawCommands: Int
    /// Pixels of the area in which something changed, each once.
    package var pixelsTouched: Int
    /// Images that the renderer took over: new ones, smaller copies of them, and on a graphics card pictures of shadows,
    /// gradients and blurred backdrops.
    package var textureUploads: Int
    /// Heap allocations of the main thread after input and before the overlay; nil where they cannot be counted.
    package var allocations: Int?

    package init(
        nodes: Int = 0, drawCommands: Int = 0, pixelsTouched: Int = 0, textureUploads: Int = 0, allocations: Int? = nil
    ) {
        self.nodes = nodes
        self.drawCommands = drawCommands
        self.pixelsTouched = pixelsTouched
        self.textureUploads = textureUploads
        self.allocations = allocations
    }

    /// Reads the counters; a negative one is an error.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        nodes = try container.decode(.nodes, in: NumberLimits.counts)
        drawCommands = try container.decode(.drawCommands, in: NumberLimits.counts)
        pixelsTouched = try container.decode(.pixelsTouched, in: NumberLimits.counts)
        textureUploads = try container.decode(.textureUploads, in: NumberLimits.counts)
        allocations = try container.decodeIfPresent(.allocations, in: NumberLimits.counts)
    }

    private enum CodingKeys: String, CodingKey {
        case nodes, drawCommands, pixelsTouched, textureUploads, allocations
    }
}

extension FrameCounters {
    /// The median of each counter, a value that really occurred; allocations are nil where any of `all` lacks them.
    init(medianOf all: [FrameCounters]) {
        let allocations = all.compactMap(\.allocations)
        self.init(
            nodes: all.map(\.nodes).median ?? 0,
            drawCommands: all.map(\.drawCommands).median ?? 0,
            pixelsTouched: all.map(\.pixelsTouched).median ?? 0,
            textureUploads: all.map(\.textureUploads).median ?? 0,
            allocations: allocations.count < all.count ? nil : allocations.median)
    }
}
