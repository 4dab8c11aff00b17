import Foundation
import Graphics
import Recorder

/// The pictures of two runs of one gesture, side by side.
struct PairedPictures {
    private let baseline: FramePictures
    private let candidate: FramePictures

    init(_ baseline: FramePictures, _ candidate: FramePictures) {
        self.baseline = baseline
        self.candidate = candidate
    }

    /// The frames of which both runs hold a picture.
    private var frames: [Int] { baseline.frames.filter(Set(candidate.frames).contains) }

    /// The comparison of all pictures of the same frames, each pixel of them; those of another size end it.
    func comparison() throws(PreviewError) -> PictureComparison {
        var comparison = PictureComparison()
        for frame in frames {
            let first = try baseline.picture(of: frame)
            let second = try candidate.picture(of: frame)
            let difference = PictureDifference(first, second)
            guard difference.hasOneSize else {
                comparison.sizeDifference =
                    "frame \(frame): \(first.width)x\(first.height) pixels there, \(second.width)x\(second.height) here"
                return comparison
            }
            comparison.compared += 1
            guard let bounds = difference.bounds else { continue }
            comparison.differences.append(
                PictureComparison.Difference(
                    frame: frame, pixels: difference.count, largestStep: difference.largestStep, x: Int(bounds.minX),
                    y: Int(bounds.minY), width: Int(bounds.width), height: Int(bounds.height)))
        }
        if comparison.compared == 0 { comparison.omission = omission }
        return comparison
    }

    /// The reason for which no picture was compared.
    private var omission: String {
        if baseline.frames.isEmpty || candidate.frames.isEmpty {
            let sides = [baseline.frames.isEmpty ? "the baseline" : nil, candidate.frames.isEmpty ? "this run" : nil]
            return "\(sides.compactMap(\.self).joined(separator: " and ")) has no pictures"
        }
        return "no frame has a picture in both runs"
    }

    /// The strip of the frames in which `comparison` found differences, at most as many as one has; nil without any.
    func strip(of comparison: PictureComparison, caption: String) throws -> CGImage? {
        let differing =
            comparison.sizeDifference == nil ? comparison.differences.map(\.frame) : Array(frames.prefix(1))
        guard !differing.isEmpty else { return nil }
        let pairs = try DifferenceStrip.chosen(of: differing).map { frame in
            DifferenceStrip.Pair(
                moment: "frame \(frame)", first: try baseline.picture(of: frame),
                second: try candidate.picture(of: frame))
        }
        return try DifferenceStrip.image(of: pairs, sides: .runs, caption: caption)
    }
}
