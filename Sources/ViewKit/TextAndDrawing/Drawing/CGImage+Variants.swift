/// Images made of others, pixel by pixel.
extension CGImage {
    /// The image turned and mirrored as `orientation` says.
    func turned(_ orientation: UIImage.Orientation) -> CGImage {
        if orientation == .up { return self }
        let w = width
        let h = height
        let isAcross = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        let result = PixelBuffer(width: isAcross ? h : w, height: isAcross ? w : h)
        for y in 0..<result.height {
            let row = result.row(y)
            for x in 0..<result.width {
                let (column, line) =
                    switch orientation {
                    case .up: (x, y)
                    case .down: (w - 1 - x, h - 1 - y)
                    case .left: (w - 1 - y, x)
                    case .right: (y, h - 1 - x)
                    case .upMirrored: (w - 1 - x, y)
                    case .downMirrored: (x, h - 1 - y)
                    case .leftMirrored: (y, x)
                    case .rightMirrored: (w - 1 - y, h - 1 - x)
                    }
                row[x] = pixels.row(line)[column]
            }
        }
        return CGImage(result, isOpaque: isOpaque)
    }

    /// `color` wherever the image has something, with the image's alpha times its own.
    func tinted(with color: CGColor) -> CGImage {
        guard let context = CGContext(width: width, height: height, scale: 1) else { return self }
        let area = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        context.drawUpright(self, in: area)
        context.setBlendMode(.sourceIn)
        context.setFillColor(color)
        context.fill(area)
        return context.finish() ?? self
    }

    /// The image with half as much light.
    func darkened() -> CGImage { mapped { $0 & 0xFF00_0000 | ($0 & 0x00FE_FEFE) >> 1 } }

    private func mapped(_ change: (UInt32) -> UInt32) -> CGImage {
        let result = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            let source = pixels.row(y)
            let row = result.row(y)
            for x in 0..<width { row[x] = change(source[x]) }
        }
        return CGImage(result)
    }
}
