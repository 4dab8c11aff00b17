import Graphics
import RenderTree

/// From render tree to pixels, frame by frame: builds the draw list, finds what changed since the last frame, and has a
/// backend draw that.
@MainActor package final class FrameRenderer {
    package let backend: any RenderBackend
    /// What the last frame cost; what `prepare` knows of the coming one after it ran.
    package private(set) var counters = DrawCounters()
    /// What is drawn by the next `draw`; empty when nothing changed.
    package private(set) var damage = Damage()

    private let builder: DrawListBuilder
    private let fragments: FragmentCache
    private weak var resources: ResourceStore?
    /// What the target shows.
    private var shown = DrawList()
    private var isTargetUnknown = true
    private var tiles = DamageTiles()
    /// Generations of the images that the backend has, by slot.
    private var textures: [UInt64] = []

    /// A renderer onto `backend`; `fragmentBudget` limits the memory that pictures of snapshots take, in bytes.
    package init(backend: any RenderBackend, kernels: KernelSet = .best, fragmentBudget: Int = 256 << 20) {
        self.backend = backend
        fragments = FragmentCache(rasterizer: TreeRasterizer(kernels: kernels), budget: fragmentBudget)
        builder = DrawListBuilder(fragments: fragments)
    }

    /// The list that is drawn next.
    package var list: DrawList { builder.list }

    /// Has the next frame drawn whole: the target's memory was replaced, or lost.
    package func invalidate() { isTargetUnknown = true }

    /// Flattens `tree` for a target of `width` by `height` pixels, `scale` pixels to the point, and finds the damage.
    package func prepare(_ tree: RenderTree, resources: ResourceStore, width: Int, height: Int, scale: Double) {
        self.resources = resources
        builder.build(
            tree, resources: resources, scale: scale, bounds: PixelRect(width: width, height: height))
        damage.removeAll()
        if isTargetUnknown {
            damage.insert(builder.list.bounds)
        } else {
            damage.insertChanges(from: shown, to: builder.list)
        }
        damage.growOverBackdrops(of: builder.list)
        counters = DrawCounters()
        counters.nodes = tree.nodes.count
        counters.pixelsTouched = damage.area
        guard !damage.isEmpty else { return }
        counters.drawCommands = commandsTouched()
    }

    private func commandsTouched() -> Int {
        tiles.set(damage, bounds: builder.list.bounds)
        var count = 0
        builder.list.commands.withUnsafeBufferPointer { commands in
            for index in commands.indices where tiles.intersects(commands[index].box) {
                if damage.intersects(commands[index].box) { count += 1 }
            }
        }
        return count
    }

    /// Draws what `prepare` found; nothing where nothing changed. After an error the next frame is drawn whole.
    package func draw() throws {
        guard !damage.isEmpty, let resources else { return }
        isTargetUnknown = true
        try makeTextures(for: builder.list, resources)
        try backend.draw(builder.list, over: damage, resources: resources)
        isTargetUnknown = false
        builder.exchangeList(with: &shown)
    }

    /// Hands the backend the images that it has not seen.
    private func makeTextures(for list: DrawList, _ resources: ResourceStore) throws {
        for index in list.commands.indices {
            let id = list.commands[index].resource
            if id.isNone || !resources.contains(id) { continue }
            if id.slot >= textures.count {
                // An id that names nothing may be any number.
                guard resources.contains(id) else { continue }
                textures += Array(repeating: 0, count: max(id.slot + 1, 64) - textures.count)
            }
            if textures[id.slot] == id.rawValue { continue }
            var image: CGImage?
            switch resources[id] {
            case .image(let own): image = own
            case .mesh(let mesh): image = mesh.image
            case .path, .gradient, .fragment, nil: break
            }
            if let image, try backend.makeTexture(image, for: id) { counters.textureUploads += 1 }
            textures[id.slot] = id.rawValue
        }
    }
}
