import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Masks of shadows: made once, for one store, and their memory used again.
@MainActor struct ShadowMaskTests {
    private let store = ResourceStore()
    private let masks = ShadowMasks()

    private func path(_ width: Double) -> Resource {
        .path(CGPath(rect: CGRect(x: 4, y: 4, width: width, height: 10), transform: nil))
    }

    private func key(_ id: ResourceID) -> ShadowMasks.Key {
        ShadowMasks.Key(
            resource: id, isPath: true, evenOdd: false, line: 0, lineFlags: [], width: 0, height: 0, radius: 0,
            deviation: 1, resolution: 0)
    }

    private func mask(_ id: ResourceID, width: Int = 20) -> ShadowMask? {
        masks.mask(for: key(id), in: store) {
            masks.makeMask(ShadowMask.Geometry(width: width, height: 10, scale: 1, originX: 0, originY: 0))
        }
    }

    @Test func whatIsGoneLeavesItsMemoryToTheNext() throws {
        var id = store.insert(path(5))
        let first = try #require(mask(id))
        #expect(mask(id) === first)
        for step in 1..<5 {
            store.release(id)
            id = store.insert(path(5))
            masks.beginFrame()
            let next = try #require(mask(id, width: 20 + step))
            #expect(next === first && next.geometry.width == 20 + step)
        }
    }

    @Test func whatThisFrameUsesIsNotWritten() throws {
        let old = store.insert(path(5))
        let new = store.insert(path(6))
        let first = try #require(mask(old))
        store.release(old)
        #expect(mask(old) === first)
        #expect(mask(new) !== first)
    }

    @Test func aLargerOneGetsMemoryOfItsOwn() throws {
        let old = store.insert(path(5))
        let first = try #require(mask(old))
        store.release(old)
        masks.beginFrame()
        let next = try #require(mask(store.insert(path(6)), width: 50))
        #expect(next !== first && next.capacity >= 500)
    }

    private func picture(_ id: ResourceID, in store: ResourceStore, on backend: CPUBackend) -> CGImage {
        var list = DrawList(bounds: PixelRect(width: 40, height: 20))
        var shadow = DrawCommand(.shadow, flags: .ofPath, box: list.bounds, resource: id)
        shadow.shadow.deviation = 2
        list.commands = [shadow]
        list.passes = [DrawPass(start: 0, end: 1, readsTarget: false)]
        backend.draw(list, over: Damage(list.bounds), resources: store)
        return CGImage(backend.readPixels())
    }

    /// The same id names another path in another store.
    @Test func anotherStoreHasOthers() {
        let other = ResourceStore()
        let backend = CPUBackend(width: 40, height: 20)
        let mine = store.insert(path(5))
        let others = other.insert(path(30))
        #expect(mine == others)
        _ = picture(mine, in: store, on: backend)
        let fresh = picture(others, in: other, on: CPUBackend(width: 40, height: 20))
        #expect(PictureDifference(picture(others, in: other, on: backend), fresh).isWithin(0))
    }

    /// Paths that follow each other draw what a new backend draws, in memory that had others before.
    @Test func aChangingShadowIsThatOfTheNewest() {
        let backend = CPUBackend(width: 40, height: 20)
        var id = ResourceID.none
        for width in [5.0, 30, 3, 12, 28, 9] {
            store.release(id)
            id = store.insert(path(width))
            let fresh = picture(id, in: store, on: CPUBackend(width: 40, height: 20))
            let difference = PictureDifference(picture(id, in: store, on: backend), fresh)
            #expect(difference.isWithin(0), "\(width): \(difference)")
        }
    }

    /// Before masks were limited by area, the first took seconds to draw, and the second had no shadow.
    @Test(arguments: [(8000, 8000), (20_000, 500), (390, 844)]) func aMaskIsAtMostSoLarge(width: Double, height: Double)
        throws
    {
        var command = DrawCommand(.shadow, flags: .ofPath, box: PixelRect(width: 40, height: 20))
        command.shadow.deviation = 2
        let source = ShadowSource(command, map: .identity)
        let geometry = try #require(source.geometry(SIMD4(0, 0, Float(width), Float(height))))
        #expect(geometry.byteCount < 9 << 20 && geometry.scale <= source.scale)
        #expect((geometry.scale == source.scale) == (width == 390), "\(geometry)")
    }

    @Test func theShadowOfALongShapeIsDrawn() throws {
        let store = ResourceStore()
        let shape = Resource.path(CGPath(rect: CGRect(x: -10_000, y: 4, width: 20_000, height: 10), transform: nil))
        let drawn = picture(store.insert(shape), in: store, on: CPUBackend(width: 40, height: 20))
        #expect(drawn.pixels.row(9)[20] >> 24 > 200, "no shadow: \(drawn.pixels.row(9)[20])")
    }
}
