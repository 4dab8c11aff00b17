import Recorder
import ViewKit

/// A fault of a row of text, a key or a motion.
struct GestureRowFault: Error {
    var problem: String
    var remedy: String

    static let noInput = GestureRowFault(
        problem: "neither text nor a key",
        remedy: #"write {"t": 16, "text": "a"} or {"t": 16, "key": "moveLeft", "extends": true}"#)
    static let severalInputs = GestureRowFault(
        problem: "several of text, composition, paste and key in one row",
        remedy: "write each of them as a row of its own")
    static let touchWithText = GestureRowFault(
        problem: "a touch and an input of text in one row", remedy: "write them as two rows")
    static let modifiedText = GestureRowFault(
        problem: "`extends` and `byWord` belong to a key", remedy: "leave them out of rows of text")
    static let noMotion = GestureRowFault(
        problem: "no motion of the screens",
        remedy: #"write {"t": 16, "progress": 0.5} with a progress from 0 to 1, or {"t": 16, "motion": "play"} or "#
            + #""cancel""#)
    static let noSize = GestureRowFault(
        problem: "no size of a screen",
        remedy: #"write {"t": 16, "size": "844x390"} with points from 1 to 16384 each way"#)
    static let mixedMotion = GestureRowFault(
        problem: "a motion and something else in one row", remedy: "write them as two rows")

    static func unknownKey(_ name: String) -> GestureRowFault {
        GestureRowFault(
            problem: "unknown key \(name.jsonLiteral)",
            remedy: "use one of \(EditingKey.Action.allCases.map(\.name).joined(separator: ", "))")
    }
}
