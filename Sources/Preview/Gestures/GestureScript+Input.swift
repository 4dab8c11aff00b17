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

        /// The input as a line with its break.
        var line: String {
            let content =
                switch input {
                case .text(let text): #""text": "# + text.jsonLiteral
                case .composition(let text): #""composition": "# + text.jsonLiteral
                case .paste(let text): #""paste": "# + text.jsonLiteral
                case .key(let key):
                    #""key": "# + key.action.name.jsonLiteral + (key.extends ? #", "extends": true"# : "")
                        + (key.byWord ? #", "byWord": true"# : "")
                }
            return #"{"t": \#(GestureScript.number(t)), \#(content)}"# + "\n"
        }
    }

    /// `value` as JSON, without a fraction where it has none.
    static func number(_ value: Double) -> String { Int64(exactly: value).map(String.init) ?? String(value) }

    /// All lines of touches and inputs, in their order.
    var lines: [String] {
        var lines: [String] = []
        lines.reserveCapacity(events.count + inputs.count)
        var rest = inputs[...]
        for (index, event) in events.enumerated() {
            while let input = rest.first, input.index <= index {
                lines.append(input.line)
                rest.removeFirst()
            }
            lines.append(event.line)
        }
        return lines + rest.map(\.line)
    }
}

extension EditingKey.Action {
    /// The name of the key in scripts.
    var name: String { String(describing: self) }
}
