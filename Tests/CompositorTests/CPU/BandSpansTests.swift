import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Spans that one command takes over from the one before.
@MainActor struct BandSpansTests {
    private static let side = 80

    /// Solids and borders behind clips that are turned; of each clip there are two copies, and every other command takes the
    /// second where `isShared` is false.
    private func draw(seed: Int, isShared: Bool) -> PixelBuffer {
        var random = RandomRows(seed: UInt64(seed))
        let backend = CPUBackend(width: Self.side, height: Self.side)
        var list = DrawList(bounds: backend.target.bounds)
        func quad() -> RoundedQuad {
            let map = CGAffineTransform(rotationAngle: random.number(-0.5, 0.5))
            return RoundedQuad(
                a: Float(map.a), b: Float(map.b), c: Float(map.c), d: Float(map.d), tx: Float(random.number(0, 30)),
                ty: Float(random.number(0, 30)), width: Float(random.number(20, 70)),
                height: Float(random.number(20, 70)), radius: random.below(2) == 0 ? 0 : 6)
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
        for _ in 0..<2 { backend.draw(list, over: Damage(list.bounds), resources: ResourceStore()) }
        return backend.readPixels()
    }

    @Test func sharingChangesNothing() {
        for seed in 0..<100 {
            let difference = PictureDifference(
                CGImage(draw(seed: seed, isShared: true)), CGImage(draw(seed: seed, isShared: false)))
            #expect(difference.isWithin(0), "seed \(seed): \(difference)")
        }
    }
}
