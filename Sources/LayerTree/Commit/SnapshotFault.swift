/// A reason for which a snapshot that holds too many others shows nothing.
enum SnapshotFault: Error, CustomStringConvertible {
    /// The pictures of all such snapshots need more memory than they may have.
    case takesTooMuch(byteLimit: Int)
    /// No picture of it can be made.
    case cannotBeDrawn

    /// The problem and its remedy.
    var description: String {
        let problem =
            switch self {
            case .takesTooMuch(let byteLimit):
                "the pictures of snapshots that hold others take more than \(byteLimit >> 20) MB"
            case .cannotBeDrawn: "it holds too many others to be drawn one by one, and no picture of it can be made"
            }
        return "its snapshot shows nothing: \(problem). Remove earlier snapshots from it before you take another one."
    }
}
