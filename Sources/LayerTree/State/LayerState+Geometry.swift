/// The address of a layer's properties.
///
/// The commit computes with this pointer and not with the value, because a method call on the value would copy all
/// properties first.
package typealias LayerPointer = UnsafeMutablePointer<LayerState>

extension LayerPointer {
    /// The values of this instant: the presentation while the layer animates, else the model.
    package var shown: LayerPointer { pointee.presentation ?? self }

    /// The values that were drawn last: the presentation while the layer animates, else those at the last commit.
    @MainActor package var shownSinceCommit: LayerPointer {
        if let presentation = pointee.presentation { return presentation }
        guard let context = pointee.owner?.takeUnretainedValue().ownContext, let committed = pointee.committed,
            pointee.committedMark == context.committedValues.mark
        else { return self }
        return committed
    }

    /// The anchor point in the layer's own coordinates.
    var anchor: CGPoint {
        CGPoint(
            x: pointee.bounds.origin.x + pointee.anchorPoint.x * pointee.bounds.size.width,
            y: pointee.bounds.origin.y + pointee.anchorPoint.y * pointee.bounds.size.height)
    }

    /// The smallest upright rectangle around the layer, in its parent's space; its size is exact without a transform.
    var frame: CGRect {
        let bounds = pointee.bounds
        let anchorPoint = pointee.anchorPoint
        guard !pointee.flags.contains(.transformed) else { return bounds.applying(affineToParent) }
        return CGRect(
            x: pointee.position.x - anchorPoint.x * bounds.width, y: pointee.position.y - anchorPoint.y * bounds.height,
            width: bounds.width, height: bounds.height)
    }

    /// From the layer's own space to its parent's, as far as the layer itself says.
    var affineToParent: CGAffineTransform {
        let anchor = anchor
        let position = pointee.position
        guard pointee.flags.contains(.transformed) else {
            return CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: position.x - anchor.x, ty: position.y - anchor.y)
        }
        let a = pointee.transform.m11
        let b = pointee.transform.m12
        let c = pointee.transform.m21
        let d = pointee.transform.m22
        let map = CGAffineTransform(
            a: a, b: b, c: c, d: d,
            tx: position.x + pointee.transform.m41 - anchor.x * a - anchor.y * c,
            ty: position.y + pointee.transform.m42 - anchor.x * b - anchor.y * d)
        return pointee.isUpsideDown ? upsideDown.concatenating(map) : map
    }

    /// Turns the layer's own coordinates upside down about the middle of its bounds.
    var upsideDown: CGAffineTransform {
        let bounds = pointee.bounds
        return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * bounds.origin.y + bounds.size.height)
    }

    /// From the layer's own space to that of `parent` with depth: its own map, then the parent's `sublayerTransform`.
    func matrix(in parent: LayerPointer?) -> CATransform3D {
        let anchor = anchor
        let position = pointee.position
        let z = pointee.anchorPointZ
        let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -z)
        let toPosition = CATransform3DMakeTranslation(position.x, position.y, pointee.zPosition)
        var own = CATransform3DConcat(CATransform3DConcat(toAnchor, pointee.transform), toPosition)
        if pointee.isUpsideDown { own = CATransform3DConcat(CATransform3DMakeAffineTransform(upsideDown), own) }
        guard let parent, parent.pointee.flags.contains(.transformsSublayers) else { return own }
        return CATransform3DConcat(own, parent.matrixForSublayers)
    }

    /// The transform that this layer applies to its sublayers: `sublayerTransform` about its own anchor point.
    var matrixForSublayers: CATransform3D {
        let anchor = anchor
        let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
        let back = CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
        return CATransform3DConcat(CATransform3DConcat(toAnchor, pointee.sublayerTransform), back)
    }
}
