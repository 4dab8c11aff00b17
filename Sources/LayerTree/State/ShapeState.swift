import RenderTree

/// The path of a shape layer, and how it is filled and stroked.
@MainActor final class ShapeState: SubclassState {
    var path: CGPath?
    var fillColor = SIMD4<Float>(0, 0, 0, 1)
    var strokeColor = SIMD4<Float>.zero
    var lineWidth: Double = 1
    var miterLimit: Double = 10
    var strokeStart: Double = 0
    var strokeEnd: Double = 1
    var dashLengths: [CGFloat] = []
    var dashPhase: Double = 0
    var isEvenOdd = false
    /// The caps and joins of the line, as flags of a node.
    var lineFlags = RenderNode.Flags()

    private var fillOwnership: ResourceOwnership?
    private var lineOwnership: ResourceOwnership?
    /// The values from which the current resources were made.
    private var fillSource: CGPath?
    private var lineSource: Line?
    private var pool = PathPool()

    /// The values that the stroked path depends on besides the pen's width and style.
    private struct Line: Equatable {
        var start, end, phase: Double
        var lengths: [CGFloat]
    }

    isolated deinit {
        fillOwnership?.releaseAfterCommit()
        lineOwnership?.releaseAfterCommit()
    }

    override func copy() -> SubclassState {
        let copy = ShapeState()
        copy.copyValues(of: self)
        return copy
    }

    override func copyValues(of other: SubclassState) {
        guard let other = other as? ShapeState else { return }
        path = other.path
        fillColor = other.fillColor
        strokeColor = other.strokeColor
        lineWidth = other.lineWidth
        miterLimit = other.miterLimit
        strokeStart = other.strokeStart
        strokeEnd = other.strokeEnd
        dashLengths = other.dashLengths
        dashPhase = other.dashPhase
        isEvenOdd = other.isEvenOdd
        lineFlags = other.lineFlags
    }

    private var isFilled: Bool { fillColor.w > 0 && path?.isEmpty == false }

    private var isStroked: Bool {
        strokeColor.w > 0 && lineWidth > 0 && lineWidth.isFinite && path?.isEmpty == false && strokeStart < strokeEnd
            && strokeStart < 1 && strokeEnd > 0
    }

    override var nodeCount: Int { (isFilled ? 1 : 0) + (isStroked ? 1 : 0) }

    override func fill(_ node: NodePointer, _ index: Int, of layer: LayerPointer, in store: ResourceStore) {
        updateResources(in: store)
        node.pointee.cornerRadius = 0
        if isFilled, index == 0 {
            node.pointee.kind = .path
            node.pointee.color = fillColor
            node.pointee.resource = fillOwnership?.id ?? .none
            if isEvenOdd { node.pointee.flags.insert(.evenOdd) }
            return
        }
        node.pointee.kind = .stroke
        node.pointee.color = strokeColor
        node.pointee.resource = lineOwnership?.id ?? fillOwnership?.id ?? .none
        node.pointee.line = line
        node.pointee.flags.formUnion(lineFlags)
    }

    override var staysInBounds: Bool { false }

    override var throwsOneShape: Bool { nodeCount == 1 }

    override func fillShadow(_ node: NodePointer, in store: ResourceStore) {
        updateResources(in: store)
        node.pointee.cornerRadius = 0
        if isFilled {
            node.pointee.color.w *= min(1, fillColor.w)
            node.pointee.resource = fillOwnership?.id ?? .none
            if isEvenOdd { node.pointee.flags.insert(.evenOdd) }
            return
        }
        node.pointee.color.w *= min(1, strokeColor.w)
        node.pointee.resource = lineOwnership?.id ?? fillOwnership?.id ?? .none
        node.pointee.line = line
        node.pointee.flags.formUnion(lineFlags)
    }

    private var line: RenderNode.Line {
        RenderNode.Line(width: Float(lineWidth), miterLimit: Float(max(1, miterLimit)))
    }

    /// Brings the resources in line with the path and what is cut out of its line.
    private func updateResources(in store: ResourceStore) {
        if fillSource !== path || fillOwnership.map({ $0.store !== store }) == true {
            fillOwnership?.releaseAfterCommit()
            fillOwnership = path.map { ResourceOwnership(.path($0), in: store) }
            fillSource = path
            lineSource = nil
        }
        let line = Line(start: strokeStart, end: strokeEnd, phase: dashPhase, lengths: dashLengths)
        guard line != lineSource else { return }
        lineSource = line
        lineOwnership?.releaseAfterCommit()
        lineOwnership = nil
        guard let path, strokeStart > 0 || strokeEnd < 1 || !dashLengths.isEmpty else { return }
        let cut = pool.takeEmpty()
        LineCutter.append(
            path, from: strokeStart, to: strokeEnd, dashes: LineDashes(lengths: dashLengths, phase: dashPhase), to: cut)
        lineOwnership = ResourceOwnership(.path(cut), in: store)
    }
}
