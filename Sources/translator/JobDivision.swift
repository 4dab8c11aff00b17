import SwiftParser
import SwiftSyntax

/// The division of a project into two jobs that are compiled at the same time.
///
/// Declarations stay together that depend on being in one file: types and their extensions, and what is private to the file
/// and its uses.
enum JobDivision {
    /// Bytes of the smallest project that is divided: below it the second job costs more than it saves.
    private static let smallestProject = 10_000
    /// The smallest fraction that is worth a job of its own.
    private static let smallestFraction = 0.25

    /// The ranges of bytes of each file that each of the jobs compiles, imports included; none for a job that compiles
    /// nothing of a file. Empty for each file where the project is compiled as one.
    static func jobs(of texts: [String]) -> [[[Range<Int>]]] {
        let whole = texts.map { _ in [[Range<Int>]]() }
        let count = texts.reduce(0) { $0 + $1.utf8.count }
        guard count >= smallestProject else { return whole }
        let trees = texts.map { Parser.parse(source: $0) }
        let items = trees.enumerated().flatMap { file, tree in tree.statements.map { TopLevelItem($0, in: file) } }
        guard !trees.contains(where: \.hasError), !items.contains(where: \.isMixed) else { return whole }
        let second = lighterHalf(of: groups(of: items), of: items)
        let size = second.reduce(0) { $0 + items[$1].range.count }
        guard Double(size) >= smallestFraction * Double(count) else { return whole }
        return texts.indices.map { file in
            let own = items.indices.filter { items[$0].file == file }
            return [false, true].map { isSecond in
                let part = own.filter { !items[$0].isImport && second.contains($0) == isSecond }
                if part.isEmpty { return [] }
                return own.filter { items[$0].isImport || part.contains($0) }.map { items[$0].range }
            }
        }
    }

    /// The indices of declarations that stay together, each group in their order.
    private static func groups(of items: [TopLevelItem]) -> [[Int]] {
        var parents = Array(items.indices)
        func root(of index: Int) -> Int {
            var index = index
            while parents[index] != index { index = parents[index] }
            return index
        }
        func join(_ first: Int, _ second: Int) {
            let roots = [root(of: first), root(of: second)].sorted()
            parents[roots[1]] = roots[0]
        }
        var owners: [Name: Int] = [:]
        for (index, item) in items.enumerated() {
            let types = item.types.sorted().map { Name(file: item.file, text: $0, isType: true) }
            let words = item.fileNames.sorted().map { Name(file: item.file, text: $0, isType: false) }
            for name in types + words {
                join(owners[name, default: index], index)
                owners[name] = owners[name] ?? index
            }
        }
        for (index, item) in items.enumerated() {
            for word in item.words {
                if let owner = owners[Name(file: item.file, text: word, isType: false)] { join(owner, index) }
            }
        }
        let declarations = items.indices.filter { !items[$0].isImport }
        return Dictionary(grouping: declarations, by: root).sorted { $0.key < $1.key }.map(\.value)
    }

    private struct Name: Hashable {
        var file: Int
        var text: String
        var isType: Bool
    }

    /// The items of the lighter of two halves that are about as large as each other.
    private static func lighterHalf(of groups: [[Int]], of items: [TopLevelItem]) -> Set<Int> {
        func size(_ group: [Int]) -> Int { group.reduce(0) { $0 + items[$1].range.count } }
        let sized = groups.map { (group: $0, size: size($0)) }
        var halves = [(items: Set<Int>(), size: 0), (items: Set<Int>(), size: 0)]
        for (group, size) in sized.sorted(by: { $0.size != $1.size ? $0.size > $1.size : $0.group[0] < $1.group[0] }) {
            let half = halves[0].size <= halves[1].size ? 0 : 1
            halves[half].items.formUnion(group)
            halves[half].size += size
        }
        return halves[0].size < halves[1].size ? halves[0].items : halves[1].items
    }
}
