import Graphics
import RenderTree

extension SceneFlattener {
    /// Draws a part of a fragment; edges that cut through the fragment, its own or those of clips, are hard where they run along
    /// the edges of pixels.
    ///
    /// Pieces of one snapshot that lie side by side then meet without the seam that smooth edges would leave between them.
    /// The outer edges of the fragment are as smooth as those of any layer; so are all edges of a piece that is turned.
    mutating func drawPiece(_ node: UnsafePointer<RenderNode>, _ world: Homography) {
        let top = groups.count - 1
        let clip = groups[top].clip
        let box = groups[top].clipBox
        if clip != 0 { writer.cut(&groups[top], byClipsOver: node.pointee.bounds, under: world) }
        let hard = node.pointee.hardPieceEdges
        if !hard.isEmpty, let cut = node.pointee.cut(at: hard, under: world) {
            if cut.bounds.z > 0, cut.bounds.w > 0 { withUnsafePointer(to: cut) { drawFragment($0, world) } }
        } else {
            drawFragment(node, world)
        }
        groups[top].clip = clip
        groups[top].clipBox = box
    }

    /// Draws a node that fills its bounds.
    mutating func drawLeaf(_ node: UnsafePointer<RenderNode>, _ world: Homography) {
        if !node.pointee.hardEdges.isEmpty, let cut = node.pointee.cut(at: node.pointee.hardEdges, under: world) {
            guard cut.bounds.z > 0, cut.bounds.w > 0 else { return }
            withUnsafePointer(to: cut) { drawLeaf($0, world) }
        } else if groups[groups.count - 1].edgeBleed != 0 {
            drawBled(node.pointee, world)
        } else {
            drawQuad(node, world)
        }
    }

    /// Draws `node`, which fills its bounds, with the sides that lie on shared edges of the face around it moved out.
    mutating func drawBled(_ node: RenderNode, _ world: Homography) {
        var wider = node
        depth.bleedEdges(of: &wider, past: groups[groups.count - 1].edgeBleed, under: world)
        withUnsafePointer(to: wider) { drawQuad($0, world) }
    }

    private mutating func drawQuad(_ node: UnsafePointer<RenderNode>, _ world: Homography) {
        let place = writer.place(node.pointee.bounds, radius: node.pointee.cornerRadius, under: world)
        if let (quad, box) = place { writer.drawQuad(node, quad, box, in: groups[groups.count - 1]) }
    }
}
