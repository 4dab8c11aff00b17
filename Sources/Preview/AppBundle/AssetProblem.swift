/// A reason for which an asset of a catalogue is not used: place, problem, remedy.
struct AssetProblem: Error, Hashable, CustomStringConvertible {
    var place: String
    var problem: String
    var remedy: String

    var description: String { "\(place): \(problem). \(remedy)" }
}
