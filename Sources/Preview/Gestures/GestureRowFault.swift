import Recorder
import ViewKit

/// A fault of a row of text or a key.
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

    static func unknownKey(_ name: String) -> GestureRowFault {
        GestureRowFault(
            problem: "unknown key \(name.jsonLiteral)",
            remedy: "use one of \(EditingKey.Action.allCases.map(\.name).joined(separator: ", "))")
    }
}
