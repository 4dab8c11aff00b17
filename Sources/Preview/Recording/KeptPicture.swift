import Compositor
import Graphics
import LayerTree
import RenderTree

/// The picture of a frame as the tree that it was drawn from: small, and exact when it is drawn again.
@MainActor final class KeptPicture {
    /// Owns what the nodes name.
    let fragment: Fragment
    /// The screen that it was made for.
    let screen: ScreenTraits

    /// A copy of `tree`, whose nodes name resources of `store`.
    init(_ tree: RenderTree, store: ResourceStore, screen: ScreenTraits) {
        // Copied by hand: what is shared would be copied by the next commit, in a measured frame.
        let nodes = tree.nodes.withUnsafeBufferPointer { ContiguousArray($0) }
        let matrices = tree.matrices.withUnsafeBufferPointer { ContiguousArray($0) }
        fragment = Fragment(tree: RenderTree(nodes: nodes, matrices: matrices, size: tree.size), store: store)
        self.screen = screen
    }

    /// Bytes that it takes beside `former`, whose resources are there already.
    func cost(after former: KeptPicture?) -> Int {
        let known = former?.resources ?? []
        return resources.subtracting(known).reduce(fragment.tree.nodes.count * MemoryLayout<RenderNode>.stride) {
            guard case .image(let image)? = fragment.store?[$1] else { return $0 }
            return $0 + image.width * image.height * 4
        }
    }

    private lazy var resources = Set(fragment.tree.nodes.lazy.map(\.resource).filter { !$0.isNone })

    /// The picture, drawn by the CPU.
    func image(kernels: KernelSet) throws -> CGImage {
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
