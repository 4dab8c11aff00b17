import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Frames that take longer to draw than a window can stand still.
@MainActor @Suite struct DrawingDeadlineTests {
    private let store = ResourceStore()

    private func tree(count: Int) throws -> RenderTree {
        let rows = (0..<count).map { "  solid bounds=0,0,64,64 color=#ffffff\(String(16 + $0 % 100, radix: 16))" }
        return try RenderTree.parse(
            "tree 64 64\ngroup bounds=0,0,64,64\n" + rows.joined(separator: "\n") + "\n", into: store
        )
        .tree
    }

    private func renderer(threads: Int, step: Int) -> (renderer: FrameRenderer, backend: CPUBackend) {
        let backend = CPUBackend(
            width: 64, height: 64, workers: BandWorkers(threads: threads, kernels: .best))
        let clock = SteppedClock(step: step)
        backend.deadline = DrawingDeadline(after: 20, clock: clock.now)
        return (FrameRenderer(backend: backend), backend)
    }

    private func draw(_ tree: RenderTree, with renderer: FrameRenderer) throws {
        renderer.prepare(tree, resources: store, width: 64, height: 64, scale: 1)
        try renderer.draw()
    }

    private func expectSame(_ a: CPUBackend, _ b: CPUBackend) {
        let difference = PictureDifference(CGImage(a.readPixels()), CGImage(b.readPixels()))
        #expect(difference.isWithin(0), "\(difference)")
    }

    @Test(arguments: [1, 2]) func aFrameThatTakesTooLongIsCutOff(_ threads: Int) throws {
        let (renderer, backend) = renderer(threads: threads, step: 1)
        let large = try tree(count: 20_000)
        try draw(large, with: renderer)
        #expect(backend.isCutOff)
        // It is drawn anew, though nothing changed.
        try draw(large, with: renderer)
        #expect(backend.isCutOff && renderer.damage.area == 64 * 64)
        let small = try tree(count: 3)
        try draw(small, with: renderer)
        #expect(!backend.isCutOff)
        let reference = CPUBackend(width: 64, height: 64)
        try draw(small, with: FrameRenderer(backend: reference))
        expectSame(backend, reference)
    }

    @Test func aFrameInTimeIsWhole() throws {
        let (renderer, backend) = renderer(threads: 1, step: 0)
        let reference = CPUBackend(width: 64, height: 64)
        let tree = try tree(count: 2_000)
        try draw(tree, with: renderer)
        try draw(tree, with: FrameRenderer(backend: reference))
        #expect(!backend.isCutOff)
        expectSame(backend, reference)
    }

    /// A process that is stopped while it draws, or gets no processor, has not drawn too long.
    @Test func timeWithoutTheProcessorIsNoDrawing() throws {
        let tree = try tree(count: 2_000)
        for (step, isCutOff) in [(0, false), (1, true)] {
            let (renderer, backend) = renderer(threads: 1, step: 1)
            let processor = SteppedClock(step: step)
            backend.deadline = DrawingDeadline(
                after: 20, clock: SteppedClock(step: 30).now, processorClock: processor.now)
            try draw(tree, with: renderer)
            #expect(backend.isCutOff == isCutOff)
        }
    }

    /// A few commands that are long by themselves are as many.
    @Test func longPathsAreCutOff() throws {
        let (renderer, backend) = renderer(threads: 1, step: 3)
        let steps = (0..<50_000).map { "L \($0 % 64) \($0 % 7 * 8)" }
        let rows = (0..<20).map { _ in "  path bounds=0,0,64,64 path=long color=#ffffff10" }
        let tree = try RenderTree.parse(
            "tree 64 64\npath long M 0 0 \(steps.joined(separator: " "))\ngroup bounds=0,0,64,64\n"
                + rows.joined(separator: "\n") + "\n", into: store
        ).tree
        try draw(tree, with: renderer)
        #expect(backend.isCutOff)
    }
}
