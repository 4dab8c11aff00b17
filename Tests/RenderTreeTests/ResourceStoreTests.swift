import Graphics
import Testing

@testable import RenderTree

@MainActor struct ResourceStoreTests {
    private let store = ResourceStore()

    private func image(_ pixel: UInt32) -> Resource {
        let pixels = PixelBuffer(width: 1, height: 1)
        pixels[0, 0] = pixel
        return .image(CGImage(pixels))
    }

    @Test func theLastReleaseDropsAndIdsAreNeverReused() {
        let first = store.insert(image(0))
        store.retain(first)
        store.release(first)
        #expect(store.contains(first) && store.count == 1)
        store.release(first)
        store.release(first)
        #expect(!store.contains(first) && store[first] == nil && store.count == 0)
        let second = store.insert(image(0))
        #expect(second.slot == first.slot && second != first)
        store.retain(first)
        store.release(first)
        #expect(store.contains(second) && store[first] == nil)
    }

    @Test func knowsWhichImagesAreOpaque() {
        #expect(store.isOpaqueImage(store.insert(image(0xFF00_0000))) == true)
        #expect(store.isOpaqueImage(store.insert(image(0xFE00_0000))) == false)
        #expect(store.isOpaqueImage(store.insert(.path(CGPath(elements: [])))) == nil)
        #expect(store.isOpaqueImage(.none) == nil)
        #expect(store.isOpaqueImage(ResourceID(slot: 5000, generation: 1)) == nil)
    }
}
