extension FrameCounters {
    /// The median of each counter, a value that really occurred; allocations are nil where any of `all` lacks them.
    init(medianOf all: [FrameCounters]) {
        func median(_ counts: [Int]) -> Int { counts.isEmpty ? 0 : counts.sorted()[(counts.count - 1) / 2] }
        let allocations = all.compactMap(\.allocations)
        self.init(
            nodes: median(all.map(\.nodes)),
            drawCommands: median(all.map(\.drawCommands)),
            pixelsTouched: median(all.map(\.pixelsTouched)),
            textureUploads: median(all.map(\.textureUploads)),
            allocations: allocations.isEmpty || allocations.count < all.count ? nil : median(allocations))
    }
}
