import Foundation
import RenderTree

/// A tree's nodes as lines of text, indented by depth; what has its default value is left out.
func lines(of nodes: some RandomAccessCollection<RenderNode>) -> [String] {
    var ends: [Int] = []
    return nodes.enumerated().map { index, node in
        while let end = ends.last, index >= end { ends.removeLast() }
        defer { ends.append(index + Int(node.subtreeCount)) }
        return String(repeating: "  ", count: ends.count) + line(of: node)
    }
}

private func line(of node: RenderNode) -> String {
    var words = ["\(node.kind)"] + flagNames(of: node) + [text(node.bounds)]
    let t = node.transform
    if node.flags.contains(.projective) {
        words.append("matrix")
    } else {
        if t.tx != 0 || t.ty != 0 { words.append("at \(text(t.tx)) \(text(t.ty))") }
        if !(t.a == 1 && t.b == 0 && t.c == 0 && t.d == 1) {
            words.append("map " + [t.a, t.b, t.c, t.d].map { text($0) }.joined(separator: " "))
        }
    }
    if node.cornerRadius != 0 { words.append("radius \(text(Double(node.cornerRadius)))") }
    if node.opacity != 1 { words.append("opacity \(text(Double(node.opacity)))") }
    switch node.kind {
    case .solid: words.append("grey \(text(Double(node.color.x))) \(text(Double(node.color.w)))")
    case .group where node.flags.contains(.throwsShadow):
        words.append("shade \(text(Double(node.color.w))) moved \(text(node.payload))")
    case .group where node.flags.contains(.rasterized): words.append("density \(text(Double(node.rasterizationScale)))")
    case .border: words.append("width \(text(Double(node.borderWidth)))")
    case .shadow:
        words.append("shade \(text(Double(node.color.w))) moved \(text(node.payload))")
        if !node.resource.isNone { words.append("of resource") }
    case .image, .fragment:
        if node.contentsRect != SIMD4(0, 0, 1, 1) { words.append("part \(text(node.contentsRect))") }
    default: break
    }
    return words.joined(separator: " ")
}

private func flagNames(of node: RenderNode) -> [String] {
    let names: [(RenderNode.Flags, String)] = [
        (.clips, "clips"), (.flattens, "flattens"), (.masked, "masked"), (.singleSided, "singleSided"),
        (.nearest, "nearest"), (.minifiedNearest, "minifiedNearest"), (.trilinear, "trilinear"),
        (.rasterized, "rasterized"), (.throwsShadow, "throwsShadow"),
    ]
    return names.filter { node.flags.contains($0.0) }.map(\.1)
}

private func text(_ vector: SIMD4<Float>) -> String {
    (0..<4).map { text(Double(vector[$0])) }.joined(separator: " ")
}

private func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}
