import RenderTree

/// Conversion of a replicator layer's sublayers into nodes, once for each instance.
extension NodeWriter {
    /// Replicators within replicators write no further instance once the tree has so many nodes.
    private static let mostNodes = 200_000

    /// Writes every instance as a group; with depth, in one space of all of them.
    mutating func writeReplicas(of layer: LayerPointer, _ shown: LayerPointer, _ values: ReplicaValues) {
        guard layer.pointee.childCount > 0 else { return }
        let wasReplica = isReplica
        defer { isReplica = wasReplica }
        let keptReleases = resources.keepsReleases
        if values.delay != 0 { resources.keepsReleases = true }
        defer { resources.keepsReleases = keptReleases }
        let context = values.preservesDepth ? count : -1
        if context >= 0 { append(.context3D) }
        let anchor = shown.anchor
        let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
        let back = CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
        var step = CATransform3DIdentity
        for instance in 0..<max(0, min(values.count, ReplicaValues.mostInstances)) {
            let matrix = CATransform3DConcat(CATransform3DConcat(toAnchor, step), back)
            guard matrix.isFinite, count < Self.mostNodes else { break }
            if values.delay != 0 {
                layer.showSublayerAnimations(at: animationTime - Double(instance) * values.delay)
            }
            writeInstance(of: layer, shown, matrix, tint: values.tint(of: instance), inDepth: context >= 0)
            // What is drawn again is written anew each time: it has its own place once only.
            isReplica = true
            step = CATransform3DConcat(step, values.transform)
        }
        if values.delay != 0 { layer.showSublayerAnimations(at: animationTime) }
        if context >= 0 { close(context) }
    }

    private mutating func writeInstance(
        of layer: LayerPointer, _ shown: LayerPointer, _ matrix: CATransform3D, tint: SIMD4<Float>, inDepth: Bool
    ) {
        guard tint.w > 0 else { return }
        let first = count
        if inDepth {
            writeChildren(of: layer, shown, in: DepthSpace(matrix: matrix, opacity: tint.w))
        } else {
            let group = append(.group)
            place(group, by: matrix, keepsDepth: false)
            group.pointee.opacity = tint.w
            writeOwnChildren(of: layer, shown)
            close(first)
        }
        if tint.x < 1 || tint.y < 1 || tint.z < 1 { tintNodes(from: first, by: tint) }
    }
}

extension LayerPointer {
    /// Has what lies in the layer show its animations as they are at the host's `time`.
    @MainActor fileprivate func showSublayerAnimations(at time: Double) {
        guard let children = orderedChildren else { return }
        for index in 0..<Int(pointee.childCount) {
            let child = children[index]
            child.showAnimations(at: time)
            if let mask = child.pointee.mask {
                mask.showAnimations(at: time)
                mask.showSublayerAnimations(at: time)
            }
            child.showSublayerAnimations(at: time)
        }
    }

    @MainActor private func showAnimations(at time: Double) {
        guard pointee.flags.contains(.hasAnimations) else { return }
        pointee.owner?.takeUnretainedValue().updatePresentation(atHostTime: time)
    }
}
