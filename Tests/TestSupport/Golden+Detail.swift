import Foundation
import Graphics

/// A picture with less detail than the one that it stands for, whose pixels' hash is in its file: as exact, and smaller.
extension Golden {
    private static let hash = PNGText(keyword: "fnv1a")

    /// Throws unless `image` has the pixels whose hash this picture holds, and looks like it with `detail`.
    ///
    /// A mismatch leaves all of `image` in NAME.out.png; in NAME.diff.png the differences that `detail` shows, if any.
    package func expect(_ image: CGImage?, detail: PictureDetail) throws {
        guard let image else { throw GoldenFailure(path: path, problem: "there is no image to compare") }
        let whole = try image.pngData()
        // As it comes out of a PNG, so that straight alpha rounds alike.
        let exact = try CGImage(pngData: whole)
        let hash = exact.fnv1a
        let data = Self.hash.adding(hash, to: try detail.copy(of: exact).pngData())
        let golden = try recordedData(orWrite: data, leaving: whole)
        let shown = try CGImage(pngData: data)
        let expected = try CGImage(pngData: golden)
        let difference = PictureDifference(shown, expected)
        let isExact = Self.hash.text(in: golden) == hash
        if isExact, difference.isWithin(0) { return }
        try write(whole, to: sibling("out"))
        guard !difference.isWithin(0) else {
            throw GoldenFailure(
                path: path,
                problem: "\(sibling("out")) differs in its hash alone, by less than the picture shows; "
                    + "compare it with the one of the commit before, made there by removing the picture")
        }
        try writeDifference(of: shown, from: expected)
        throw GoldenFailure(path: path, problem: "\(difference) with less detail; see \(sibling("diff"))")
    }
}
