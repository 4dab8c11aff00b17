import Foundation
import Graphics

/// The layout of a film strip, in whole pixels from its top left corner.
///
/// Distances grow with the frames, so that a strip that is shown smaller stays readable.
package struct FilmStripLayout: Hashable, Sendable {
    package let frameCount: Int
    package let frameWidth: Int
    package let frameHeight: Int
    /// Frames in a row; at least 1, at most `frameCount`.
    package let columns: Int
    package let hasCaption: Bool

    /// - Parameter columns: Frames in a row, limited to 1...`frameCount`; nil for all in one.
    package init(frameCount: Int, frameWidth: Int, frameHeight: Int, columns: Int? = nil, hasCaption: Bool = false) {
        self.frameCount = max(0, frameCount)
        self.hasCaption = hasCaption
        self.frameWidth = max(0, frameWidth)
        self.frameHeight = max(0, frameHeight)
        self.columns = min(max(1, columns ?? self.frameCount), max(1, self.frameCount))
    }

    /// The layout of one row of `frameCount` frames, without a caption, in a picture of that size; nil where there is none.
    init?(ofWidth width: Int, height: Int, frameCount: Int) {
        guard frameCount > 0 else { return nil }
        // The gap is a part of the frame's width: of the widths that fit there is one.
        let candidates = stride(from: (width - 4) / frameCount, to: 0, by: -1).lazy.map {
            FilmStripLayout(frameCount: frameCount, frameWidth: $0, frameHeight: height)
        }
        guard let found = candidates.first(where: { $0.width <= width }), found.width == width else { return nil }
        let frameHeight = height - found.gap - found.labelHeight
        guard frameHeight > 0 else { return nil }
        self.init(frameCount: frameCount, frameWidth: found.frameWidth, frameHeight: frameHeight)
    }

    /// Frames below each other.
    package var rows: Int { (frameCount + columns - 1) / columns }

    /// Between frames and around all of them.
    package var gap: Int { max(4, frameWidth / 24) }

    /// The size of the labels' font.
    package var fontSize: CGFloat { min(max(CGFloat(frameWidth) * 0.065, 9), 48).rounded() }

    /// The height of the line below each frame.
    package var labelHeight: Int { Int((fontSize * 1.7).rounded()) }

    /// The height of the line above all frames; 0 without a caption.
    package var captionHeight: Int { hasCaption ? Int((fontSize * 2.2).rounded()) : 0 }

    /// Of the whole strip.
    package var width: Int { gap + columns * (frameWidth + gap) }

    /// Of the whole strip.
    package var height: Int { gap + captionHeight + rows * (frameHeight + labelHeight) + (rows - 1) * gap }

    /// Whether one picture can hold the strip.
    package var isDrawable: Bool { CGContext.canHold(width: width, height: height) }

    /// The rectangle of frame `index`, counted along the rows from 0.
    package func frame(_ index: Int) -> CGRect {
        let row = index / columns
        let column = index % columns
        return CGRect(
            x: gap + column * (frameWidth + gap),
            y: gap + captionHeight + row * (frameHeight + labelHeight + gap), width: frameWidth, height: frameHeight)
    }

    /// The room of the label of frame `index`: half the gap wider than the frame on each side.
    package func label(_ index: Int) -> CGRect {
        let frame = frame(index)
        let margin = CGFloat(gap / 2)
        return CGRect(
            x: frame.minX - margin, y: frame.maxY, width: frame.width + 2 * margin, height: CGFloat(labelHeight))
    }

    /// The room of the caption; empty without one.
    package var caption: CGRect {
        CGRect(x: gap, y: gap / 2, width: width - 2 * gap, height: captionHeight)
    }
}
