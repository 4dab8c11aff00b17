/// A part of an image whose edges keep their size.
struct NinePart {
    /// Where the part is seen.
    var place: CGRect
    /// Where all of the image lies, so that the part lies in its place.
    var whole: CGRect

    /// The parts of an image of `size` shown over `rect`; edges that have no room together give way in proportion.
    ///
    /// What lies between the edges is stretched, or repeated where `pixel` says how long one pixel of the image is.
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
        /// Where the part is seen.
        var start, length: CGFloat
        /// Where the whole begins and how long it is then.
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
