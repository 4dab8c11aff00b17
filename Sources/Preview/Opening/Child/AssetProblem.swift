/// A reason for which an asset of a catalogue is not used: place, problem, remedy.
struct AssetProblem: Error, Hashable, CustomStringConvertible {
    var place: String
    var problem: String
    var remedy: String

    /// The picture file at `path` is of a kind that is not read.
    static func unread(_ path: String) -> AssetProblem {
        AssetProblem(
            place: path, problem: "only PNG, JPEG and WebP pictures are read",
            remedy: "export it as PNG files for 1x, 2x and 3x")
    }

    var description: String { "\(place): \(problem); \(remedy)" }
}
