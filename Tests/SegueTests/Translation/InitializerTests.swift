import Foundation
import SwiftSources
import TestSupport
import Testing

/// A class that can be opened is made by its initializer without arguments where it has one, and only there.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct InitializerTests {
    /// The open classes of UIKit that a subclass without members can inherit from.
    private static func openClasses() throws -> [String] {
        var names: Set<String> = []
        for folder in ["Sources/ViewKit", "Sources/LayerTree"] {
            let root = Repository.root.appending(path: folder).path
            for path in try FileManager.default.subpathsOfDirectory(atPath: root) where path.hasSuffix(".swift") {
                let text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
                let lines = text.split(separator: "\n").filter { $0.first?.isWhitespace == false }
                for line in lines {
                    guard let start = line.range(of: "open class ") else { continue }
                    names.insert(String(line[start.upperBound...].prefix { $0.isLetter }))
                }
            }
        }
        // The first are generic, one drives transitions itself, and the others require an initializer of subclasses.
        let others = [
            "NSLayoutAnchor", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
            "UIPercentDrivenInteractiveTransition", "UICubicTimingParameters", "UISpringTimingParameters",
        ]
        return names.subtracting(others).sorted()
    }

    /// The lines of `text` at which the compiler finds an error.
    private func errorLines(_ text: String) throws -> Set<Int> {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "Delegates.swift")
        let options = try SharedObject.options(named: "Delegates", as: "LiveKit")
        let command = ["swiftc", "-typecheck", "-swift-version", "5"] + options + [folder.path("Delegates.swift")]
        do {
            _ = try SharedObject.output(of: command)
            return []
        } catch let failure as SharedObject.Failure {
            let places = failure.description.split(separator: "\n").filter { $0.contains(": error: ") }
            return Set(places.compactMap { $0.split(separator: ":").dropFirst().first.flatMap { Int($0) } })
        }
    }

    /// Delegates that inherit from each class: those without a function are those that the compiler cannot make.
    @Test func eachClassIsMadeWhereItCanBe() throws {
        let classes = try Self.openClasses()
        let declarations = classes.map {
            "final class Own\($0): \($0), UIViewControllerInteractiveTransitioning {"
                + " func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {} }"
        }
        let text = "import UIKit\n" + declarations.joined(separator: "\n") + "\n"
        let translation = try TranslatorProcess.translate([text])
        let compiled = try #require(translation.files.first).text
        #expect(try errorLines(compiled) == [])
        let calls = classes.map { "@MainActor func make\($0)() { _ = Own\($0)() }\n" }
        let lines = try errorLines(text + calls.joined())
        let failing = classes.enumerated().filter { lines.contains($0.offset + classes.count + 2) }.map(\.element)
        let unmade = translation.entries.filter { $0.function == nil }.map { String($0.name.dropFirst(3)) }
        #expect(Set(unmade) == Set(failing))
        #expect(translation.entries.count == classes.count && unmade.count > 10)
    }
}
