import Foundation
import Graphics

/// Reads the text form of a tree; see `RenderTree.parse`.
@MainActor struct TreeParser {
    private let lines: [TextLine]
    private var next = 0
    let store: ResourceStore
    /// The resources that the text has declared, by name.
    var names: [Substring: ResourceID] = [:]
    private var owned: [ResourceID] = []

    init(_ text: String, store: ResourceStore) throws(TreeTextError) {
        lines = try TextLine.lines(of: text)
        self.store = store
    }

    mutating func run() throws(TreeTextError) -> ParsedTree {
        do throws(TreeTextError) {
            guard let header = lines.first, header.depth == 0, header.words[0] == "tree" else {
                throw TreeTextError(
                    line: lines.first?.number ?? 1, problem: "the text does not start with a tree",
                    remedy: "Begin with a line such as \"tree 320 240\".")
            }
            let size = try header.numbers(header.words.dropFirst(), 2, of: "the tree's size")
            next = 1
            let tree = try nodes(at: 0, size: CGSize(width: size[0], height: size[1]))
            if next < lines.count { throw indentation(lines[next]) }
            return ParsedTree(tree: tree, resources: owned)
        } catch {
            for id in owned { store.release(id) }
            throw error
        }
    }

    /// The nodes of the lines from here on that are indented by `depth` levels or more, and the declarations between.
    mutating func nodes(at depth: Int, size: CGSize) throws(TreeTextError) -> RenderTree {
        var tree = RenderTree(size: size)
        // The nodes whose sub-trees are open, one for each level.
        var open: [Int] = []
        while next < lines.count, lines[next].depth >= depth {
            let line = lines[next]
            next += 1
            guard line.depth - depth <= open.count else { throw indentation(line) }
            close(&open, to: line.depth - depth, in: &tree)
            if let kind = line.declaredKind {
                guard open.isEmpty else {
                    throw line.error("a resource is declared inside a node", "Declare it without indentation.")
                }
                try declare(kind, line)
                continue
            }
            var matrix: CATransform3D?
            var node = try node(line, matrix: &matrix)
            if let matrix {
                node.matrix = UInt32(tree.matrices.count)
                tree.matrices.append(matrix)
            }
            open.append(tree.nodes.count)
            tree.nodes.append(node)
        }
        close(&open, to: 0, in: &tree)
        return tree
    }

    /// The lines from here on that are indented by more than `depth` levels: what belongs to a declaration.
    mutating func block(below depth: Int) -> ArraySlice<TextLine> {
        let start = next
        while next < lines.count, lines[next].depth > depth { next += 1 }
        return lines[start..<next]
    }

    /// Adds `resource`, declared as `name`, to the store and to `names`.
    mutating func own(_ resource: Resource, as name: Substring) {
        let id = store.insert(resource)
        owned.append(id)
        names[name] = id
    }

    private func close(_ open: inout [Int], to level: Int, in tree: inout RenderTree) {
        while open.count > level {
            let index = open.removeLast()
            tree.nodes[index].subtreeCount = UInt32(tree.nodes.count - index)
        }
    }

    private func indentation(_ line: TextLine) -> TreeTextError {
        line.error("the line is indented too far", "Indent it by one level below the node it belongs to.")
    }
}

/// The kinds of resource that a line can declare.
enum ResourceKind: String, CaseIterable {
    case image, path, gradient, mesh, fragment

}

extension TextLine {
    /// The kind of resource that the line declares; nil for a node, whose kind is followed by flags and by properties
    /// with `=`.
    fileprivate var declaredKind: ResourceKind? {
        guard words.count > 1, !words[1].contains("="), RenderNode.Flags(name: words[1]) == nil else { return nil }
        return ResourceKind(rawValue: String(words[0]))
    }
}

/// A defect of the text of a tree: its line, the problem and the remedy.
package struct TreeTextError: Error, Hashable, CustomStringConvertible {
    /// From 1.
    package var line: Int
    package var problem, remedy: String

    package init(line: Int, problem: String, remedy: String) {
        self.line = line
        self.problem = problem
        self.remedy = remedy
    }

    package var description: String { "line \(line): \(problem). \(remedy)" }
}
