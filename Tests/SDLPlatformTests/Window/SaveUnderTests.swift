import Compositor
import Graphics
import Testing

@testable import SDLPlatform

/// An overlay over a picture and beside it.
struct SaveUnderTests {
    private static let blue: UInt32 = 0xFF00_00FF
    private static let half: UInt32 = 0x8080_0000
    private let picture = PixelRect(minX: 2, minY: 0, maxX: 6, maxY: 4)

    private func damage(_ rects: PixelRect...) -> Damage {
        var damage = Damage()
        rects.forEach { damage.insert($0) }
        return damage
    }

    /// Eight by four pixels of a half-transparent red in `rect`.
    private func overlay(_ rect: PixelRect) -> PixelBuffer {
        let pixels = PixelBuffer(width: 8, height: 4)
        PixelTarget(pixels).fill(rect, with: Self.half)
        return pixels
    }

    /// The picture comes back as it was; what is beside it stays until it changes, and is never put on twice.
    @Test func thePictureComesBackAndTheMarginStays() {
        let memory = PixelBuffer(width: 8, height: 4)
        let target = PixelTarget(memory)
        target.fill(target.bounds, with: SaveUnder.margin)
        target.fill(picture, with: Self.blue)
        var covered = SaveUnder()
        let all = PixelRect(minX: 0, minY: 1, maxX: 8, maxY: 2)
        let boxes = damage(all.intersection(picture))
        let margin = damage(
            PixelRect(minX: 0, minY: 1, maxX: 2, maxY: 2), PixelRect(minX: 6, minY: 1, maxX: 8, maxY: 2))
        for changes in [damage(all), damage(all), Damage()] {
            let overlay = OverlayPicture(
                pixels: overlay(all), boxes: boxes, margin: margin, changes: changes, kernels: .best)
            covered.cover(target, with: overlay, picture: picture)
            #expect(memory[0, 1] == 0xFF80_0000 && memory[7, 1] == 0xFF80_0000, "over black, once")
            #expect(memory[3, 1] != Self.blue && memory[0, 0] == SaveUnder.margin)
            covered.uncover(target)
            #expect((2..<6).allSatisfy { memory[$0, 1] == Self.blue })
        }
        let gone = OverlayPicture(
            pixels: PixelBuffer(width: 8, height: 4), boxes: Damage(), changes: damage(all), kernels: .best)
        covered.cover(target, with: gone, picture: picture)
        #expect(memory[0, 1] == SaveUnder.margin && memory[7, 1] == SaveUnder.margin && memory[3, 1] == Self.blue)
    }

    @Test func whatIsLeftOfARectangle() {
        let whole = PixelRect(width: 10, height: 10)
        let hole = PixelRect(minX: 3, minY: 4, maxX: 5, maxY: 6)
        let parts = whole.subtracting(hole)
        #expect(parts.count == 4 && parts.reduce(0) { $0 + $1.area } == 96)
        #expect(parts.allSatisfy { !$0.intersects(hole) })
        #expect(whole.subtracting(whole).isEmpty && hole.subtracting(whole).isEmpty)
        #expect(whole.subtracting(PixelRect(minX: 20, minY: 0, maxX: 30, maxY: 5)) == [whole])
        #expect(PixelRect.empty.subtracting(whole).isEmpty)
        #expect(
            whole.subtracting(PixelRect(minX: 0, minY: 0, maxX: 10, maxY: 9)) == [
                PixelRect(minX: 0, minY: 9, maxX: 10, maxY: 10)
            ])
    }
}
