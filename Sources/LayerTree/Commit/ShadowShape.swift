import Graphics

/// The shape that casts the shadow of a layer without a shadow path.
@MainActor enum ShadowShape {
    case nothing
    /// One shape is enough.
    case shape(Shape)
    /// Only a picture of the layer does.
    case picture

    /// A part of a layer, of one opacity all over unless it is an image.
    struct Shape {
        /// The layer whose part it is, as it shows.
        var layer: LayerPointer
        var fill: Fill
        var opacity: Float = 1
        /// From the layer's space to that of the shadow shape.
        var map = CGAffineTransform.identity
    }

    enum Fill {
        /// The bounds, with the corners that the layer has.
        case bounds
        /// A box in the layer's space, and the radius of its corners.
        case box(CGRect, radius: CGFloat)
        /// The alpha of the contents, which lie there in the layer's space.
        case image(CGRect)
        /// The shape that the values of the layer's kind draw.
        case kind
    }
}

extension LayerPointer {
    /// The shape that throws the shadow of this layer, in its own space; its position and opacity do not count. The
    /// mask and the shadow of the layer itself do not either where it `isRoot`, the layer whose shadow is computed.
    @MainActor func shadowShape(isRoot: Bool) -> ShadowShape {
        let shown = shown
        let flags = shown.pointee.flags
        if !isRoot, shown.isShownApart { return .picture }
        let clips = flags.contains(.masksToBounds)
        switch shown.ownShadowShape {
        case .picture: return .picture
        case .nothing:
            let inner = shadowShapeOfSublayers(shown)
            return clips ? shown.cut(inner) : inner
        case .shape(let shape):
            guard pointee.childCount > 0 else { return .shape(shape) }
            if shape.opacity >= 1, let box = shape.opaqueBox {
                if clips || sublayersStay(within: box, under: .identity) { return .shape(shape) }
            }
            if case .nothing = shadowShapeOfSublayers(shown) { return .shape(shape) }
            return .picture
        }
    }

    /// The shape of the sublayers, one above the other: a single shape where only one of them shows anything.
    @MainActor private func shadowShapeOfSublayers(_ shown: LayerPointer) -> ShadowShape {
        guard let children = orderedChildren, pointee.childCount > 0 else { return .nothing }
        if !shown.pointee.flags.isDisjoint(with: [.replicates, .keepsDepth, .transformsSublayers]) { return .picture }
        var found = ShadowShape.nothing
        for index in 0..<Int(pointee.childCount) {
            let child = children[index].shown
            if child.pointee.flags.contains(.hidden) || !(child.pointee.opacity > 0) { continue }
            let map = child.affineToParent
            guard map.isFinite else { return .picture }
            switch children[index].shadowShape(isRoot: false) {
            case .nothing: break
            case .picture: return .picture
            case .shape(var shape):
                let isTurnedAway = !child.pointee.flags.contains(.doubleSided) && !(map.determinant > 0)
                guard case .nothing = found, !child.pointee.flags.contains(.projective), !isTurnedAway else {
                    return .picture
                }
                shape.opacity *= min(1, child.pointee.opacity)
                shape.map = shape.map.concatenating(map)
                found = .shape(shape)
            }
        }
        return found
    }

    /// `inner` as clipped by this layer, which is filled with nothing.
    @MainActor private func cut(_ inner: ShadowShape) -> ShadowShape {
        guard case .shape(let shape) = inner else { return inner }
        guard let box = shape.opaqueBox, shape.map.isUpright else { return .picture }
        let rounded = box.applying(shape.map)
        if rounded.rect.contains(pointee.bounds), rounded.radius == 0 {
            return .shape(ShadowShape.Shape(layer: self, fill: .bounds, opacity: shape.opacity))
        }
        return rounded.isWithin(roundedBounds) ? inner : .picture
    }

    /// The shape of this layer without its sublayers.
    @MainActor private var ownShadowShape: ShadowShape {
        let flags = pointee.flags
        let kind = pointee.drawnSubclassState.flatMap { $0.nodeCount > 0 ? $0 : nil }
        let showsContents =
            flags.contains(.hasContents) && pointee.contentsKind != .mesh
            && pointee.contentsKind != .backdrop
        let filling = ShadowShape.Shape(layer: self, fill: .bounds)
        if flags.contains(.hasBackground) {
            let alpha = min(1, pointee.backgroundColor.w)
            let isAlone = kind == nil && !showsContents && !flags.contains(.hasBorder)
            if isAlone { return .shape(ShadowShape.Shape(layer: self, fill: .bounds, opacity: alpha)) }
            guard alpha >= 1 else { return .picture }
            if flags.contains(.masksToBounds) { return .shape(filling) }
            let frame = RoundedBox(rect: contentsFrame, radius: 0)
            let isInside = !showsContents || frame.isWithin(roundedBounds)
            return isInside && kind?.staysInBounds != false ? .shape(filling) : .picture
        }
        if flags.contains(.hasBorder) || kind != nil && showsContents { return .picture }
        if let kind {
            if kind.fillsBounds { return .shape(filling) }
            guard kind.throwsOneShape, !flags.contains(.masksToBounds) else { return .picture }
            return .shape(ShadowShape.Shape(layer: self, fill: .kind))
        }
        return showsContents ? shadowShapeOfContents : .nothing
    }

    @MainActor private var shadowShapeOfContents: ShadowShape {
        let flags = pointee.flags
        let frame = contentsFrame
        let bounds = pointee.bounds
        let clips = flags.contains(.masksToBounds)
        let isFragment = pointee.contentsKind == .fragment
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        if flags.contains(.hasOpaqueImage), !isFragment || pointee.contentsRect == unit {
            let box = RoundedBox(rect: frame, radius: isFragment ? CGFloat(pointee.contentsCornerRadius) : 0)
            if !clips || box.isWithin(roundedBounds) {
                return .shape(ShadowShape.Shape(layer: self, fill: .box(box.rect, radius: box.radius)))
            }
            guard box.radius == 0 || roundedBounds.isWithin(box) else { return .picture }
            if frame.contains(bounds) { return .shape(ShadowShape.Shape(layer: self, fill: .bounds)) }
            let part = frame.intersection(bounds)
            guard pointee.cornerRadius == 0, !part.isNull else { return .picture }
            return .shape(ShadowShape.Shape(layer: self, fill: .box(part, radius: 0)))
        }
        guard !isFragment, pointee.contentsRect == unit, !flags.contains(.hasCenter),
            !clips || RoundedBox(rect: frame, radius: 0).isWithin(roundedBounds)
        else { return .picture }
        return .shape(ShadowShape.Shape(layer: self, fill: .image(frame)))
    }
}

extension ShadowShape.Shape {
    /// The box, in the layer's space, that the shape fills with no hole; nil where it may have some.
    @MainActor var opaqueBox: RoundedBox? {
        switch fill {
        case .bounds: layer.roundedBounds
        case .box(let rect, let radius): RoundedBox(rect: rect, radius: radius)
        case .image, .kind: nil
        }
    }
}
