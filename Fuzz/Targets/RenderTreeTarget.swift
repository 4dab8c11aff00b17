import Compositor
import Graphics
import RenderTree

/// Draws two trees after each other with every variant of the kernels, whose pixels must be the same.
enum RenderTreeTarget: FuzzTarget {
    static let name = "render-tree"
    static let longestInput = 700

    static func run(_ bytes: UnsafeRawBufferPointer) {
        var expected: [PixelBuffer] = []
        for kernels in KernelSet.available.reversed() {
            let drawn = pictures(bytes, kernels)
            if expected.isEmpty { expected = drawn }
            for (index, picture) in drawn.enumerated() {
                precondition(
                    picture.hasSamePixels(as: expected[index]), "\(kernels.name) draws frame \(index) differently")
            }
        }
    }

    /// The frames of the input, drawn with `kernels`.
    @MainActor private static func pictures(
        _ bytes: UnsafeRawBufferPointer, _ kernels: KernelSet
    ) -> [PixelBuffer] {
        var scene = FuzzedScene(bytes)
        let (width, height) = (Int(scene.width), Int(scene.height))
        let backend = CPUBackend(width: width, height: height, kernels: kernels)
        let renderer = FrameRenderer(backend: backend, kernels: kernels, fragmentBudget: 1 << 20)
        return (0..<FuzzedScene.frameCount).map { frame in
            if frame > 0 { scene.change() }
            renderer.prepare(scene.tree, resources: scene.store, width: width, height: height, scale: scene.scale)
            try? renderer.draw()
            return backend.readPixels()
        }
    }
}

extension PixelBuffer {
    /// Whether both are as large, and all pixels are equal.
    fileprivate func hasSamePixels(as other: PixelBuffer) -> Bool {
        width == other.width && height == other.height
            && (0..<height).allSatisfy { row($0).elementsEqual(other.row($0)) }
    }
}
