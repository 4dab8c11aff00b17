import Foundation
import Graphics

/// Pictures that differ, as one picture: in the first row those of one side, in the second those of the other, and in the third
/// the pixels that differ.
enum DifferenceStrip {
    /// The pictures of one moment, one of each side.
    struct Pair {
        /// The moment, such as `25 %`.
        var moment: String
        var first: CGImage
        var second: CGImage
    }

    /// The names of the sides, in the order of a pair.
    struct Sides {
        var first: String
        var second: String

        static let golden = Sides(first: "expected", second: "actual")
        static let runs = Sides(first: "baseline", second: "now")
    }

    /// The most moments: with more they are too small to be told apart.
    static let limit = 9

    /// The strip of `pairs`, at least one; a single one of upright pictures stands in one row.
    ///
    /// Pictures keep their pixels. Smaller ones stand in the top left corner of the room of the largest, and the pixels beyond
    /// them differ. A pixel differs where a channel does by more than `tolerance` steps of 255.
    /// - Throws: Without pairs, and where the strip would be larger than a bitmap can be.
    static func image(
        of pairs: [Pair], sides: Sides, caption: String, tolerance: Int = 0
    ) throws(GraphicsError) -> CGImage {
        let width = pairs.map { max($0.first.width, $0.second.width) }.max() ?? 0
        let height = pairs.map { max($0.first.height, $0.second.height) }.max() ?? 0
        let first = pairs.map { $0.first.extended(toWidth: width, height: height) }
        let second = pairs.map { $0.second.extended(toWidth: width, height: height) }
        let marks = zip(first, second).compactMap { PictureDifference.picture($0, $1, tolerance: tolerance) }
        let names = [sides.first, sides.second, "difference"]
        let isRow = pairs.count == 1 && width < 2 * height
        return try FilmStrip.image(
            frames: first + second + marks,
            labels: names.flatMap { name in pairs.map { $0.moment.isEmpty ? name : "\($0.moment), \(name)" } },
            columns: isRow ? names.count : pairs.count, caption: caption)
    }

    /// At most `limit` of `items`, spread evenly over them, the first and the last among them.
    static func chosen<Item>(of items: [Item]) -> [Item] {
        guard items.count > limit else { return items }
        return (0..<limit).map { items[$0 * (items.count - 1) / (limit - 1)] }
    }
}

extension CGImage {
    /// The image in the top left corner of one that is at least as large, transparent beside it; itself where that is its size.
    fileprivate func extended(toWidth width: Int, height: Int) -> CGImage {
        guard (self.width, self.height) != (width, height) else { return self }
        let result = PixelBuffer(width: width, height: height)
        for y in 0..<min(self.height, height) { _ = result.row(y).update(fromContentsOf: pixels.row(y).prefix(width)) }
        return CGImage(result)
    }
}
