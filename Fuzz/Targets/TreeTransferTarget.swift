import Compositor
import Graphics
import RenderTree

/// Reads a frame from another process, and draws the tree in it; an error that refuses it is a correct result.
enum TreeTransferTarget: FuzzTarget {
    static let name = "tree-transfer"
    static let longestInput = 4_096

    private static let side = 48

    static func run(_ bytes: UnsafeRawBufferPointer) {
        let decoder = TreeDecoder()
        var reader = ByteReader(bytes)
        guard (try? decoder.decode(&reader)) != nil else { return }
        let backend = CPUBackend(width: side, height: side, kernels: .best)
        let renderer = FrameRenderer(backend: backend, kernels: .best, fragmentBudget: 1 << 20)
        renderer.prepare(decoder.tree, resources: decoder.store, width: side, height: side, scale: 1)
        try? renderer.draw()
    }
}
