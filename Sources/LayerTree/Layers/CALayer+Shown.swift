extension CALayer {
    /// Takes away what the layer and all that it holds show while they animate, and returns it by layer: until it is put
    /// back, what was set counts.
    final func putShownAside() -> [(state: LayerPointer, shown: LayerPointer)] {
        var aside: [(state: LayerPointer, shown: LayerPointer)] = []
        if let shown = state.pointee.presentation {
            aside.append((state, shown))
            state.pointee.presentation = nil
        }
        for child in childLayers { aside += child.putShownAside() }
        return aside + (maskLayer?.putShownAside() ?? [])
    }

    /// `point` of the superlayer `outer` in this layer's coordinates: by what shows where `asShown`, else by the model.
    package final func convert(_ point: CGPoint, from outer: CALayer, asShown: Bool) -> CGPoint {
        guard asShown, let shown = state.pointee.presentation else { return convert(point, from: outer) }
        return Homography(shown.matrix(in: outer.state)).inverted().map { $0.apply(point) } ?? point
    }
}
