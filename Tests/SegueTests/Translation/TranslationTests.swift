import Foundation
import SwiftSources
import TestSupport
import Testing

/// iOS files as they are compiled where there is no Objective-C runtime.
///
/// Each folder of `Samples` is a project: NAME.swift is a file of it, and NAME.swift.txt its translation; `summary.txt` lists
/// what can be opened, the problems and the numbers that can be tuned; `assets.json` has the names of the app's assets,
/// `absent.json` names that are not here, and `interfaces.xib` is a nib of it.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct TranslationTests {
    private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")
    static let projects = try? FileManager.default.contentsOfDirectory(atPath: samples.path).sorted()

    /// The projects with problems.
    private static let faulty = ["observing-problems", "problems", "swiftui-needed"]

    private struct Project {
        let folder: URL
        let names: [String]
        let texts: [String]
        let assets: AssetNames
        let interfaces: [InterfaceText]
        let absentNames: [String: String]

        init(_ name: String) throws {
            folder = TranslationTests.samples.appending(path: name)
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
                .sorted()
            texts = try names.map { [folder] in try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
            let file = folder.appending(path: "assets.json")
            assets =
                try (try? Data(contentsOf: file)).map { try JSONDecoder().decode(AssetNames.self, from: $0) }
                ?? AssetNames()
            let absent = folder.appending(path: "absent.json")
            absentNames =
                try (try? Data(contentsOf: absent)).map { try JSONDecoder().decode([String: String].self, from: $0) }
                ?? [:]
            let nib = folder.appending(path: "interfaces.xib")
            interfaces = (try? Data(contentsOf: nib)).map { [InterfaceText(path: nib.path, contents: $0)] } ?? []
        }

        func translate() throws -> Translation {
            try TranslatorProcess.translate(
                texts, assets: assets, interfaces: interfaces, absentNames: absentNames)
        }
    }

    /// Less memory than the stack that deep files ask for.
    @Test func littleMemoryIsEnough() throws {
        let translation = try TranslatorProcess.translate(["@objc func tap() {}"], within: 400_000)
        #expect(translation.files.count == 1)
    }

    @Test func thereAreSamples() throws { #expect(try #require(Self.projects).count >= 6) }

    @Test(arguments: projects ?? []) func itIsTranslatedAsRecorded(_ name: String) throws {
        let project = try Project(name)
        let translation = try project.translate()
        for (file, translated) in zip(project.names, translation.files) {
            try LogGolden(file + ".txt", folder: "Samples/" + name).expect(translated.text)
        }
        try LogGolden("summary.txt", folder: "Samples/" + name).expect(summary(of: translation, project.names))
    }

    private func summary(of translation: Translation, _ names: [String]) -> String {
        let entries = translation.entries.map { entry in
            "\(names[entry.file]):\(entry.position.line):\(entry.position.column): \(entry.kind.rawValue) \(entry.name)"
                + (entry.function.map { " by \($0)" } ?? "")
                + (entry.attachFunction.map { ", attached by \($0)" } ?? "")
                + (entry.interactionFunction.map { ", told by \($0)" } ?? "")
                + (entry.container.map { ", in \($0)" } ?? "") + entry.traits.map { " " + $0 }.joined()
                + entry.madeValues.map { "\n    made: \($0)" }.joined()
                + entry.unsetProperties.map { "\n    unset: \($0)" }.joined()
        }
        let problems = translation.problems.map {
            "\(names[$0.file]):\($0.position.line):\($0.position.column): \($0.message)"
        }
        let interfaces = translation.interfaceFunctions.map { "described by \($0)" }
        let numbers = translation.numbers.map { number in
            let key = number.key
            return "\(number.index): \(key.function): \(key.call) \(key.name)"
                + (key.ordinal == 0 ? "" : " (\(key.ordinal + 1))") + " \(number.text), \(number.kind.rawValue)"
        }
        let leftOut = translation.leftOut.map { "left out, \($0.module): \($0.names.joined(separator: ", "))" }
        return (entries + problems + interfaces + leftOut + numbers).joined(separator: "\n") + "\n"
    }

    /// The compiler finds nothing wrong with any of them.
    @Test(arguments: (projects ?? []).filter { !faulty.contains($0) }) func itCompiles(_ name: String) throws {
        let project = try Project(name)
        let folder = try TemporaryFolder()
        let sources = try zip(project.names, project.translate().files).map { name, file in
            let url = folder.url.appending(path: name)
            try file.text.write(to: url, atomically: true, encoding: .utf8)
            return url
        }
        _ = try SharedObject(compiling: sources, named: "Project", as: "LiveKit", into: folder.url)
    }

    /// Text that is not rewritten is the user's, byte for byte, and every byte has an origin.
    @Test(arguments: projects ?? []) func everyByteHasItsOrigin(_ name: String) throws {
        let project = try Project(name)
        let originals = project.texts.map { Array($0.utf8) }
        let translation = try project.translate()
        // Spaces stand for all that is left out.
        let space = translation.leftOut.isEmpty ? nil : UInt8(ascii: " ")
        for file in translation.files {
            let bytes = Array(file.text.utf8)
            var start = 0
            for segment in file.segments {
                let stretch = bytes[start..<start + segment.length]
                let origin = originals[segment.file][segment.origin]
                if segment.isVerbatim {
                    #expect(stretch.count == origin.count)
                    #expect(zip(stretch, origin).allSatisfy { $0 == $1 || $0 == space })
                }
                start += segment.length
            }
            #expect(start == bytes.count)
        }
    }

    /// Rewriting changes nothing of what a file that needs none says; functions that make its entries stand between.
    @Test func aFileThatNeedsNothingStaysAsItIs() throws {
        let source = Repository.root.appending(path: "Tests/iOSSamples")
        let names = try FileManager.default.contentsOfDirectory(atPath: source.path).filter { $0.hasSuffix(".swift") }
        let texts = try names.map { try String(contentsOf: source.appending(path: $0), encoding: .utf8) }
        for (name, text) in zip(names, texts) {
            let translated = try #require(try TranslatorProcess.translate([text]).files.first)
            var kept: [UInt8] = []
            var start = 0
            let bytes = Array(translated.text.utf8)
            for segment in translated.segments {
                if segment.isVerbatim { kept += bytes[start..<start + segment.length] }
                start += segment.length
            }
            // UIKit is imported in place of what comes with it.
            let others = ["Foundation", "QuartzCore", "CoreGraphics", "Dispatch"]
            let expected = others.reduce(text) { $0.replacing("import \($1)\n", with: "import \n") }
            #expect(String(decoding: kept, as: UTF8.self) == expected, "\(name)")
        }
        #expect(names.count > 10)
    }

    @Test func whatIsNoSwiftIsLeftToTheCompiler() throws {
        for text in ["", "}}} #selector(", "\u{0}\u{1}", "#Preview {", "@objc", "class A { override", "#if os(iOS)"] {
            let translation = try TranslatorProcess.translate([text])
            #expect(translation.files.count == 1)
        }
        #expect(try TranslatorProcess.translate([]).files.isEmpty)
    }
}
