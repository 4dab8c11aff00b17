import Foundation
import SwiftSources
import TestSupport
import Testing

@testable import LiveCode

/// Messages of the compiler about translated files, told about the user's own.
@Suite struct CompilerMessagesTests {
    /// "@objc " was removed from the second line, and "#keyPath(a)" in the third became a text of three bytes.
    private static let text = "let x = 1\n@objc func f() { y }\nlet p = #keyPath(a) + z\n"
    private static let translated = TranslatedFile(
        text: "let x = 1\nfunc f() { y }\nlet p = \"a\" + z\n",
        segments: [
            .init(length: 10, file: 0, origin: 0..<10, isVerbatim: true),
            .init(length: 23, file: 0, origin: 16..<39, isVerbatim: true),
            .init(length: 3, file: 0, origin: 39..<50, isVerbatim: false),
            .init(length: 5, file: 0, origin: 50..<55, isVerbatim: true),
        ])

    private func messages(_ output: String) throws -> [CompilerMessage] {
        let folder = try TemporaryFolder()
        try folder.write(Self.text, to: "A.swift")
        let translation = Translation(files: [Self.translated], entries: [], problems: [])
        let project = try SourceProject(at: [folder.path("A.swift")])
        return CompilerMessages(
            output, about: CompilationUnit.all(of: translation, of: project), in: "/cache", of: project,
            translatedAs: translation
        ).messages
    }

    @Test func placesAreThoseOfTheUsersFile() throws {
        let found = try messages(
            """
            /cache/0-A.swift:2:12: error: cannot find 'y' in scope
            func f() { y }
                       ^
            /cache/0-A.swift:3:15: error: cannot find 'z' in scope
            /cache/0-A.swift:3:9: error: something about the text
            /cache/0-A.swift:3:9: warning: something about the text
            /cache/0-A.swift:2:12: error: cannot find 'y' in scope
            """)
        #expect(found.map(\.severity) == [.error, .error, .error], "a warning about rewritten code is not the user's")
        #expect(found.map { [$0.position?.line, $0.position?.column] } == [[2, 18], [3, 23], [3, 9]])
        #expect(found.first?.line == "@objc func f() { y }")
        #expect(
            "\(try #require(found.first))".hasSuffix(
                """
                /A.swift:2:18: error: cannot find 'y' in scope
                @objc func f() { y }
                                 ^
                """))
    }

    /// Code of earlier years has hundreds of them, before the one error that matters.
    @Test func warningsOfOldNamesAreLeftOutBesideErrors() throws {
        let warnings = (0..<600).map {
            "/cache/0-A.swift:2:6: warning: 'old\($0)' is deprecated: renamed to 'f' [#DeprecatedDeclaration]"
        }
        let error = "/cache/0-A.swift:2:12: error: cannot find 'y' in scope"
        let other = "/cache/0-A.swift:1:5: warning: 'x' is never used"
        let found = try messages((warnings + [error, other]).joined(separator: "\n"))
        #expect(found.map(\.text) == ["cannot find 'y' in scope"], "\(found.map(\.text))")
        #expect(try messages(warnings.joined(separator: "\n")).count == 500)
    }

    /// Nobody reads thousands, and the next save waits for them.
    @Test func messagesAreLimited() throws {
        let output = (0..<100_000).map { "/cache/0-A.swift:2:12: error: cannot find 'y\($0)' in scope" }
        #expect(try messages(output.joined(separator: "\n")).count == 500)
    }

    /// The compiler tells of many things around one mistake.
    @Test func whatFollowsFromAnotherErrorIsLeftOut() throws {
        let noise = """
            /cache/0-A.swift:2:1: error: cannot infer contextual base in reference to member 'red'
            /cache/0-A.swift:2:3: error: 'nil' requires a contextual type
            /cache/0-A.swift:2:3: error: attribute 'public' can only be used in a non-local scope
            """
        let found = try messages(noise + "\n/cache/0-A.swift:2:12: error: cannot find 'y' in scope")
        #expect(found.map(\.text) == ["cannot find 'y' in scope"])
        #expect(try messages(noise).count == 3)
    }

    @Test func messagesAboutNoFileStay() throws {
        let found = try messages(
            "error: no such module 'SwiftUI'\nsome chatter: with colons\n"
                + "error: emit-module command failed with exit code 1 (use -v to see invocation)\n")
        #expect(found.map(\.description) == ["error: no such module 'SwiftUI'"])
    }
}
