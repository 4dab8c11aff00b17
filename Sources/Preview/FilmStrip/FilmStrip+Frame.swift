import Foundation
import Graphics

extension FilmStrip {
    /// The longer side of a frame in the strip of a run, in pixels: nine of them beside each other are a picture that can
    /// still be opened.
    private static let longestSide = 1_800

    /// `image`, a frame of a run of any size, as large as it is in the run's strip, or with a `longestSide` of so many pixels
    /// at most.
    static func frame(_ image: CGImage, longestSide: Int = longestSide) throws(GraphicsError) -> CGImage {
        let longest = max(image.width, image.height)
        guard longest > longestSide else { return image }
        let factor = Double(longestSide) / Double(longest)
        let width = max(1, Int((Double(image.width) * factor).rounded()))
        let height = max(1, Int((Double(image.height) * factor).rounded()))
        let context = CGContext(width: width, height: height)
        context?.drawUpright(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let shrunk = context?.finish() else {
            throw GraphicsError(
                place: "film strip",
                problem: "a frame of \(image.width) x \(image.height) pixels cannot be drawn smaller",
                remedy: "use a smaller size")
        }
        return shrunk
    }
}
