import SwiftParser
import SwiftSources
import SwiftSyntax

/// The files of one project, translated together.
struct ProjectTranslation {
    let translation: Translation

    /// The translation of files with the `texts`, of an app with `assets` and `interfaces`; the literals `fixedNumbers` are not
    /// looked up, and what needs
    /// `absentNames` is left out.
    init(
        _ texts: [String], assets: AssetNames = AssetNames(), interfaces: [InterfaceText] = [],
        fixedNumbers: Set<TunableLiteral.Key> = [], absentNames: [String: String] = [:]
    ) {
        let present = AbsentParts(of: texts, texts.map { Parser.parse(source: $0) }, without: absentNames)
        let texts = present.texts
        let trees = present.trees
        let index = ProjectIndex.of(trees)
        let parts = SwiftUIParts(of: trees, texts)
        let files = texts.indices.map {
            FileTranslation(
                FileContext(file: $0, text: texts[$0], index: index, hasInterfaces: !interfaces.isEmpty), without: parts
            )
        }
        for (file, tree) in zip(files, trees) {
            file.walk(tree)
            file.finish()
        }
        var edits = files.map(\.changes.edits)
        for (target, edit) in files.flatMap(\.changes.movedMembers) { edits[target].append(edit) }
        var numbers = ProjectNumbers(files.flatMap(\.changes.numbers), fixed: fixedNumbers)
        for literal in numbers.literals { edits[literal.key.file].append(ProjectNumbers.edit(of: literal)) }
        let symbols = GeneratedSymbols(for: assets, usedIn: trees, of: index)
        if !symbols.text.isEmpty, let length = texts.first?.utf8.count {
            edits[0].append(SourceEdit(length..<length, symbols.text))
        }
        let bytes = texts.map { Array($0.utf8) }
        var translated = texts.indices.map { EditedText.file($0, of: bytes, with: edits) }
        numbers.removeMissing(from: translated)
        for (file, jobs) in JobDivision.jobs(of: translated.map(\.text)).enumerated() { translated[file].jobs = jobs }
        let compilation = InterfaceCompilation(of: interfaces, after: texts.count)
        translation = Translation(
            files: translated, entries: files.flatMap(\.changes.entries),
            problems: files.flatMap(\.changes.problems) + parts.problems + compilation.problems,
            leftOut: Self.leftOut(parts.missedNames, present),
            interfaceFunctions: files.flatMap(\.changes.interfaceFunctions),
            interfaces: compilation.interfaces, warnings: compilation.warnings, numbers: numbers.literals,
            omittedNumberCount: numbers.omittedCount, fixedNumberCount: numbers.fixedCount,
            importsCombine: files.contains(where: \.importsCombine))
    }

    private static func leftOut(_ names: [String], _ present: AbsentParts) -> [LeftOutDeclarations] {
        (names.isEmpty ? [] : [LeftOutDeclarations(module: "SwiftUI", names: names)]) + present.leftOut
    }
}
