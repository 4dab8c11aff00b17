import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Spans that one command takes over from the one before.
@MainActor struct BandSpansTests {
    private static let side = 80
    private static let bounds = PixelRect(width: side, height: BandPainter.rows)

    /// Solids and borders behind clips that are turned; of each clip there are two copies, and every other command takes the
    /// second where `isShared` is false.
    private func list(seed: Int, isShared: Bool) -> DrawList {
        var random = RandomRows(seed: UInt64(seed))
        var list = DrawList(bounds: Self.bounds)
        func quad() -> RoundedQuad {
            let map = CGAffineTransform(rotationAngle: random.number(-0.5, 0.5))
            return RoundedQuad(
                a: Float(map.a), b: Float(map.b), c: Float(map.c), d: Float(map.d), tx: Float(random.number(0, 30)),
                ty: Float(random.number(-10, 10)), width: Float(random.number(20, 70)),
                height: Float(random.number(20, 40)), radius: random.below(2) == 0 ? 0 : 6)
        }
        for _ in 0..<2 {
            let clip = quad()
            for _ in 0..<2 { list.clips.append(Clip(quad: clip, box: list.bounds, inside: .empty, parent: 0)) }
        }
        for index in 0..<12 {
            let kind: DrawCommand.Kind = random.below(3) == 0 ? .border : .solid
            var command = DrawCommand(kind, box: list.bounds, quad: quad(), color: UInt32(random.below(1 << 24)))
            command.alpha = 0.5
            if kind == .border { command.borderWidth = 5 }
            command.clip = UInt32(1 + random.below(2) * 2 + (isShared ? 0 : index % 2))
            if kind == .solid { command.flags = .fillsClip }
            list.commands.append(command)
        }
        list.passes.append(DrawPass(start: 0, end: list.commands.count, readsTarget: false))
        return list
    }

    private func draw(seed: Int, isShared: Bool, on backend: CPUBackend) -> CGImage {
        backend.draw(list(seed: seed, isShared: isShared), over: Damage(Self.bounds), resources: ResourceStore())
        return CGImage(backend.readPixels())
    }

    private func backend() -> CPUBackend { CPUBackend(width: Self.side, height: BandPainter.rows) }

    @Test func sharingChangesNothing() {
        for seed in 0..<100 {
            let difference = PictureDifference(
                draw(seed: seed, isShared: true, on: backend()), draw(seed: seed, isShared: false, on: backend()))
            #expect(difference.isWithin(0), "seed \(seed): \(difference)")
        }
    }

    /// The same numbers of shapes and clips stand for others in the next frame.
    @Test func nothingIsTakenOverFromTheFrameBefore() {
        let used = backend()
        for seed in 0..<100 {
            let difference = PictureDifference(
                draw(seed: seed, isShared: true, on: used), draw(seed: seed, isShared: true, on: backend()))
            #expect(difference.isWithin(0), "seed \(seed): \(difference)")
        }
    }
}
