import LayerTree
import RenderTree

/// A layer as the files in `Trees/` write it.
final class LayerDescription: Decodable, Sendable {
    let bounds: Numbers?
    let frame: Numbers?
    let position: Numbers?
    let anchorPoint: Numbers?
    let rotation: Numbers?
    let scale: Numbers?
    let zPosition: Double?
    let opacity: Float?
    let isHidden: Bool?
    let masksToBounds: Bool?
    let allowsGroupOpacity: Bool?
    let isDoubleSided: Bool?
    let cornerRadius: Double?
    /// Grey and alpha.
    let background: Numbers?
    let borderWidth: Double?
    /// Opacity, offset, radius.
    let shadow: Numbers?
    /// A rectangle's numbers and, after them, the radii of its corners across and down.
    let shadowPath: Numbers?
    /// Pixels across and down.
    let contents: Numbers?
    let fragmentSize: Numbers?
    let fragmentRadius: Double?
    let contentsRect: Numbers?
    let contentsScale: Double?
    let gravity: String?
    let nearest: Bool?
    /// Pixels to a point of the picture that the layer is drawn into.
    let rasterizationScale: Double?
    let sublayers: [LayerDescription]?
    let mask: LayerDescription?

    @MainActor func makeLayer() -> CALayer {
        let layer = CALayer()
        place(layer)
        decorate(layer)
        fill(layer)
        for sublayer in sublayers ?? [] { layer.addSublayer(sublayer.makeLayer()) }
        layer.mask = mask?.makeLayer()
        return layer
    }

    @MainActor private func place(_ layer: CALayer) {
        if let anchorPoint { layer.anchorPoint = anchorPoint.point }
        if let frame { layer.frame = frame.rect }
        if let bounds { layer.bounds = bounds.rect }
        if let position { layer.position = position.point }
        if let rotation { _ = layer.set("rotation", to: rotation) }
        if let scale { _ = layer.set("scale", to: scale) }
        if let zPosition { layer.zPosition = zPosition }
    }

    @MainActor private func decorate(_ layer: CALayer) {
        if let opacity { layer.opacity = opacity }
        if let isHidden { layer.isHidden = isHidden }
        if let masksToBounds { layer.masksToBounds = masksToBounds }
        if let allowsGroupOpacity { layer.allowsGroupOpacity = allowsGroupOpacity }
        if let isDoubleSided { layer.isDoubleSided = isDoubleSided }
        if let cornerRadius { layer.cornerRadius = cornerRadius }
        if let background { layer.backgroundColor = CGColor(gray: background.values[0], alpha: background.values[1]) }
        if let borderWidth { layer.borderWidth = borderWidth }
        guard let shadow else { return }
        layer.shadowOpacity = Float(shadow.values[0])
        layer.shadowOffset = CGSize(width: shadow.values[1], height: shadow.values[2])
        layer.shadowRadius = shadow.values[3]
        guard let path = shadowPath else { return }
        layer.shadowPath =
            path.values.count < 6
            ? CGPath(rect: path.rect, transform: nil)
            : CGPath(roundedRect: path.rect, cornerWidth: path.values[4], cornerHeight: path.values[5], transform: nil)
    }

    @MainActor private func fill(_ layer: CALayer) {
        if let contents { layer.contents = CGImage.blank(Int(contents.values[0]), Int(contents.values[1])) }
        if let fragmentSize {
            var root = RenderNode(
                .solid, bounds: SIMD4(0, 0, Float(fragmentSize.values[0]), Float(fragmentSize.values[1])))
            root.cornerRadius = Float(fragmentRadius ?? 0)
            let size = CGSize(width: fragmentSize.values[0], height: fragmentSize.values[1])
            layer.fragment = Fragment(
                tree: RenderTree(nodes: [root], size: size), store: HostScope.current.layers.resources)
        }
        if let contentsRect { layer.contentsRect = contentsRect.rect }
        if let contentsScale { layer.contentsScale = contentsScale }
        if let gravity { layer.contentsGravity = CALayerContentsGravity(rawValue: gravity) }
        if let rasterizationScale {
            layer.shouldRasterize = true
            layer.rasterizationScale = rasterizationScale
        }
        if nearest == true { layer.magnificationFilter = .nearest }
    }
}
