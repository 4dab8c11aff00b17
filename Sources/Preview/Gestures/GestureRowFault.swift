import Recorder
import ViewKit

/// A fault of a row of text or a key.
struct GestureRowFault: Error {
    var problem: String
    var remedy: String

    static let noInput = GestureRowFault(
        problem: "this is no text and no key",
        remedy: #"Write {"t": 16, "text": "a"} or {"t": 16, "key": "moveLeft", "extends": true}."#)
    static let severalInputs = GestureRowFault(
        problem: "the row holds several of text, composition, paste and key",
        remedy: "Write each of them as a row of its own.")
    static let touchWithText = GestureRowFault(
        problem: "the row is a touch and an input of text at once", remedy: "Write them as two rows.")
    static let modifiedText = GestureRowFault(
        problem: "`extends` and `byWord` belong to a key", remedy: "Leave them out of rows of text.")

    static func unknownKey(_ name: String) -> GestureRowFault {
        GestureRowFault(
            problem: "no key is named \(name.jsonLiteral)",
            remedy: "Keys are \(EditingKey.Action.allCases.map(\.name).joined(separator: ", ")).")
    }
}
