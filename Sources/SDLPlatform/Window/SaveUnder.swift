import Compositor
import Graphics

/// The pixels of a picture beneath an overlay, kept to be restored.
///
/// The overlay may go beyond the picture. Nothing else is drawn there: what it shows stays until it changes.
package struct SaveUnder {
    private var kept = PixelBuffer(width: 0, height: 0)
    private var boxes = Damage()

    package init() {}

    /// Composes `overlay` over `target`, which nothing covers, and keeps what was in `picture`.
    package mutating func cover(_ target: PixelTarget, with overlay: OverlayPicture, picture: PixelRect) {
        if kept.width != target.width || kept.height != target.height {
            kept = PixelBuffer(width: target.width, height: target.height)
        }
        boxes = overlay.boxes
        exchange(with: target) { memory, own, count in own.copyMemory(from: memory, byteCount: count) }
        for box in boxes.rects { target.compose(overlay.pixels, in: box, kernels: overlay.kernels) }
        for change in overlay.changes.rects {
            for rect in change.intersection(target.bounds).subtracting(picture) {
                target.fill(rect, with: Self.margin)
                target.compose(overlay.pixels, in: rect, kernels: overlay.kernels)
            }
        }
    }

    /// The colour around the picture: black.
    static let margin: UInt32 = 0xFF00_0000

    /// Puts back what `cover` kept.
    package mutating func uncover(_ target: PixelTarget) {
        exchange(with: target) { memory, own, count in memory.copyMemory(from: own, byteCount: count) }
        forget()
    }

    /// Keeps nothing: the picture that was covered is gone.
    package mutating func forget() { boxes.removeAll() }

    /// Calls `copy` with the memory of each covered row in `target`, its place in `kept`, and their bytes.
    private func exchange(
        with target: PixelTarget, _ copy: (UnsafeMutableRawPointer, UnsafeMutableRawPointer, Int) -> Void
    ) {
        for box in boxes.rects {
            let area = box.intersection(target.bounds)
            guard !area.isEmpty else { continue }
            for y in Int(area.minY)..<Int(area.maxY) {
                let start = Int(area.minX) * 4
                copy(
                    target.base + y * target.bytesPerRow + start, kept.base + y * kept.bytesPerRow + start,
                    area.width * 4)
            }
        }
    }
}
