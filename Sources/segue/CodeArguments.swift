import ArgumentParser
import Files
import Preview
import Transitions

/// The options for the user's own files.
struct CodeArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Preview or type of the Swift files to open, as segue list FILE names it, or its place, such as "
                + "Cards.swift:4 (default: the first).",
            valueName: "name"))
    var entry: String?

    @Option(help: ArgumentHelp("Screens for a transition of Swift files that has none.", valueName: "name"))
    var screens: StockScreens?

    @Option(
        name: .customLong("as"),
        help: ArgumentHelp("Presentation of a transition of Swift files without screens.", valueName: "name"))
    var style: StockStyle?

    @Flag(help: "Open Swift files alone, without the files around them that declare what they lack.")
    var alone = false

    @Option(
        help: ArgumentHelp(
            "Target of a project, workspace or package to open (default: the app that builds most).",
            valueName: "name"))
    var target: String?

    @Option(
        help: ArgumentHelp(
            "Language of the texts of Swift files, such as de or pt-BR (default: en).", valueName: "language"),
        transform: LanguageName.init)
    var language: LanguageName?

    /// The subject that `words` name: a built-in one, or Swift files and folders.
    @MainActor func subject(_ words: [String], environment: MachineEnvironment) throws -> Subject {
        guard let first = words.first else { return .gallery }
        guard words.contains(where: Self.isPath) else {
            for word in words { _ = try Subject(named: word) }
            if words.count > 1 {
                throw PreviewError(
                    place: words.joined(separator: " "), problem: "more than one name",
                    remedy: "give one, such as \(first), or paths of Swift files and folders", status: .usage)
            }
            if let option = choices.first(where: { $0.value != nil }) {
                throw PreviewError(
                    place: option.words.joined(separator: " "),
                    problem: "\(first) comes with segue and has no such choice",
                    remedy: "leave it out, or name Swift files", status: .usage)
            }
            return try Subject(named: first)
        }
        let project = try CodeProject(words, options: options, environment: environment)
        let subject = try CodeSubject(project) {
            Console.forward($0)
        } complain: {
            Console.complainLines($0)
        }
        for message in subject.messages { Console.complain(message) }
        return .code(subject)
    }

    /// Whether `word` names a file or a folder, and nothing that comes with the program.
    @MainActor static func isPath(_ word: String) -> Bool {
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
                remedy: "name one after the script, such as magic-move", status: .usage)
        }
        var named = self
        named.entry = entry ?? header.entry
        named.screens = try screens ?? Self.choice(header.screens, "screens", at: path)
        named.style = try style ?? Self.choice(header.style, "as", at: path)
        named.target = target ?? header.target
        named.language = try language ?? header.language.map { try Self.language($0, at: path) }
        named.alone = alone || header.alone == true
        guard CodeProject.isPath(what) else {
            do {
                return try self.subject([what], environment: environment)
            } catch var error as PreviewError {
                error.place = error.place ?? "\(path):1"
                throw error
            }
        }
        let folder = FilePath(path).folder
        let paths = ([what] + (header.also ?? [])).map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
        return try named.subject(paths, environment: environment)
    }

    /// The language `word` that a script's header names.
    private static func language(_ word: String, at path: String) throws(PreviewError) -> LanguageName {
        do { return try LanguageName(word) } catch {
            throw PreviewError(
                place: "\(path):1", problem: "\"language\" is '\(word)', which is no language",
                remedy: "give its code, such as de or pt-BR", status: .usage)
        }
    }

    /// The choice that a script's header names under `key`; nil where it names none.
    private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String?, _ key: String, at path: String
    ) throws(PreviewError) -> Choice? {
        guard let name else { return nil }
        if let choice = Choice(rawValue: name) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        let example = "give one of them, such as \(names.first ?? "")"
        throw PreviewError(
            place: "\(path):1", problem: "\"\(key)\" is '\(name)', not \(NearestNames.list(names))",
            remedy: NearestNames(to: name, among: names).question ?? example, status: .usage)
    }

    /// The options as Preview takes them.
    var options: CodeProject.Options {
        var options = CodeProject.Options()
        options.entry = entry
        options.screens = screens ?? .list
        options.style = style
        options.isAlone = alone
        options.target = target
        if let language { options.language = language.identifier }
        return options
    }

    /// The words that give these options to another process.
    var words: [String] { choices.flatMap { $0.value == nil ? [] : $0.words } }

    /// An option, its value, nil where it was not given, and the words that give it.
    private typealias Choice = (value: String?, words: [String])

    private var choices: [Choice] {
        let values = [
            ("--entry", entry), ("--screens", screens?.rawValue), ("--as", style?.rawValue), ("--target", target),
            ("--language", language?.identifier),
        ]
        return values.map { ($1, [$0, $1 ?? ""]) } + [(alone ? "" : nil, ["--alone"])]
    }
}

extension StockScreens: ExpressibleByArgument {}
extension StockStyle: ExpressibleByArgument {}
