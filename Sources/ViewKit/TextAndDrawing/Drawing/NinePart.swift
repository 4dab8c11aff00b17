/// A part of an image whose edges keep their size.
struct NinePart {
    /// The rectangle in which the part is drawn.
    var place: CGRect
    /// The rectangle of the whole image, scaled and offset so that the part falls on `place`.
    var whole: CGRect

    /// The parts of an image of `size` shown over `rect`; edges that are larger together than `rect` shrink in
    /// proportion.
    ///
    /// The area between the edges is stretched, or repeated where `pixel`, the length of one pixel of the image in
    /// points, is given.
    static func parts(
        of size: CGSize, insets: UIEdgeInsets, in rect: CGRect, repeating pixel: CGFloat? = nil
    ) -> [NinePart] {
        let columns = spans(size.width, insets.left, insets.right, from: rect.minX, rect.width, pixel)
        let rows = spans(size.height, insets.top, insets.bottom, from: rect.minY, rect.height, pixel)
        return rows.flatMap { row in
            columns.map { column in
                NinePart(
                    place: CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
                    whole: CGRect(x: column.origin, y: row.origin, width: column.whole, height: row.whole))
            }
        }
    }

    private struct Span {
        /// The start and length of the part on this axis.
        var start, length: CGFloat
        /// The start and length of the whole image on this axis, so that the part falls there.
        var origin, whole: CGFloat
    }

    private static func spans(
        _ size: CGFloat, _ before: CGFloat, _ after: CGFloat, from start: CGFloat, _ length: CGFloat, _ pixel: CGFloat?
    ) -> [Span] {
        let caps = max(0, before) + max(0, after)
        let fit = caps > length && caps > 0 ? length / caps : 1
        let first = max(0, before)
        let last = max(0, after)
        let sources: [(CGFloat, CGFloat)] = [(0, first), (first, size - first - last), (size - last, last)]
        let places: [(CGFloat, CGFloat)] = [
            (start, first * fit), (start + first * fit, length - (first + last) * fit),
            (start + length - last * fit, last * fit),
        ]
        return zip(sources, places).enumerated().flatMap { index, part -> [Span] in
            let (source, place) = part
            guard source.1 > 0, place.1 > 0 else { return [] }
            if index == 1, let pixel, source.1 > pixel * 1.001 {
                // What is longer by less than can be seen is no piece.
                let pieces = (place.1 / source.1 - 0.001).rounded(.up)
                if pieces <= 1000 { return repeated(source, over: place, size, Int(max(1, pieces))) }
            }
            let factor = place.1 / source.1
            return [Span(start: place.0, length: place.1, origin: place.0 - source.0 * factor, whole: size * factor)]
        }
    }

    private static func repeated(
        _ source: (CGFloat, CGFloat), over place: (CGFloat, CGFloat), _ size: CGFloat, _ pieces: Int
    ) -> [Span] {
        (0..<pieces).map { piece in
            let start = place.0 + CGFloat(piece) * source.1
            return Span(
                start: start, length: min(source.1, place.0 + place.1 - start), origin: start - source.0, whole: size)
        }
    }
}
