/// Images made of others.
extension UIImage {
    private func with(_ change: (inout ImageTraits) -> Void) -> UIImage {
        var traits = traits
        change(&traits)
        return UIImage(cgImage, traits, upright: upright, asset: asset)
    }

    /// The same image, of which only the alpha counts, or the colours do.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The same image, whose edges as wide as `capInsets`, in points, keep their size when it is shown larger; what lies
    /// between them is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same image, whose edges as wide as `capInsets`, in points, keep their size when it is shown larger; what lies
    /// between them is repeated from its upper left corner on, or stretched.
    ///
    /// A middle of one pixel, as most have, looks the same in both modes. One that would be repeated more than a thousand
    /// times along a side is stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { ($0.capInsets, $0.resizingMode, $0.isResizable) = (capInsets, resizingMode, true) }
    }

    /// Whether the middle is repeated where the image is shown larger, and that looks otherwise than stretched.
    final var repeatsMiddle: Bool {
        guard traits.isResizable, resizingMode == .tile, let upright else { return false }
        let middle = middle
        let onePixel = 1.001
        return middle.width * CGFloat(upright.width) > onePixel || middle.height * CGFloat(upright.height) > onePixel
    }

    /// The image in `color`: its alpha stays.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// The image in `color`, with another rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        var traits = traits
        traits.renderingMode = renderingMode
        traits.orientation = .up
        if traits.symbol != nil { traits.symbolTint = color }
        return UIImage(upright?.tinted(with: color.cgColor), traits)
    }

    /// The image with left and right exchanged.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        let flipped: Orientation =
            switch imageOrientation {
            case .up: .upMirrored
            case .down: .downMirrored
            case .left: .rightMirrored
            case .right: .leftMirrored
            case .upMirrored: .up
            case .downMirrored: .down
            case .leftMirrored: .right
            case .rightMirrored: .left
            }
        var traits = traits
        traits.orientation = flipped
        return UIImage(cgImage, traits)
    }

    /// The image, ready to be shown, which every image here is; nil for an empty one.
    public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

    /// The same, awaited.
    public var byPreparingForDisplay: UIImage? { get async { preparingForDisplay() } }

    /// Calls `completionHandler` with the same, in a later turn of the main queue.
    @preconcurrency @MainActor public func prepareForDisplay(
        completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        let image = preparingForDisplay()
        MainQueue.current.async { completionHandler(image) }
    }

    /// The image, stretched to `size` points, awaited; nil as for `preparingThumbnail(of:)`.
    @preconcurrency @MainActor public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }

    /// Calls `completionHandler` with `preparingThumbnail(of:)`, in a later turn of the main queue.
    @preconcurrency @MainActor public func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        let image = preparingThumbnail(of: size)
        MainQueue.current.async { completionHandler(image) }
    }

    /// The image, stretched to `size` points of its own scale; nil for an empty one, and an unusable size.
    @preconcurrency @MainActor public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let upright, let context = CGContext.bitmap(of: size, scale: scale) else { return nil }
        context.drawUpright(upright, in: CGRect(origin: .zero, size: size))
        return UIImage(context.finish(), scale: scale)
    }

    /// The area between the edges that keep their size, in unit coordinates; all of the image without such edges.
    final var middle: CGRect {
        let size = size
        let caps = capInsets
        guard caps != .zero, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        let left = max(0, caps.left) / size.width
        let top = max(0, caps.top) / size.height
        return CGRect(
            x: min(1, left), y: min(1, top), width: max(0, 1 - left - max(0, caps.right) / size.width),
            height: max(0, 1 - top - max(0, caps.bottom) / size.height))
    }

    final func darkened() -> UIImage {
        var traits = traits
        traits.orientation = .up
        return UIImage(upright?.darkened(), traits)
    }
}
