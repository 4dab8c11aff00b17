/// Example command lines, for the help and for messages.
enum Example: String, CaseIterable {
    case open = "segue open magic-move"
    case list = "segue list --json"
    case new = "segue new CardFlip"
    case check = "segue check CardFlip.swift"
    case render = "segue render magic-move -o frame.png --progress 0.5"
    case export = "segue export magic-move -o magic-move.gif --there-and-back"
    case record = "segue record magic-move -o recording"
    case replay = "segue replay recording/gesture.jsonl --headless"
    case report = "segue report recording"
    case bench = "segue bench w1 --headless --json w1.json"
    case compare = "segue compare before.json after.json"

    /// The example of the command called `name`; nil for a command without one.
    init?(command name: String) {
        guard let example = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
        self = example
    }

    /// The example as a sentence of the help.
    var sentence: String { "Example: \(rawValue)" }
}
