/// A part of an image whose edges keep their size.
struct NinePart {
    /// Where the part is seen.
    var place: CGRect
    /// Where all of the image lies, so that the part lies in its place.
    var whole: CGRect

    /// The parts of an image of `size` shown over `rect`; edges that have no room together give way in proportion.
    static func parts(of size: CGSize, insets: UIEdgeInsets, in rect: CGRect) -> [NinePart] {
        let columns = spans(size.width, insets.left, insets.right, from: rect.minX, rect.width)
        let rows = spans(size.height, insets.top, insets.bottom, from: rect.minY, rect.height)
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
        let (first, last) = (max(0, before), max(0, after))
        let sources: [(CGFloat, CGFloat)] = [(0, first), (first, size - first - last), (size - last, last)]
        let places: [(CGFloat, CGFloat)] = [
            (start, first * fit), (start + first * fit, length - (first + last) * fit),
            (start + length - last * fit, last * fit),
        ]
        return zip(sources, places).compactMap { source, place in
            guard source.1 > 0, place.1 > 0 else { return nil }
            let factor = place.1 / source.1
            return Span(start: place.0, length: place.1, origin: place.0 - source.0 * factor, whole: size * factor)
        }
    }
}
