import LayerTree
import RenderTree

extension CALayer {
    /// The rectangle in which the layer shows something, in its own coordinates: its bounds, its shadow, and sublayers
    /// beyond them, as far as these are not turned in space.
    final var reach: CGRect {
        if masksToBounds { return bounds }
        var area = bounds
        if shadowOpacity > 0 {
            // Beyond three deviations nothing is seen.
            let blur = 3 * max(0, shadowRadius)
            let outline = shadowPath?.boundingBoxOfPath ?? bounds
            area = area.union(
                outline.insetBy(dx: -blur, dy: -blur).offsetBy(dx: shadowOffset.width, dy: shadowOffset.height))
        }
        for child in sublayers ?? [] where !child.isHidden {
            let part = convert(child.reach, from: child)
            if part.width.isFinite, part.height.isFinite, part.minX.isFinite, part.minY.isFinite {
                area = area.union(part)
            }
        }
        return area
    }
}

extension Fragment {
    /// The same picture with room around it: what showed in `bounds` shows in the same place of `area`, in one space.
    func grown(from bounds: CGRect, to area: CGRect) -> Fragment {
        guard area != bounds, let store, !tree.nodes.isEmpty else { return self }
        var nodes = tree.nodes
        nodes[0].transform = nodes[0].transform.concatenating(
            CGAffineTransform(translationX: bounds.minX - area.minX, y: bounds.minY - area.minY))
        return Fragment(tree: RenderTree(nodes: nodes, matrices: tree.matrices, size: area.size), store: store)
    }
}
