/// The geometry of a layer: bounds, position, anchor point and transforms.
extension CALayer {
    /// Sets the bounds and requests the layout that this makes necessary: here, and of the superlayer where the size
    /// is new.
    final func setBounds(_ rect: CGRect) {
        let new = rect.standardized
        let resized = new.size != state.pointee.bounds.size
        guard new != state.pointee.bounds else { return }
        let isFinite = (new.minX + new.minY + new.width + new.height).isFinite
        if !isFinite { noteGeometry("bounds", rect.origin.x, rect.origin.y, rect.size.width, rect.size.height) }
        change(.bounds, from: state.pointee.bounds, to: new) { $0.bounds = new }
        setNeedsLayout()
        guard resized else { return }
        parentLayer?.noteResizedSublayer()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    /// Raises Core Animation's exception where one of `numbers`, the new value of the property `name`, is none, and otherwise
    /// reports that one is infinite.
    final func noteGeometry(_ name: String, _ numbers: CGFloat...) {
        let text = numbers.map { "\($0)" }.joined(separator: " ")
        let faults = context.faults
        let culprit: any AnyObject = delegate ?? self
        if numbers.contains(where: \.isNaN) {
            faults.raise("CALayerInvalidGeometry", by: culprit, "CALayer \(name) contains NaN: [\(text)]")
        } else {
            let effect = "so that it does not show"
            faults.report(culprit, "its \(name) is not finite: [\(text)], \(effect). Set finite numbers.")
        }
    }

    /// Reports that `transform` has a number that is none, or infinite.
    final func noteTransform(_ transform: CATransform3D) {
        context.faults.report(
            delegate ?? self, "its transform is not finite, so that it does not show. Divide by nothing that may be 0.")
    }

    /// The point of the bounds that `position` places and that transforms leave where it is, in unit coordinates.
    public var anchorPoint: CGPoint {
        get { state.pointee.anchorPoint }
        set { change(.anchorPoint, from: state.pointee.anchorPoint, to: newValue) { $0.anchorPoint = newValue } }
    }

    /// The distance of the anchor point in front of the layer's plane, in points; 0 by default.
    ///
    /// As the anchor point goes to `position` and `zPosition`, the plane goes so far back.
    public var anchorPointZ: CGFloat {
        get { state.pointee.anchorPointZ }
        set {
            change(.anchorPointZ, from: state.pointee.anchorPointZ, to: newValue) { $0.anchorPointZ = newValue }
            noteDepth(of: state)
        }
    }

    /// The order among siblings and the distance towards the viewer, in points; siblings of equal value keep their order.
    public var zPosition: CGFloat {
        get { state.pointee.zPosition }
        set {
            change(.zPosition, from: state.pointee.zPosition, to: newValue) { $0.zPosition = newValue }
            parentLayer?.state.placeChild(state)
        }
    }

    /// The transform applied to all sublayers about this layer's anchor point; usually a perspective.
    public var sublayerTransform: CATransform3D {
        get { state.pointee.sublayerTransform }
        set {
            change(.sublayerTransform, from: state.pointee.sublayerTransform, to: newValue) {
                $0.sublayerTransform = newValue
            }
        }
    }

    /// Whether the layer's own coordinates, in which its sublayers lie, have y up: a sublayer at y 0 lies at the bottom. Contents
    /// and text stay upright. False by default.
    public var isGeometryFlipped: Bool {
        get { state.pointee.isUpsideDown }
        set {
            guard newValue != state.pointee.isUpsideDown else { return }
            change(nil, from: state.pointee.isUpsideDown, to: newValue) { $0.isUpsideDown = newValue }
            noteUprightness()
        }
    }

    /// Whether contents are turned upside down to show upright: whether an odd number of this layer and those that it lies in
    /// have flipped geometry.
    public func contentsAreFlipped() -> Bool {
        isGeometryFlipped != (superlayer?.contentsAreFlipped() ?? false)
    }

    /// Has the layer and all that it holds be written anew.
    private func noteUprightness() {
        setNeedsCommit()
        for child in childLayers { child.noteUprightness() }
        maskLayer?.noteUprightness()
    }

    /// The transform as an affine map; the identity where it is not one.
    public func affineTransform() -> CGAffineTransform {
        let transform = transform
        return CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
    }

    /// Sets the transform from an affine map.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Sets bounds and position such that the smallest upright rectangle around the layer is `rect`.
    final func setFrame(_ rect: CGRect) {
        let frame = rect.standardized
        let anchor = anchorPoint
        guard state.pointee.flags.contains(.transformed) else {
            bounds = CGRect(origin: bounds.origin, size: frame.size)
            position = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
            return
        }
        let map = affineTransform()
        let size = frame.size.fitting(under: map)
        let extent = CGRect(
            x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
        let linear = CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0)
        let box = extent.applying(linear)
        bounds = CGRect(origin: bounds.origin, size: size)
        position = CGPoint(x: frame.minX - box.minX - map.tx, y: frame.minY - box.minY - map.ty)
    }

    /// Marks the superlayer as having a sublayer out of its plane where `state`, the layer's own or the shown one, is.
    final func noteDepth(of state: LayerPointer) {
        if !state.pointee.flags.isDisjoint(with: [.projective, .keepsDepth]) {
            parentLayer?.state.pointee.flags.insert(.sharesDepth)
        }
    }

    /// Sets a property, and runs the action that belongs to the change; `property` nil for those that do not animate.
    ///
    /// An equal value is no change.
    @inline(__always)
    final func change<Value: Equatable>(
        _ property: LayerProperty?, from old: Value, to new: Value, _ body: (inout LayerState) -> Void
    ) {
        guard old != new else { return }
        keepCommittedValues()
        let action = property.flatMap { pendingAction(forKey: $0.key) }
        body(&state.pointee)
        state.pointee.updateDerivedFlags()
        setNeedsCommit()
        guard let property else { return }
        action?.run(forKey: property.key, object: self, arguments: nil)
        if type(of: self).needsDisplay(forKey: property.key) { setNeedsDisplay() }
    }
}

extension CGSize {
    /// The size whose upright box under the linear part of `map` is this one, for scales and quarter turns; zero along an
    /// axis that `map` collapses. For other turns, which Core Animation leaves undefined, the size taken back by `map`.
    fileprivate func fitting(under map: CGAffineTransform) -> CGSize {
        let determinant = map.determinant
        if map.isUpright {
            return CGSize(
                width: map.a == 0 ? 0 : width / abs(map.a), height: map.d == 0 ? 0 : height / abs(map.d))
        }
        if map.a == 0, map.d == 0 {
            return CGSize(
                width: map.b == 0 ? 0 : height / abs(map.b), height: map.c == 0 ? 0 : width / abs(map.c))
        }
        guard determinant != 0 else { return .zero }
        return applying(CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0).inverted()).magnitude
    }

    private var magnitude: CGSize { CGSize(width: abs(width), height: abs(height)) }
}
