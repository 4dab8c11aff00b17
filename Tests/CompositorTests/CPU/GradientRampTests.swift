import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// The colours of gradients are made once for as long as the gradients live.
@MainActor struct GradientRampTests {
    private let store = ResourceStore()
    private let backend = CPUBackend(width: 40, height: 20)

    private func gradient(_ red: Float) -> Resource {
        .gradient(
            Gradient(
                shape: .axial, start: .zero, end: CGPoint(x: 1, y: 0),
                stops: [.init(location: 0, color: SIMD4(red, 0, 0, 1)), .init(location: 1, color: SIMD4(0, 0, 1, 0.5))])
        )
    }

    /// The gradients drawn by `backend`, one below the other.
    private func picture(_ ids: [ResourceID], in store: ResourceStore, on backend: CPUBackend) -> CGImage {
        var list = DrawList(bounds: PixelRect(width: 40, height: 20))
        for (index, id) in ids.enumerated() {
            let quad = RoundedQuad(ty: Float(4 * index), width: 40, height: 4)
            list.commands.append(DrawCommand(.gradient, box: quad.box, quad: quad, resource: id))
        }
        list.passes = [DrawPass(start: 0, end: ids.count, readsTarget: false)]
        backend.draw(list, over: Damage(list.bounds), resources: store)
        return CGImage(backend.readPixels())
    }

    private func expectFresh(_ ids: [ResourceID], in store: ResourceStore) {
        let fresh = picture(ids, in: store, on: CPUBackend(width: 40, height: 20))
        #expect(PictureDifference(picture(ids, in: store, on: backend), fresh).isWithin(0))
    }

    @Test func eachIsMadeOnce() {
        let ids = [store.insert(gradient(1)), store.insert(gradient(0.5))]
        for _ in 0..<3 {
            expectFresh(ids + ids, in: store)
            #expect(backend.pass.ramps.owners.count == 2)
        }
    }

    @Test func aNewOneTakesThePlaceOfOneThatIsGone() {
        var ids = (0..<3).map { store.insert(gradient(Float($0) / 2)) }
        for step in 0..<6 {
            expectFresh(ids, in: store)
            store.release(ids[step % 3])
            ids[step % 3] = store.insert(gradient(Float(step) / 6))
        }
        expectFresh(ids, in: store)
        #expect(backend.pass.ramps.owners.count == 3)
    }

    @Test func anotherStoreHasOthers() {
        let other = ResourceStore()
        let mine = store.insert(gradient(1))
        let others = other.insert(gradient(0))
        #expect(mine == others)
        expectFresh([mine], in: store)
        expectFresh([others], in: other)
        expectFresh([mine], in: store)
    }
}
