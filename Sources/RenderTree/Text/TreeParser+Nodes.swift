import Foundation
import Graphics

extension TreeParser {
    /// The node of `line`; a map that is not affine goes to `matrix`.
    func node(_ line: TextLine, matrix: inout CATransform3D?) throws(TreeTextError) -> RenderNode {
        guard let kind = RenderNode.Kind(name: line.words[0]) else {
            let names = RenderNode.Kind.allCases.map(\.name).joined(separator: ", ")
            throw line.error("\"\(line.words[0])\" is no kind of node", "Use one of \(names).")
        }
        var node = RenderNode(kind)
        var map = CATransform3DIdentity
        for word in line.words.dropFirst() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 1 {
                guard let flag = RenderNode.Flags(name: word) else {
                    let names = RenderNode.Flags.names.map(\.name).joined(separator: ", ")
                    throw line.error("\"\(word)\" is no flag", "Use one of \(names), or write key=value.")
                }
                node.flags.insert(flag)
            } else if try !set(parts[0], parts[1], of: &node, line) {
                let next = try step(parts[0], parts[1], line)
                // Infinite numbers times the zeros of the identity would be none.
                map = CATransform3DIsIdentity(map) ? next : CATransform3DConcat(map, next)
            }
        }
        if map.isPlane {
            node.transform = CGAffineTransform(a: map.m11, b: map.m12, c: map.m21, d: map.m22, tx: map.m41, ty: map.m42)
        } else {
            node.flags.insert(.projective)
            matrix = map
        }
        return node
    }

    /// Sets what is not a map; false if `key` names none of these.
    private func set(
        _ key: Substring, _ value: Substring, of node: inout RenderNode, _ line: TextLine
    ) throws(TreeTextError) -> Bool {
        func numbers(_ count: Int) throws(TreeTextError) -> [Float] {
            try line.numbers(value.split(separator: ","), count, of: String(key)).map { Float($0) }
        }
        switch key {
        case "bounds":
            let n = try numbers(4)
            node.bounds = SIMD4(n[0], n[1], n[2], n[3])
        case "opacity": node.opacity = try numbers(1)[0]
        case "radius": node.cornerRadius = try numbers(1)[0]
        case "color": node.color = try line.color(value)
        case "part":
            let n = try numbers(4)
            node.contentsRect = SIMD4(n[0], n[1], n[2], n[3])
        case "hard": node.hardEdges = try edges(value, line)
        case "density": node.rasterizationScale = try numbers(1)[0]
        case "width" where node.kind == .stroke: node.line.width = try numbers(1)[0]
        case "width": node.borderWidth = try numbers(1)[0]
        case "line": node.line.width = try numbers(1)[0]
        case "miter": node.line.miterLimit = try numbers(1)[0]
        case "offset":
            let n = try numbers(2)
            node.shadow.offset = SIMD2(n[0], n[1])
        case "cover":
            let n = try numbers(2)
            node.cover = SIMD2(n[0], n[1])
        case "saturation": node.backdrop.saturation = try numbers(1)[0] - 1
        case "blur":
            if node.kind == .shadow || node.kind == .group {
                node.shadow.deviation = try numbers(1)[0]
            } else {
                node.backdrop.deviation = try numbers(1)[0]
            }
        case "image", "path", "gradient", "mesh", "fragment":
            guard value == "missing" || names[value] != nil else {
                throw line.error("no resource is called \"\(value)\"", "Declare it above: \(key) \(value) …")
            }
            node.resource = names[value] ?? TreeWriter.missing
        default: return false
        }
        return true
    }

    /// Sides by their names, with commas in between.
    private func edges(_ names: Substring, _ line: TextLine) throws(TreeTextError) -> RenderNode.Edges {
        var edges: RenderNode.Edges = []
        for name in names.split(separator: ",") {
            guard let edge = RenderNode.Edges(name: name) else {
                throw line.error("\"\(name)\" is no side", "Use left, top, right and bottom, with commas in between.")
            }
            edges.insert(edge)
        }
        return edges
    }

    /// One step of a node's map.
    private func step(_ key: Substring, _ value: Substring, _ line: TextLine) throws(TreeTextError) -> CATransform3D {
        let parts = value.split(separator: ",")
        func numbers(_ count: Int) throws(TreeTextError) -> [Double] {
            try line.numbers(parts, count, of: String(key))
        }
        func degrees() throws(TreeTextError) -> Double { try numbers(1)[0] * .pi / 180 }
        switch key {
        case "transform":
            let n = try numbers(6)
            return CATransform3DMakeAffineTransform(CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5]))
        case "matrix": return CATransform3D(rows: try numbers(16))
        case "move":
            let n = try numbers(parts.count == 3 ? 3 : 2) + [0]
            return CATransform3DMakeTranslation(n[0], n[1], n[2])
        case "scale":
            let n = try numbers(parts.count == 1 ? 1 : 2)
            return CATransform3DMakeScale(n[0], n[n.count - 1], 1)
        case "rotate": return CATransform3DMakeRotation(try degrees(), 0, 0, 1)
        case "rotateX": return CATransform3DMakeRotation(try degrees(), 1, 0, 0)
        case "rotateY": return CATransform3DMakeRotation(try degrees(), 0, 1, 0)
        case "perspective":
            var map = CATransform3DIdentity
            map.m34 = -1 / (try numbers(1)[0])
            return map
        default:
            throw line.error("\"\(key)\" is no property of a node", "See RenderTree.parse for what can be written.")
        }
    }
}

extension CATransform3D {
    init(rows n: [Double]) {
        self.init(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
            m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }

    var rows: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
    }

    /// Whether only x and y take part, and no perspective.
    var isPlane: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
            && m44 == 1
    }
}
