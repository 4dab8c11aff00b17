import Compositor
import TestSupport
import Testing

@testable import SDLPlatform

/// Frames that take longer to draw than a window can stand still, on the graphics card.
@Suite @MainActor struct GPUDeadlineTests {
    @Test func aFrameThatTakesTooLongIsCutOff() throws {
        let stage = try GPUStage()
        let clock = SteppedClock(step: 1)
        stage.backend.deadline = DrawingDeadline(after: 20, clock: clock.now)
        let veil = stage.solid(stage.quad(0, 0, 64, 48), 0x01FF_FFFF)
        try stage.draw(Array(repeating: veil, count: 20_000))
        #expect(stage.backend.isCutOff)
        let pixels = try stage.picture(stage.solid(stage.quad(0, 0, 64, 48), 0xFF20_4060))
        #expect(!stage.backend.isCutOff && stage.isClose(pixels[40, 30], 0xFF20_4060, 0))
    }

    /// The card is waited for in between, and what it drew before and after that is one picture.
    @Test func aFrameInTimeIsWhole() throws {
        let stage = try GPUStage()
        let clock = SteppedClock(step: 0)
        stage.backend.deadline = DrawingDeadline(after: 20, clock: clock.now)
        let count = (1 << 25) / (64 * 48) + 100
        let black = stage.solid(stage.quad(0, 0, 64, 48), 0xFF00_0000)
        let last = stage.solid(stage.quad(8, 8, 16, 16), 0xFF20_4060)
        let pixels = try stage.picture(Array(repeating: black, count: count) + [last])
        #expect(!stage.backend.isCutOff)
        #expect(stage.isClose(pixels[4, 4], 0xFF00_0000, 0) && stage.isClose(pixels[10, 10], 0xFF20_4060, 0))
    }
}
