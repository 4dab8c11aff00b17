import Foundation
import Graphics

/// Chooses for each picture of a film the lowest quality of WebP that keeps it similar enough.
///
/// The search begins where those of the last pictures ended: neighbours need about the same.
struct WebPQuality: Sendable {
    /// The structural similarity of a picture with what is shown in its place.
    static let similarity = 0.98
    /// From the lowest, which still shows no blocks in plain areas.
    private static let steps: [Float] = [32, 40, 50, 60, 70, 78, 85, 90, 95]
    /// The similarity beyond the wanted one from which on a lower quality is tried.
    private static let margin = 0.004

    /// The step at which the search begins.
    private(set) var start = 2

    /// A picture as WebP, and the step of its quality.
    struct Picture: Sendable {
        let file: Data
        let step: Int
    }

    /// `image` as WebP by `codec`.
    func picture(of image: CGImage, by codec: WebPCodec) throws -> Picture {
        var step = start
        var file = try codec.data(of: image, .lossy(quality: Self.steps[step]))
        var similarity = try codec.similarity(of: file, to: image)
        if similarity < Self.similarity {
            while similarity < Self.similarity, step + 1 < Self.steps.count {
                step += 1
                file = try codec.data(of: image, .lossy(quality: Self.steps[step]))
                similarity = try codec.similarity(of: file, to: image)
            }
            return Picture(file: file, step: step)
        }
        while similarity >= Self.similarity + Self.margin, step > 0 {
            let lower = try codec.data(of: image, .lossy(quality: Self.steps[step - 1]))
            similarity = try codec.similarity(of: lower, to: image)
            guard similarity >= Self.similarity else { break }
            step -= 1
            file = lower
        }
        return Picture(file: file, step: step)
    }

    /// Begins the next searches where that of `picture` ended.
    mutating func follow(_ picture: Picture) { start = picture.step }
}
