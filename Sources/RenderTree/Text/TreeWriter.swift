import Foundation
import Graphics

/// Writes the text form of a tree; see `RenderTree.text`.
@MainActor struct TreeWriter {
    let store: ResourceStore
    /// Names in the order of declaration.
    private var names: [ResourceID: String] = [:]
    private var declarations = ""

    /// Stands for resources that were unknown when the text was written; no store gives this id out.
    static let missing = ResourceID(slot: Int(UInt32.max), generation: .max)

    init(store: ResourceStore) { self.store = store }

    mutating func text(of tree: RenderTree) -> String {
        let nodes = lines(of: tree, depth: 0)
        return "tree \(number(tree.size.width)) \(number(tree.size.height))\n" + declarations + nodes
    }

    /// The lines of all nodes; the resources that they name are declared on the way.
    mutating func lines(of tree: RenderTree, depth: Int) -> String {
        var result = ""
        // Where the open sub-trees end.
        var ends: [Int] = []
        for (index, node) in tree.nodes.enumerated() {
            while let end = ends.last, end <= index { ends.removeLast() }
            result += String(repeating: "  ", count: depth + ends.count) + line(of: node, in: tree) + "\n"
            ends.append(min(index + max(1, Int(node.subtreeCount)), ends.last ?? tree.nodes.count))
        }
        return result
    }

    private mutating func line(of node: RenderNode, in tree: RenderTree) -> String {
        var words = [node.kind.name]
        for (name, flag) in RenderNode.Flags.names where node.flags.contains(flag) { words.append(name) }
        if !node.resource.isNone { words.append("\(key(for: node))=\(name(of: node.resource))") }
        if node.bounds != .zero { words.append("bounds=" + list(node.bounds)) }
        if node.cornerRadius != 0 { words.append("radius=" + number(node.cornerRadius)) }
        if node.color != SIMD4(0, 0, 0, 1) { words.append("color=" + color(node.color)) }
        words += payload(of: node)
        let hard = RenderNode.Edges.names.filter { node.hardEdges.contains($0.edge) }
        if !hard.isEmpty { words.append("hard=" + hard.map(\.name).joined(separator: ",")) }
        if node.opacity != 1 { words.append("opacity=" + number(node.opacity)) }
        if node.flags.contains(.projective), Int(node.matrix) < tree.matrices.count {
            let rows = tree.matrices[Int(node.matrix)].rows
            words.append("matrix=" + rows.map { number($0) }.joined(separator: ","))
        } else if !node.transform.isIdentity {
            let t = node.transform
            words.append("transform=" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map { number($0) }.joined(separator: ","))
        }
        return words.joined(separator: " ")
    }

    private func payload(of node: RenderNode) -> [String] {
        switch node.kind {
        case .image, .fragment:
            return node.contentsRect == SIMD4(0, 0, 1, 1) ? [] : ["part=" + list(node.contentsRect)]
        case .border: return ["width=" + number(node.borderWidth)]
        case .stroke: return ["width=" + number(node.line.width), "miter=" + number(node.line.miterLimit)]
        case .shadow:
            return words(of: node.shadow) + (node.line.width > 0 ? ["line=" + number(node.line.width)] : [])
        case .backdrop:
            let filter = node.backdrop
            return ["blur=" + number(filter.deviation)]
                + (filter.saturation == 0 ? [] : ["saturation=" + number(1 + filter.saturation)])
        case .mesh where node.cover != .zero: return ["cover=\(number(node.cover.x)),\(number(node.cover.y))"]
        case .group where node.flags.contains(.throwsShadow): return words(of: node.shadow)
        case .group where node.flags.contains(.rasterized): return ["density=" + number(node.rasterizationScale)]
        default: return []
        }
    }

    private func words(of shadow: RenderNode.Shadow) -> [String] {
        ["offset=\(number(shadow.offset.x)),\(number(shadow.offset.y))", "blur=" + number(shadow.deviation)]
    }

    private func key(for node: RenderNode) -> String {
        switch node.kind {
        case .path, .stroke: "path"
        case .gradient: "gradient"
        case .mesh: "mesh"
        case .fragment: "fragment"
        case .shadow: if case .path = store[node.resource] { "path" } else { "image" }
        default: "image"
        }
    }

    /// The name of `id`; declares it where this is its first use.
    private mutating func name(of id: ResourceID) -> String {
        if let name = names[id] { return name }
        guard let resource = store[id], !resource.isBeyondLimits else { return "missing" }
        let name = "r\(names.count + 1)"
        names[id] = name
        let text: String
        switch resource {
        case .image(let image): text = declaration(of: image, name)
        case .path(let path): text = declaration(of: path, name)
        case .gradient(let gradient): text = declaration(of: gradient, name)
        case .mesh(let mesh): text = declaration(of: mesh, name)
        case .fragment(let fragment):
            let size = fragment.tree.size
            // What the fragment's nodes name is declared before it.
            let nodes = lines(of: fragment.tree, depth: 1)
            text = "fragment \(name) \(number(size.width)) \(number(size.height))\n" + nodes
        }
        declarations += text
        return name
    }

    /// The name of a mesh's image, which has no id of its own.
    mutating func declareImage(_ image: CGImage, of mesh: String) -> String {
        let name = mesh + "image"
        declarations += declaration(of: image, name)
        return name
    }
}
