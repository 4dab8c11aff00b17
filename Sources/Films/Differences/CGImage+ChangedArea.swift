import Foundation
import Graphics

extension CGImage {
    /// The smallest rectangle that holds all pixels that differ from those of `former`, a picture of the same size; nil
    /// where none does.
    func changedArea(since former: CGImage) -> PictureArea? {
        if former === self { return nil }
        let ours = pixels
        let theirs = former.pixels
        func differs(_ y: Int) -> Bool {
            memcmp(ours.base + y * ours.bytesPerRow, theirs.base + y * theirs.bytesPerRow, width * 4) != 0
        }
        guard let top = (0..<height).first(where: differs), let bottom = (0..<height).last(where: differs) else {
            return nil
        }
        var left = width
        var right = 0
        for y in top...bottom {
            let row = ours.row(y)
            let other = theirs.row(y)
            var x = 0
            while x < left, row[x] == other[x] { x += 1 }
            left = min(left, x)
            x = width - 1
            while x > right, row[x] == other[x] { x -= 1 }
            right = max(right, x)
        }
        return PictureArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// The pixels in `area`, which lies within the image; all of them count as opaque where `isOpaque`.
    func part(_ area: PictureArea, isOpaque: Bool) -> CGImage {
        guard let part = cropping(to: area.rect) else { return self }
        return CGImage(part.pixels, isOpaque: isOpaque)
    }
}
