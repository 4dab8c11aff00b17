import Foundation
import Graphics

/// Several frames side by side in one picture, each with a label below.
package enum FilmStrip {
    private static let background = CGColor(gray: 238.0 / 255, alpha: 1)
    private static let labelColor = SIMD4<Float>(0.28, 0.28, 0.31, 1)
    private static let captionColor = SIMD4<Float>(0.10, 0.10, 0.12, 1)

    /// The strip of `frames`, which all have the same size and keep their pixels.
    ///
    /// - Parameters:
    ///   - labels: In the order of the frames; frames without one stay without.
    ///   - columns: Frames in a row, at least 1; nil for all in one row.
    ///   - caption: One line above; what does not fit ends in an ellipsis.
    /// - Throws: Without frames, with frames of different sizes, and where the strip would be larger than a bitmap can be.
    package static func image(
        frames: [CGImage], labels: [String], columns: Int? = nil, caption: String? = nil
    ) throws(GraphicsError) -> CGImage {
        let layout = try layout(of: frames, columns: columns, hasCaption: caption != nil)
        guard let context = CGContext(width: layout.width, height: layout.height) else { throw tooLarge(layout) }
        context.setFillColor(background)
        context.fill(CGRect(x: 0, y: 0, width: layout.width, height: layout.height))
        context.interpolationQuality = .none
        for (index, frame) in frames.enumerated() { context.drawUpright(frame, in: layout.frame(index)) }
        for (index, label) in labels.prefix(frames.count).enumerated() {
            draw(label, layout.fontSize, 500, labelColor, .center, in: layout.label(index), context)
        }
        if let caption {
            draw(caption, (layout.fontSize * 1.15).rounded(), 600, captionColor, .left, in: layout.caption, context)
        }
        guard let image = context.finish() else { throw tooLarge(layout) }
        return image
    }

    /// The label of a frame at `progress`, in whole percent; for a progress that is not finite, its description.
    package static func label(progress: Double) -> String {
        let percent = (progress * 100).rounded()
        return Int(exactly: percent).map { "\($0)\u{a0}%" } ?? "\(progress)"
    }

    /// The progress of each of `count` frames, evenly from 0 to 1; a single frame stands in the middle.
    package static func progress(count: Int) -> [Double] {
        count == 1 ? [0.5] : (0..<max(0, count)).map { Double($0) / Double(count - 1) }
    }

    private static func layout(
        of frames: [CGImage], columns: Int?, hasCaption: Bool
    ) throws(GraphicsError) -> FilmStripLayout {
        guard let first = frames.first, first.width > 0, first.height > 0 else {
            throw GraphicsError(
                place: "film strip", problem: "it has no frames with pixels", remedy: "give it at least one frame")
        }
        if let index = frames.firstIndex(where: { ($0.width, $0.height) != (first.width, first.height) }) {
            let other = frames[index]
            throw GraphicsError(
                place: "film strip",
                problem: "frame \(index) is \(other.width) x \(other.height) pixels and frame 0 is "
                    + "\(first.width) x \(first.height)",
                remedy: "draw all frames at one size")
        }
        return FilmStripLayout(
            frameCount: frames.count, frameWidth: first.width, frameHeight: first.height, columns: columns,
            hasCaption: hasCaption)
    }

    private static func tooLarge(_ layout: FilmStripLayout) -> GraphicsError {
        GraphicsError(
            place: "film strip of \(layout.frameCount) frames",
            problem: "\(layout.width) x \(layout.height) pixels are more than a picture can have",
            remedy: "use fewer or smaller frames, or break them into rows")
    }

    /// One line in the middle of the height of `area`.
    private static func draw(
        _ text: String, _ size: CGFloat, _ weight: Int, _ color: SIMD4<Float>, _ alignment: ParagraphStyle.Alignment,
        in area: CGRect, _ context: CGContext
    ) {
        let font = FontDescription(size: size, weight: weight, hasMonospacedDigits: true)
        let layout = TextLayout(
            StyledText(text, StyledText.Style(font: font, color: color)),
            paragraph: ParagraphStyle(alignment: alignment, lineBreak: .truncateTail, maximumLineCount: 1),
            within: CGSize(width: area.width, height: .infinity))
        layout.draw(in: context, at: CGPoint(x: area.minX, y: area.midY - layout.size.height / 2))
    }
}
