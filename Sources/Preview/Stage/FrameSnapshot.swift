import Compositor
import Graphics
import LayerTree
import RenderTree

/// A frame's picture as the tree that it was drawn from: small, and exact when drawn again.
@MainActor final class FrameSnapshot {
    /// The owner of the resources that the nodes name.
    let fragment: Fragment
    /// The screen that it was made for.
    let screen: ScreenTraits
    /// The ids of the copies of the stage's paths and meshes, by the ids of the originals.
    private let copies: [ResourceID: ResourceID]

    /// A copy of `tree`, whose nodes name resources of `store`; resources that `former` has copied already are not
    /// copied again.
    init(_ tree: RenderTree, store: ResourceStore, screen: ScreenTraits, after former: FrameSnapshot? = nil) {
        // Copied by hand: what is shared would be copied by the next commit, in a measured frame.
        var nodes = tree.nodes.withUnsafeBufferPointer { ContiguousArray($0) }
        let matrices = tree.matrices.withUnsafeBufferPointer { ContiguousArray($0) }
        var copies: [ResourceID: ResourceID] = [:]
        var made: [ResourceID] = []
        for index in nodes.indices where nodes[index].isOutlined {
            let id = nodes[index].resource
            let known = copies[id] ?? former?.copies[id].flatMap { store.contains($0) ? $0 : nil }
            let copy = known ?? Self.copy(of: id, in: store)
            if known == nil, copy != id { made.append(copy) }
            copies[id] = copy
            nodes[index].resource = copy
        }
        fragment = Fragment(
            tree: RenderTree(nodes: nodes, matrices: matrices, size: tree.size), store: store, after: former?.fragment)
        made.forEach(store.release)
        self.screen = screen
        self.copies = copies
    }

    /// The id of a copy in memory of its own, owned by the caller; `id` itself for what is no path and no mesh.
    ///
    /// Layers write such resources anew once nothing else refers to them: in frames that keep none, a steady one
    /// allocates nothing.
    private static func copy(of id: ResourceID, in store: ResourceStore) -> ResourceID {
        switch store[id] {
        case .path(let path): return store.insert(.path(CGPath(elements: path.elements)))
        case .mesh(var mesh):
            mesh.vertices = mesh.vertices.withUnsafeBufferPointer { ContiguousArray($0) }
            return store.insert(.mesh(mesh))
        default: return id
        }
    }

    /// Bytes that it takes beside `former`, whose resources are there already.
    func cost(after former: FrameSnapshot?) -> Int {
        fragment.cost(after: former?.fragment)
    }

    /// The screen with `scale` pixels to the point, its own where that is nil.
    func screen(scale: Double?) -> ScreenTraits {
        var screen = screen
        screen.scale = scale ?? screen.scale
        return screen
    }

    /// The picture, drawn by the CPU at `scale` pixels to the point, its screen's where that is nil.
    func image(kernels: KernelSet, scale: Double? = nil) throws -> CGImage {
        let screen = screen(scale: scale)
        let output = MemoryOutput(screen: screen, kernels: kernels)
        guard let store = fragment.store else { return output.image }
        let renderer = FrameRenderer(backend: output.backend, kernels: kernels)
        renderer.prepare(
            fragment.tree, resources: store, width: output.bounds.width, height: output.bounds.height,
            scale: screen.scale)
        try renderer.draw()
        return output.image
    }
}

extension RenderNode {
    /// Whether its resource may be a path or a mesh.
    fileprivate var isOutlined: Bool {
        switch kind {
        case .path, .stroke, .shadow, .mesh: !resource.isNone
        default: false
        }
    }
}

extension Fragment {
    /// Bytes of the nodes and of the resources that they name, with those that fragments contain, each once, without those
    /// of `former`.
    @MainActor fileprivate func cost(after former: Fragment?) -> Int {
        var cost = tree.nodes.count * MemoryLayout<RenderNode>.stride
        if owned == former?.owned { return cost }
        var counted = Set(former?.owned ?? [])
        var waiting = owned
        while let id = waiting.popLast() {
            guard counted.insert(id).inserted else { continue }
            switch store?[id] {
            case .image(let image): cost += image.byteCount
            case .path(let path): cost += path.elements.count * MemoryLayout<CGPath.Element>.stride
            case .mesh(let mesh): cost += mesh.vertices.count * MemoryLayout<Mesh.Vertex>.stride
            case .fragment(let fragment):
                cost += fragment.tree.nodes.count * MemoryLayout<RenderNode>.stride
                waiting += fragment.owned
            case .gradient, nil: break
            }
        }
        return cost
    }
}
