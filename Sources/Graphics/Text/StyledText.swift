import Foundation

/// Text in one or several styles.
package struct StyledText: Hashable, Sendable {
    package struct Style: Hashable, Sendable {
        package var font: FontDescription
        /// Red, green, blue, alpha in sRGB, not premultiplied.
        package var color: SIMD4<Float>
        /// Points added between characters, none behind the last of a line; may be negative.
        package var kern: CGFloat
        package var isUnderlined: Bool
        package var isStruckThrough: Bool
        /// The background colour behind the letters, over the height of the line; nil for none.
        package var background: SIMD4<Float>?
        /// The colours of the two lines; nil for that of the letters.
        package var underlineColor, strikethroughColor: SIMD4<Float>?
        /// The offset of the letters above the baseline of their line, in points.
        package var baselineOffset: CGFloat = 0
        /// The shadow of letters and lines; nil for none.
        package var shadow: Shadow?

        package init(
            font: FontDescription, color: SIMD4<Float> = SIMD4(0, 0, 0, 1), kern: CGFloat = 0,
            isUnderlined: Bool = false, isStruckThrough: Bool = false
        ) {
            self.font = font
            self.color = color
            self.kern = kern
            self.isUnderlined = isUnderlined
            self.isStruckThrough = isStruckThrough
        }
    }

    /// A shadow of letters.
    package struct Shadow: Hashable, Sendable {
        /// In points.
        package var offset: CGSize
        /// The blur, as in `CGContext.setShadow`: twice the standard deviation, in points.
        package var blur: CGFloat
        package var color: SIMD4<Float>

        package init(offset: CGSize, blur: CGFloat, color: SIMD4<Float>) {
            self.offset = offset
            self.blur = blur
            self.color = color
        }
    }

    package struct Run: Hashable, Sendable {
        package var text: String
        package var style: Style

        package init(_ text: String, _ style: Style) {
            self.text = text
            self.style = style
        }
    }

    package var runs: [Run]

    package init(_ runs: [Run]) { self.runs = runs }

    package init(_ text: String, _ style: Style) { runs = [Run(text, style)] }

    package var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

    /// The styles with the UTF-8 offsets behind their last byte; ascending, without empty runs.
    internal var spans: [(style: Style, end: Int)] {
        var end = 0
        return runs.compactMap { run in
            end += run.text.utf8.count
            return run.text.isEmpty ? nil : (run.style, end)
        }
    }

    /// The part from UTF-8 offset `start` up to `end`; both must lie between characters.
    internal func part(from start: Int, to end: Int) -> StyledText {
        var offset = 0
        return StyledText(
            runs.compactMap { run in
                let range = max(start - offset, 0)..<max(min(end - offset, run.text.utf8.count), max(start - offset, 0))
                offset += run.text.utf8.count
                let text = String(
                    decoding: run.text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
                return text.isEmpty ? nil : Run(text, run.style)
            })
    }
}
