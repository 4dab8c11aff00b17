import RenderTree

/// The colours of a gradient layer, and where they lie.
@MainActor final class GradientState: SubclassState {
    var colors: [SIMD4<Float>]?
    var locations: [Double]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var shape = Gradient.Shape.axial

    private var ownership: ResourceOwnership?
    /// The gradients made last, the newest at `newest`; their memory is used again once it is not referenced elsewhere.
    private var recentGradients: [Gradient] = []
    private var newest = 0

    /// The tree that is drawn and the one before it each have one.
    private static let poolSize = 3

    isolated deinit { ownership?.releaseAfterCommit() }

    override func copy() -> SubclassState {
        let copy = GradientState()
        copy.copyValues(of: self)
        return copy
    }

    override func copyValues(of other: SubclassState) {
        guard let other = other as? GradientState else { return }
        Self.copy(other.colors, to: &colors)
        Self.copy(other.locations, to: &locations)
        startPoint = other.startPoint
        endPoint = other.endPoint
        shape = other.shape
    }

    /// Copies elements one by one, so that `row` keeps memory of its own.
    private static func copy<Element>(_ other: [Element]?, to row: inout [Element]?) {
        guard let other, row?.count == other.count else {
            row = other
            return
        }
        for index in other.indices { row?[index] = other[index] }
    }

    override var nodeCount: Int { colors?.isEmpty == false ? 1 : 0 }

    override var fillsBounds: Bool { colors?.allSatisfy { $0.w >= 1 } ?? false }

    override func fill(_ node: NodePointer, _ index: Int, of layer: LayerPointer, in store: ResourceStore) {
        updateResource(in: store)
        node.pointee.kind = .gradient
        node.pointee.resource = ownership?.id ?? .none
    }

    /// Brings the resource in line with the values.
    private func updateResource(in store: ResourceStore) {
        guard let colors else { return }
        if recentGradients.isEmpty {
            let empty = Gradient(shape: shape, start: startPoint, end: endPoint, stops: [])
            recentGradients = Array(repeating: empty, count: Self.poolSize)
        }
        let next = (newest + 1) % Self.poolSize
        recentGradients[next].shape = shape
        recentGradients[next].start = startPoint
        recentGradients[next].end = endPoint
        if recentGradients[next].stops.count != colors.count {
            recentGradients[next].stops = colors.map { Gradient.Stop(location: 0, color: $0) }
        }
        var least = -Float.infinity
        for index in colors.indices {
            recentGradients[next].stops[index].color = colors[index]
            // A location below the last one counts as that one.
            least = max(least, location(of: index, among: colors.count))
            recentGradients[next].stops[index].location = least
        }
        if ownership?.store === store, recentGradients[next] == recentGradients[newest] { return }
        newest = next
        ownership?.releaseAfterCommit()
        ownership = ResourceOwnership(.gradient(recentGradients[next]), in: store)
    }

    /// As given, or evenly spread where not as many are given as there are colours.
    private func location(of index: Int, among count: Int) -> Float {
        guard let locations, locations.count == count else { return count > 1 ? Float(index) / Float(count - 1) : 0 }
        return locations[index].isFinite ? Float(locations[index]) : 0
    }
}
