import Graphics
import RenderTree

/// From render tree to pixels, frame by frame: builds the draw list, finds what changed since the last frame, and has a
/// backend draw that.
@MainActor package final class FrameRenderer {
    package let backend: any RenderBackend
    /// The cost of the last frame; after `prepare`, that of the coming one without the commands and uploads, which
    /// `draw` counts.
    package private(set) var counters = DrawCounters()
    /// The pixels that the next `draw` draws; empty when nothing changed.
    package private(set) var damage = Damage()

    private let builder: DrawListBuilder
    private let rasterizer: TreeRasterizer
    private weak var resources: ResourceStore?
    /// The list whose pixels the target shows.
    private var shown = DrawList()
    private var isTargetUnknown = true
    private var tiles = DamageTiles()
    /// The runs of commands in which the list may differ from `shown`; memory that is used again.
    private var changes: ContiguousArray<Range<Int>> = []

    /// A renderer onto `backend`; `fragmentBudget` limits the memory that pictures of snapshots take, in bytes.
    package init(backend: any RenderBackend, kernels: KernelSet = .best, fragmentBudget: Int = 256 << 20) {
        self.backend = backend
        rasterizer = TreeRasterizer(kernels: kernels, workers: (backend as? CPUBackend)?.workers)
        // Other backends copy whole images.
        let fragments = FragmentCache(
            rasterizer: rasterizer, budget: fragmentBudget, drawsParts: backend is CPUBackend)
        builder = DrawListBuilder(fragments: fragments)
    }

    /// The number of snapshots and groups that were drawn as pictures so far.
    package var pictureCount: Int { rasterizer.pictureCount }

    /// Whether the frame lacks snapshots, or a picture so far: too many lie in others.
    package var omitsFragments: Bool { builder.omitsFragments || rasterizer.omitsFragments }

    /// The list that is drawn next.
    package var list: DrawList { builder.list }

    /// Has the next frame drawn whole: the target's memory was replaced, or lost.
    package func invalidate() { isTargetUnknown = true }

    /// Flattens `tree` for a target of `width` by `height` pixels, `scale` pixels to the point, and finds the damage.
    package func prepare(_ tree: RenderTree, resources: ResourceStore, width: Int, height: Int, scale: Double) {
        self.resources = resources
        builder.build(
            tree, resources: resources, scale: scale, bounds: PixelRect(width: width, height: height))
        findDamage()
        counters = DrawCounters()
        counters.nodes = tree.nodes.count
        counters.pixelsTouched = damage.area
        // A list that looks the same is what the next one is compared with.
        if damage.isEmpty { builder.exchangeList(with: &shown) }
    }

    private func findDamage() {
        damage.removeAll()
        changes.removeAll(keepingCapacity: true)
        let knowsChanges = builder.appendChanges(since: shown, to: &changes)
        if isTargetUnknown {
            damage.insert(builder.list.bounds)
        } else if knowsChanges {
            damage.insertChanges(from: shown, to: builder.list, in: changes)
        } else {
            damage.insertChanges(from: shown, to: builder.list)
        }
        damage.growOverBackdrops(of: builder.list)
    }

    private func commandsTouched() -> Int {
        tiles.set(damage, bounds: builder.list.bounds)
        let damage = damage
        return builder.list.commands.withUnsafeBufferPointer { tiles.count($0, touching: damage) }
    }

    /// Draws what `prepare` found; nothing where nothing changed. After an error, and after a frame that the backend cuts off,
    /// the next frame is drawn whole.
    package func draw() throws {
        guard !damage.isEmpty, let resources else { return }
        isTargetUnknown = true
        counters.textureUploads = try backend.draw(builder.list, over: damage, resources: resources)
        counters.drawCommands = commandsTouched()
        // A picture that is there in part is drawn whole in the next frame.
        if backend.isCutOff { return }
        isTargetUnknown = false
        builder.exchangeList(with: &shown)
    }
}
