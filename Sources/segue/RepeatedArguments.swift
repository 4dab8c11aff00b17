/// The words after `segue bench` that one repetition needs: all but those that are about several of them.
struct RepeatedArguments {
    let words: [String]

    private static let options: Set = [
        "--compare", "--repetitions", "--json", "--junit", "--markdown", "--threshold", "--threshold-milliseconds",
    ]
    private static let flags: Set = ["--force"]

    /// `arguments` are the program's: its name, `bench`, and what follows.
    init(_ arguments: [String]) {
        var words: [String] = []
        var isValue = false
        for word in arguments.dropFirst().drop(while: { $0 == "bench" }) {
            let name = word.prefix { $0 != "=" }
            if isValue {
                isValue = false
            } else if Self.options.contains(String(name)) {
                isValue = !word.contains("=")
            } else if !Self.flags.contains(word) {
                words.append(word)
            }
        }
        self.words = words
    }
}
