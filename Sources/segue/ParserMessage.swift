import ArgumentParser
import Preview

/// A message of the argument parser in the form of all messages: place, problem and remedy in one line.
struct ParserMessage {
    let text: String

    /// The message for `error`, which parsing the command line threw.
    init(_ error: any Error) {
        let message = Segue.message(for: error).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        // The last line of the parser's own message names the command whose words they were.
        let command =
            Segue.fullMessage(for: error).matches(of: /See '(.*) --help'/).last.map { String($0.1) } ?? "segue"
        let name = command.split(separator: " ").last.map(String.init) ?? command
        let clauses =
            Self.refusedValue(message) ?? Self.unknownOption(message, of: name)
            ?? Self.unexpectedValue(message) ?? Self.missingArgument(message, of: name) ?? Self.other(message)
        text = clauses.contains("; ") ? clauses : "\(clauses); see '\(command) --help'"
    }

    /// `--threads 65: out of range; give 1 to 64, such as 4`; `--renderer cup: not auto, cpu or gpu; did you mean 'cpu'?`; nil for a message about
    /// something else.
    private static func refusedValue(_ message: String) -> String? {
        let refusal = /The value '(.*)' is invalid for '(-[^ ']+)[^']*'(: |\. Please provide one of )(.*)/
        guard let match = message.wholeMatch(of: refusal) else { return nil }
        let value = match.1.isEmpty || match.1.contains(" ") ? "'\(match.1)'" : String(match.1)
        if match.3 == ": " { return "\(match.2) \(value): \(match.4)" }
        // Up to five values stand in quotes, more are a list.
        let form = match.4.contains("'") ? /'([^']+)'/ : /- ([^ ]+)/
        let names = match.4.matches(of: form).map { String($0.1) }
        let question = NearestNames(to: String(match.1), among: names).question
        let example = "give one of them, such as \(names.first ?? "")"
        return "\(match.2) \(value): not \(NearestNames.list(names)); \(question ?? example)"
    }

    /// `unknown option '--sise'; did you mean '--size'?`; nil for a message about something else.
    private static func unknownOption(_ message: String, of command: String) -> String? {
        guard let match = message.prefixMatch(of: /Unknown option '([^']+)'/) else { return nil }
        let help = Segue.helpMessage(for: Segue.command(named: command) ?? Segue.self)
        var names = ["--help", "--version"]
        for name in help.matches(of: /--[a-z][a-z-]*/).map({ String($0.0) }) where !names.contains(name) {
            names.append(name)
        }
        let question = NearestNames(to: String(match.1), among: names).question
        return "unknown option '\(match.1)'" + (question.map { "; \($0)" } ?? "")
    }

    /// `--headless=yes: the option takes no value; give --headless alone`; nil for a message about something else.
    private static func unexpectedValue(_ message: String) -> String? {
        let form = /The option '(.*)' does not take any value, but '(.*)' was specified\./
        guard let match = message.wholeMatch(of: form) else { return nil }
        return "\(match.1)=\(match.2): the option takes no value; give \(match.1) alone"
    }

    /// `missing argument '<name>'; give it as in 'segue new CardFlip'`; nil for a message about something else.
    private static func missingArgument(_ message: String, of command: String) -> String? {
        guard let match = message.wholeMatch(of: /Missing expected argument '(.*)'/) else { return nil }
        let kind = match.1.hasPrefix("-") ? "option" : "argument"
        let example = Example(command: command).map { "; give it as in '\($0.rawValue)'" }
        return "missing \(kind) '\(match.1)'" + (example ?? "")
    }

    /// Any other message: a clause that begins with a small letter and has no full stop.
    private static func other(_ message: String) -> String {
        let clause = message.hasSuffix(".") ? message.dropLast() : message[...]
        return clause.prefix(1).lowercased() + clause.dropFirst()
    }
}
