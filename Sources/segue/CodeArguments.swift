import ArgumentParser
import Files
import Preview
import Transitions

/// The options for the user's own files.
struct CodeArguments: ParsableArguments {
    @Option(help: "Of Swift files: the name of the preview or type to open (see segue list FILE).")
    var entry: String?

    @Option(help: "Of a transition without screens: list, grid or form.")
    var screens: StockScreens?

    @Option(name: .customLong("as"), help: "Of a transition without screens: push, modal or tab.")
    var style: StockStyle?

    /// The subject that `words` name: a built-in one, or Swift files and folders.
    @MainActor func subject(_ words: [String], environment: MachineEnvironment) throws -> Subject {
        guard let first = words.first else { return .gallery }
        guard words.contains(where: Self.isPath) else {
            if words.count > 1 {
                throw PreviewError(
                    place: words.joined(separator: " "), problem: "several names",
                    remedy: "Give one name, or paths of Swift files and folders.", status: .usage)
            }
            if let option = [("--entry", entry), ("--screens", screens?.rawValue), ("--as", style?.rawValue)].first(
                where: {
                    $0.1 != nil
                })
            {
                throw PreviewError(
                    place: option.0, problem: "\(first) comes with the program and has no such choice",
                    remedy: "Give it with Swift files.", status: .usage)
            }
            return try Subject(named: first)
        }
        let project = try CodeProject(words, options: options, environment: environment)
        return .code(
            try CodeSubject(project) {
                Console.complain($0)
            } complain: {
                Console.complainLines($0)
            })
    }

    /// Whether `word` names a file or a folder, and nothing that comes with the program.
    @MainActor private static func isPath(_ word: String) -> Bool {
        CodeProject.isPath(word) || (try? Subject(named: word)) == nil && FileStatus(path: word) != nil
    }

    /// The subject that `words` name, or without any the `header` of the gesture script at `path`, whose folder its paths
    /// are relative to.
    @MainActor func subject(
        _ words: [String], of header: GestureScript.Header, at path: String, environment: MachineEnvironment
    ) throws -> Subject {
        if !words.isEmpty { return try subject(words, environment: environment) }
        guard let what = header.what else {
            throw PreviewError(
                place: path, problem: "its header names no transition",
                remedy: "Name one after the script, such as magic-move.", status: .usage)
        }
        var named = self
        named.entry = entry ?? header.entry
        named.screens = try screens ?? Self.choice(header.screens, "screens", at: path)
        named.style = try style ?? Self.choice(header.style, "as", at: path)
        guard CodeProject.isPath(what) else { return try self.subject([what], environment: environment) }
        let folder = FilePath(path).folder
        let paths = ([what] + (header.also ?? [])).map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
        return try named.subject(paths, environment: environment)
    }

    /// The choice that a script's header names under `key`; nil where it names none.
    private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String?, _ key: String, at path: String
    ) throws(PreviewError) -> Choice? {
        guard let name else { return nil }
        if let choice = Choice(rawValue: name) { return choice }
        throw PreviewError(
            place: "\(path):1", problem: "\"\(key)\" is \"\(name)\"",
            remedy: "Use one of: \(Choice.allCases.map(\.rawValue).joined(separator: ", ")).", status: .usage)
    }

    /// The options as Preview takes them.
    var options: CodeProject.Options {
        var options = CodeProject.Options()
        options.entry = entry
        options.screens = screens ?? .list
        options.style = style
        return options
    }

    /// The words that give these options to another process.
    var words: [String] {
        [("--entry", entry), ("--screens", screens?.rawValue), ("--as", style?.rawValue)]
            .flatMap { option in option.1.map { [option.0, $0] } ?? [] }
    }
}

extension StockScreens: ExpressibleByArgument {}
extension StockStyle: ExpressibleByArgument {}
