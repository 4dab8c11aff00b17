/// Starts a context of `size` points that is the current one until `UIGraphicsEndImageContext()`.
///
/// A `scale` of 0 stands for the screen's. An opaque one starts black instead of transparent. Into an empty or unusable
/// size nothing is drawn.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    let density = scale > 0 && scale.isFinite ? scale : UIScreen.main.scale
    guard let context = CGContext.bitmap(of: size, scale: density) ?? CGContext(width: 0, height: 0, scale: density)
    else { return }
    if opaque {
        context.setFillColor(.black)
        context.fill(CGRect(origin: .zero, size: size))
    }
    UIGraphicsPushContext(context)
}

/// Starts a transparent context of `size` points, one pixel to a point.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The image drawn into the current context so far; nil without a context, and for one without pixels.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else { return nil }
    return UIImage(image, scale: context.scale)
}

/// Ends the context that was started last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

extension CGContext {
    /// A transparent context of `size` points, rounded up to pixels; nil where that is empty, unusable or too large.
    static func bitmap(of size: CGSize, scale: CGFloat) -> CGContext? {
        let width = size.width * scale
        let height = size.height * scale
        let limit = CGFloat(maximumLength)
        guard width > 0, height > 0, width <= limit, height <= limit else { return nil }
        return CGContext(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)), scale: scale)
    }
}
