/// Images of which views show the colours, or only the shape.
extension UIImage {
    /// What a view shows of an image.
    public enum RenderingMode: Int, Sendable {
        /// The shape in bars, and the colours elsewhere.
        case automatic
        /// The colours.
        case alwaysOriginal
        /// The shape, in the view's tint colour.
        case alwaysTemplate
    }

    /// The same image with another mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(cgImage, scale: scale, renderingMode: renderingMode)
    }

    /// The shape of the image, all of it in `color`; its mode stays.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// The shape of the image, all of it in `color`, with that mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        guard let cgImage, let context = CGContext(width: cgImage.width, height: cgImage.height, scale: 1) else {
            return withRenderingMode(renderingMode)
        }
        let area = CGRect(x: 0, y: 0, width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
        context.drawUpright(cgImage, in: area)
        context.setBlendMode(.sourceIn)
        context.setFillColor(color.cgColor)
        context.fill(area)
        return UIImage(context.makeImage(), scale: scale, renderingMode: renderingMode)
    }
}
