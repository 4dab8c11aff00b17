import Compositor
import Foundation
import Graphics
import RenderTree
import Testing

@testable import SDLPlatform

/// A small hidden GPU window, and words to draw in it.
///
/// Tests make it inside their synchronous bodies: an OpenGL context belongs to the thread that the body runs on, and
/// SDL runs one driver at a time.
@MainActor final class GPUStage {
    let backend: GPUBackend
    let resources = ResourceStore()
    let bounds: PixelRect
    private let window: DesktopWindow

    init(width: Int = 64, height: Int = 48) throws {
        let video = try VideoSubsystem(DisplayEnvironment(videoDriver: "offscreen"))
        let options = DesktopWindow.Options(
            title: "test", size: CGSize(width: width, height: height), renderer: .gpu)
        window = try DesktopWindow(options, on: video)
        guard case .card(let card) = try window.canvas() else { throw NoCard() }
        backend = try #require(card as? GPUBackend)
        bounds = PixelRect(width: width, height: height)
    }

    struct NoCard: Error {}

    func picture(_ commands: DrawCommand..., clips: [Clip] = []) throws -> PixelBuffer {
        try picture(commands, clips: clips)
    }

    func picture(_ commands: [DrawCommand], clips: [Clip] = []) throws -> PixelBuffer {
        try draw(commands, clips: clips)
        return try backend.readPixels()
    }

    /// Draws `commands` over `rect`, or everywhere, and says how often pixels were copied to the card.
    @discardableResult
    func draw(_ commands: [DrawCommand], clips: [Clip] = [], over rect: PixelRect? = nil) throws -> Int {
        var list = DrawList(bounds: bounds)
        list.commands.append(contentsOf: commands)
        list.clips.append(contentsOf: clips)
        list.passes.append(DrawPass(start: 0, end: commands.count, readsTarget: false))
        return try backend.draw(list, over: Damage(rect ?? bounds), resources: resources)
    }

    func quad(_ x: Float, _ y: Float, _ width: Float, _ height: Float, radius: Float = 0) -> RoundedQuad {
        RoundedQuad(tx: x, ty: y, width: width, height: height, radius: radius)
    }

    /// `quad` filled with `color`: alpha above red, green and blue, not premultiplied.
    func solid(_ quad: RoundedQuad, _ color: UInt32, clip: UInt32 = 0) -> DrawCommand {
        var command = DrawCommand(.solid, box: bounds, quad: quad)
        command.color = color & 0xFF_FFFF
        command.alpha = Float(color >> 24) / 255
        command.clip = clip
        return command
    }

    /// Whether each channel of `pixel` is within `tolerance` of that of `expected`.
    func isClose(_ pixel: UInt32, _ expected: UInt32, _ tolerance: Int = 2) -> Bool {
        [UInt32(0), 8, 16, 24].allSatisfy { abs(Int(pixel >> $0 & 255) - Int(expected >> $0 & 255)) <= tolerance }
    }
}
