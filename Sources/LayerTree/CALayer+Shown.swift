extension CALayer {
    /// `point` of the superlayer `outer` in this layer's coordinates: by what shows where `asShown`, else by the model.
    package final func convert(_ point: CGPoint, from outer: CALayer, asShown: Bool) -> CGPoint {
        guard asShown, let shown = state.pointee.presentation else { return convert(point, from: outer) }
        return Homography(shown.matrix(in: outer.state)).inverted().map { $0.apply(point) } ?? point
    }
}
