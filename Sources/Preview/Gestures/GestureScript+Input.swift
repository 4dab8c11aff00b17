import Recorder
import ViewKit

extension GestureScript {
    /// Text or a key for the text field that is edited, between the touches of a script.
    package struct Input: Hashable, Sendable {
        /// Milliseconds since the script's start.
        package var t: Double
        package var input: TextInput
        /// The number of the script's touches before it.
        package var index: Int

        package init(t: Double, _ input: TextInput, index: Int) {
            self.t = t
            self.input = input
            self.index = index
        }
    }

    /// `value` as JSON, without a fraction where it has none.
    static func number(_ value: Double) -> String { Int64(exactly: value).map(String.init) ?? String(value) }
}

extension EditingKey.Action {
    /// The name of the key in scripts.
    var name: String { String(describing: self) }
}
