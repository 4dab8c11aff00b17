import RenderTree

/// Writes the sublayers of a replicator layer once for each instance.
@MainActor struct ReplicaWriter {
    /// The values that the layer shows.
    let values: ReplicatorState
    let layer: LayerPointer
    /// The layer as it shows.
    let shown: LayerPointer

    /// Replicators within replicators write no further instance once the tree has so many nodes.
    private static let mostNodes = 200_000

    /// Writes every instance as a group; with depth, in one space of all of them.
    func write(with writer: inout NodeWriter) {
        guard layer.pointee.childCount > 0 else { return }
        let wasReplica = writer.isReplica
        defer { writer.isReplica = wasReplica }
        let resources = writer.resources
        let keptReleases = resources.keepsReleases
        if values.delay != 0 { resources.keepsReleases = true }
        defer { resources.keepsReleases = keptReleases }
        let context = values.preservesDepth ? writer.nodes.count : -1
        if context >= 0 { writer.nodes.append(.context3D) }
        let anchor = shown.anchor
        let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
        let back = CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
        var step = CATransform3DIdentity
        for instance in 0..<max(0, min(values.count, ReplicatorState.mostInstances)) {
            let matrix = CATransform3DConcat(CATransform3DConcat(toAnchor, step), back)
            guard matrix.isFinite, writer.nodes.count < Self.mostNodes else { break }
            if values.delay != 0 {
                var moment = HostMoment(writer.animationTime - Double(instance) * values.delay)
                layer.showSublayerAnimations(at: &moment)
            }
            writeInstance(matrix, tint: values.tint(of: instance), inDepth: context >= 0, with: &writer)
            // What is drawn again is written anew each time: it has its own place once only.
            writer.isReplica = true
            step = CATransform3DConcat(step, values.transform)
        }
        if values.delay != 0 {
            var moment = HostMoment(writer.animationTime)
            layer.showSublayerAnimations(at: &moment)
        }
        if context >= 0 { writer.nodes.close(context) }
    }

    private func writeInstance(
        _ matrix: CATransform3D, tint: SIMD4<Float>, inDepth: Bool, with writer: inout NodeWriter
    ) {
        guard tint.w > 0 else { return }
        let first = writer.nodes.count
        if inDepth {
            DepthWriter(matrix: matrix, opacity: tint.w).writeChildren(of: layer, shown, with: &writer)
        } else {
            let group = writer.nodes.append(.group)
            writer.nodes.place(group, by: matrix, keepsDepth: false)
            group.pointee.opacity = tint.w
            writer.writeOwnChildren(of: layer, shown)
            writer.nodes.close(first)
        }
        if tint.x < 1 || tint.y < 1 || tint.z < 1 { writer.nodes.tint(from: first, by: tint) }
    }
}

extension LayerPointer {
    /// Has what lies in the layer show its animations as they are at `moment`.
    @MainActor fileprivate func showSublayerAnimations(at moment: inout HostMoment) {
        guard let children = orderedChildren else { return }
        for index in 0..<Int(pointee.childCount) {
            let child = children[index]
            child.showAnimations(at: &moment)
            if let mask = child.pointee.mask {
                mask.showAnimations(at: &moment)
                mask.showSublayerAnimations(at: &moment)
            }
            child.showSublayerAnimations(at: &moment)
        }
    }

    @MainActor private func showAnimations(at moment: inout HostMoment) {
        guard pointee.flags.contains(.hasAnimations) else { return }
        pointee.owner?.takeUnretainedValue().updatePresentation(at: &moment)
    }
}
