import SwiftParser
import SwiftSources
import SwiftSyntax

/// The parts of a project that need a module of Apple's or a name that is not here: declarations, statements, and what uses
/// them.
///
/// They become spaces, so that all else keeps its place; what a function is to return takes the function with it.
struct AbsentParts {
    /// The texts of the files without them.
    private(set) var texts: [String]
    /// The trees of these texts.
    private(set) var trees: [SourceFileSyntax]
    /// The names of the parts, by their modules.
    private(set) var leftOut: [LeftOutDeclarations] = []

    /// The parts of files with the `texts`, which are `trees`; `absentNames` say what stands for other names that are not here.
    init(of texts: [String], _ trees: [SourceFileSyntax], without absentNames: [String: String]) {
        self.texts = texts
        self.trees = trees
        let imports = trees.map(\.importedModules)
        guard
            imports.contains(where: { $0.contains { AbsentModule.named($0) != nil } })
                || trees.contains(where: { $0.names(absentNames) })
        else { return }
        let declared = DeclaredNameFinder(viewMode: .sourceAccurate)
        for tree in trees { declared.walk(tree) }
        var naming = AbsentNaming(declared: declared.names, absent: absentNames)
        var parts: [AbsentPartsOfFile] = []
        while true {
            parts = trees.indices.map { AbsentPartsOfFile(of: trees[$0], naming.imported(imports[$0])) }
            var next = naming
            for part in parts { next.merge(part.naming) }
            if next == naming { break }
            naming = next
        }
        for (number, part) in parts.enumerated() where !part.ranges.isEmpty {
            self.texts[number] = Self.text(texts[number], without: part.ranges)
            self.trees[number] = Parser.parse(source: self.texts[number])
        }
        leftOut = Self.summary(of: parts.flatMap(\.parts))
    }

    /// `text` with spaces in place of all but the ends of lines in `ranges`.
    private static func text(_ text: String, without ranges: [Range<Int>]) -> String {
        var bytes = Array(text.utf8)
        let ends: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        for index in ranges.joined() where !ends.contains(bytes[index]) { bytes[index] = UInt8(ascii: " ") }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func summary(of parts: [AbsentPartsOfFile.Part]) -> [LeftOutDeclarations] {
        var modules: [String] = []
        for part in parts where !modules.contains(part.module) { modules.append(part.module) }
        return modules.map { module in
            let own = parts.filter { $0.module == module }
            var names = own.filter { !$0.isStatement }.map(\.name)
            var places: [String] = []
            for part in own where part.isStatement && !places.contains(part.name) { places.append(part.name) }
            names += places.map { place in
                let count = own.count { $0.isStatement && $0.name == place }
                return count == 1 ? "1 statement of \(place)" : "\(count) statements of \(place)"
            }
            return LeftOutDeclarations(module: module, names: names)
        }
    }
}

/// Finds the names of all types, functions and variables that files declare.
private final class DeclaredNameFinder: SyntaxAnyVisitor {
    private(set) var names: Set<String> = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let named = node.asProtocol((any NamedDeclSyntax).self) { names.insert(named.name.text) }
        if let pattern = node.as(IdentifierPatternSyntax.self) { names.insert(pattern.identifier.text) }
        return .visitChildren
    }
}

extension SourceFileSyntax {
    /// Whether the file has one of `words`.
    fileprivate func names(_ words: [String: String]) -> Bool {
        !words.isEmpty && tokens(viewMode: .sourceAccurate).contains { words[$0.text] != nil }
    }

    /// The modules that the file imports, outside of blocks that are left out.
    fileprivate var importedModules: [String] {
        statements.activeItems.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
    }
}
