import Foundation
import SwiftSources

/// The messages in the output of the compiler, about the files as the user wrote them.
package struct CompilerMessages: Hashable, Sendable {
    package let messages: [CompilerMessage]

    /// The errors, or all messages where there is none.
    package var errors: [CompilerMessage] { messages.filter { $0.severity == .error } }

    /// The messages of `output` about `units` in `folder`, which are the translated files of `project`.
    ///
    /// A warning or a note about a construct that the translation wrote is left out; an error there is one of the construct
    /// that it stands for. Each message comes once.
    init(
        _ output: String, about units: [CompilationUnit], in folder: String, of project: SourceProject,
        translatedAs translation: Translation
    ) {
        var messages: [CompilerMessage] = []
        var known: Set<CompilerMessage> = []
        // Warnings are counted by themselves: those of old names come before the errors of the files behind theirs.
        var warningCount = 0
        for line in output.split(separator: "\n", omittingEmptySubsequences: true) {
            guard let parsed = ParsedLine(line, units, in: folder) else { continue }
            guard let message = Self.message(parsed, project, translation), known.insert(message).inserted else {
                continue
            }
            if message.severity == .warning {
                warningCount += 1
                guard warningCount <= Self.limit else { continue }
            }
            messages.append(message)
            // Nobody reads more of them, and the next save waits.
            if messages.count - min(warningCount, Self.limit) == Self.limit { break }
        }
        let all = Self.withoutDeprecations(Self.groups(of: messages))
        let groups = Self.ordered(Self.withoutConsequences(all))
        self.messages = Self.remedied(groups.flatMap(\.self))
    }

    /// Warnings that are kept of one build, and other messages.
    private static let limit = 500

    /// Each message with the notes that follow it.
    private static func groups(of messages: [CompilerMessage]) -> [[CompilerMessage]] {
        var groups: [[CompilerMessage]] = []
        for message in messages {
            if message.severity == .note, !groups.isEmpty {
                groups[groups.count - 1].append(message)
            } else {
                groups.append([message])
            }
        }
        return groups
    }

    /// `groups` without errors that follow from others in the same file: the compiler gave up on the types around a
    /// mistake, or read the rest of a file inside of a brace that was not closed.
    private static func withoutConsequences(_ groups: [[CompilerMessage]]) -> [[CompilerMessage]] {
        let texts = ["cannot infer contextual base", "no macro named 'Preview'", "@_cdecl can only be applied"]
        let endings = [" requires a contextual type", " can only be used in a non-local scope"]
        func follows(_ message: CompilerMessage) -> Bool {
            texts.contains(where: message.text.hasPrefix) || endings.contains(where: message.text.hasSuffix)
        }
        let faulty = Set(groups.joined().filter { $0.severity == .error && !follows($0) }.map(\.path))
        return groups.filter { group in
            guard let first = group.first, first.severity == .error else { return true }
            return !follows(first) || !faulty.contains(first.path)
        }
    }

    /// `groups` without the warnings of old names where there are errors, which code of earlier years would hide.
    private static func withoutDeprecations(_ groups: [[CompilerMessage]]) -> [[CompilerMessage]] {
        guard groups.joined().contains(where: { $0.severity == .error }) else { return groups }
        return groups.filter { $0.first?.text.hasSuffix("[#DeprecatedDeclaration]") != true }
    }

    /// `groups` in the order of their files and lines.
    private static func ordered(_ groups: [[CompilerMessage]]) -> [[CompilerMessage]] {
        var files: [String: Int] = [:]
        for path in groups.joined().compactMap(\.path) where files[path] == nil { files[path] = files.count }
        func place(_ group: [CompilerMessage]) -> (Int, Int) {
            (group.first?.path.flatMap { files[$0] } ?? -1, group.first?.position?.line ?? 0)
        }
        return groups.enumerated().sorted { first, second in
            let one = place(first.element)
            let other = place(second.element)
            return one == other ? first.offset < second.offset : one < other
        }.map(\.element)
    }

    /// Whether an error about rewritten code follows from another one, which names the user's mistake.
    private static func isConsequence(_ text: String) -> Bool { text.hasPrefix("generic parameter '") }

    /// `messages` with the remedies for names that are absent on purpose, each once.
    private static func remedied(_ messages: [CompilerMessage]) -> [CompilerMessage] {
        var given: Set<String> = []
        return messages.map { message in
            guard message.severity == .error, let entry = AbsentNames.entry(for: message.text, about: message.line),
                given.insert(entry.line).inserted
            else { return message }
            var message = message
            message.remedy = entry.line
            return message
        }
    }

    private static func message(
        _ parsed: ParsedLine, _ project: SourceProject, _ translation: Translation
    ) -> CompilerMessage? {
        guard let place = parsed.place else {
            return CompilerMessage(severity: parsed.severity, text: parsed.text, line: "")
        }
        let translated = translation.files[place.file]
        guard let origin = translated.origin(of: place.position.offset(in: translated.text)),
            origin.isVerbatim || parsed.severity == .error && !isConsequence(parsed.text)
        else { return nil }
        let file = project.files[origin.file]
        let position = SourcePosition(offset: origin.offset, in: file.text)
        return CompilerMessage(
            severity: parsed.severity, text: parsed.text + (remedy(for: parsed.text) ?? ""), path: file.path,
            position: position, line: position.line(in: file.text))
    }

    /// The remedy for a module that is not here, behind the compiler's words; nil for other messages.
    private static func remedy(for text: String) -> String? {
        let parts = text.split(separator: "'", omittingEmptySubsequences: false)
        guard text.hasPrefix("no such module '"), parts.count == 3 else { return nil }
        return
            ": it is not here. Put its package into the folder Packages/\(parts[1]) of the project, leave out what needs it, or "
            + "put that between #if canImport(\(parts[1])) and #endif."
    }
}

/// A line of the compiler's output that begins a message.
private struct ParsedLine {
    var severity: CompilerMessage.Severity
    var text: String
    /// The file of the project; nil for a message about none.
    var place: (file: Int, position: SourcePosition)?

    init?(_ line: Substring, _ units: [CompilationUnit], in folder: String) {
        func beginning(of unit: CompilationUnit) -> String { "\(folder)/\(unit.name):" }
        if let unit = units.first(where: { line.hasPrefix(beginning(of: $0)) }) {
            let parts = line.dropFirst(beginning(of: unit).count)
                .split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
            guard parts.count == 4, let row = Int(parts[0]), let column = Int(parts[1]),
                let severity = CompilerMessage.Severity(rawValue: String(parts[2].drop { $0 == " " }))
            else { return nil }
            self.severity = severity
            text = String(parts[3].drop { $0 == " " })
            place = (unit.file, SourcePosition(line: row, column: column))
            return
        }
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let severity = CompilerMessage.Severity(rawValue: String(parts[0])) else { return nil }
        self.severity = severity
        text = String(parts[1].drop { $0 == " " })
        // The compiler's driver tells once more that one of its steps failed.
        if text.hasSuffix("(use -v to see invocation)") { return nil }
    }
}
