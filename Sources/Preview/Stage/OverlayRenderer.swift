import Compositor
import Graphics
import LayerTree
import Recorder
import SDLPlatform

/// Draws an overlay into a transparent picture of its own.
@MainActor final class OverlayRenderer {
    private let overlay: any FrameOverlay
    private var backend: CPUBackend
    private var renderer: FrameRenderer
    private var pixels = PixelBuffer(width: 0, height: 0)
    /// The boxes of the last picture's draw commands that lie over the picture, in pixels.
    private var boxes = Damage()
    /// Those beside it.
    private var margin = Damage()

    init(_ overlay: any FrameOverlay) {
        self.overlay = overlay
        backend = CPUBackend(target: PixelTarget(pixels), kernels: overlay.stage.kernels)
        renderer = FrameRenderer(backend: backend, kernels: overlay.stage.kernels)
    }

    /// The overlay over `bounds`, of which `area` is the picture, after the frames of `records`; nil where it shows nothing
    /// and did not before.
    func picture(
        over bounds: PixelRect, picture area: PixelRect, records: FrameRing, at time: Double
    ) throws -> OverlayPicture? {
        let stage = overlay.stage
        overlay.makeFrame(records, at: time)
        resize(to: bounds)
        renderer.prepare(
            stage.committer.tree, resources: stage.layers.resources, width: bounds.width, height: bounds.height,
            scale: stage.screen.scale)
        let formerBoxes = boxes
        let formerMargin = margin
        keepBoxes(area)
        // A box that moved or went away leaves a place that the picture below takes.
        var changes = Damage()
        for part in [boxes, margin, formerBoxes, formerMargin] {
            for rect in renderer.damage.limited(to: part).rects { changes.insert(rect) }
        }
        try renderer.draw()
        if boxes.isEmpty, margin.isEmpty, formerBoxes.isEmpty, formerMargin.isEmpty { return nil }
        // Rectangles that met have become one, which may reach into the picture.
        var beside = Damage()
        for rect in margin.rects.lazy.flatMap({ $0.subtracting(area) }) { beside.insert(rect) }
        return OverlayPicture(pixels: pixels, boxes: boxes, margin: beside, changes: changes, kernels: stage.kernels)
    }

    /// Keeps the boxes of the draw commands, in the picture's `area` and beside it.
    private func keepBoxes(_ area: PixelRect) {
        boxes.removeAll()
        margin.removeAll()
        for command in renderer.list.commands {
            boxes.insert(command.box.intersection(area))
            if area.contains(command.box) { continue }
            for rect in command.box.subtracting(area) { margin.insert(rect) }
        }
    }

    /// Marks all of the next picture as changed; called when the output has lost the last one.
    func invalidate() { renderer.invalidate() }

    private func resize(to bounds: PixelRect) {
        guard bounds.width != pixels.width || bounds.height != pixels.height else { return }
        pixels = PixelBuffer(width: bounds.width, height: bounds.height)
        backend.setTarget(PixelTarget(pixels))
        renderer.invalidate()
    }
}

extension Damage {
    /// The part of it that lies in `boxes`, or a little more.
    fileprivate func limited(to boxes: Damage) -> Damage {
        var part = Damage()
        for rect in rects {
            for box in boxes.rects { part.insert(rect.intersection(box)) }
        }
        return part
    }
}

/// The overlay of a tool over the measured picture, on a stage of its own, so that it costs the measured one nothing.
@MainActor protocol FrameOverlay: AnyObject {
    /// The stage of the overlay's layers, and of nothing else.
    var stage: Stage { get }
    /// Whether the next frame would show something else over the same picture.
    var wantsFrame: Bool { get }
    /// Brings the layers up to date with the frames made so far, at `time` in seconds of the machine's clock; called
    /// once a frame, after it was measured.
    func update(_ records: FrameRing, at time: Double)
}

extension FrameOverlay {
    /// Makes a frame of the overlay's stage, after the frames of `records`, at `time` in seconds of the machine's clock.
    func makeFrame(_ records: FrameRing, at time: Double) {
        stage.layers.frame(timestamp: time, targetTimestamp: time) {
            CATransaction.withoutActions { update(records, at: time) }
            stage.takeInput()
        }
    }
}
