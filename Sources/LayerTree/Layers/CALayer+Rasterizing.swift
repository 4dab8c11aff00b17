/// Drawing a layer into a picture that is kept.
extension CALayer {
    /// Whether the layer with all that it holds, its mask and its shadow is drawn into a picture of `rasterizationScale`
    /// pixels to the point, which is then shown in its place with the layer's opacity; false by default.
    ///
    /// The picture is kept while nothing in it changes. One of more than 32,768 pixels in width or height is not made: the
    /// layer is drawn as it would be without.
    public var shouldRasterize: Bool {
        get { state.pointee.flags.contains(.rasterizes) }
        set { changeFlag(.rasterizes, to: newValue) }
    }

    /// The resolution of the picture where `shouldRasterize` is true, in pixels to a point of the layer's own space; 1
    /// by default, which looks coarse on a display with a higher scale. Without a number above 0 there is no picture.
    public var rasterizationScale: CGFloat {
        get { state.pointee.rasterizationScale }
        set {
            change(.rasterizationScale, from: state.pointee.rasterizationScale, to: newValue) {
                $0.rasterizationScale = newValue
            }
        }
    }
}
