import Foundation
import Graphics

/// The area around the pictures of a film: a device's frame on a background, or nothing.
@MainActor struct FilmCanvas {
    /// From the edges of the film to the device, from these to the screen, and the radius of a phone's screen, in points.
    private static let margin = 24.0
    private static let bezel = 9.0
    private static let radius = 38.0
    private static let phoneWidth = 390.0

    /// The film's size, in pixels.
    let width: Int
    let height: Int
    let hasAlpha: Bool
    /// The background with the device; nil where pictures fill the film.
    private let backdrop: PixelBuffer?
    /// The coverage of the screen by its rounded outline, in the alpha of each pixel.
    private let mask: PixelBuffer?
    /// The upper left corner of the screen.
    private let x: Int
    private let y: Int

    /// The canvas for pictures of `width` by `height` pixels, `scale` of them to the point, by `options`.
    ///
    /// Without a colour for its background it is white where `format` has no transparency.
    init(width: Int, height: Int, scale: Double, options: FilmOptions, format: FilmFormat) throws(PreviewError) {
        guard options.hasDeviceFrame else {
            self.width = width
            self.height = height
            hasAlpha = false
            backdrop = nil
            mask = nil
            x = 0
            y = 0
            return
        }
        let inset = Int(((Self.margin + Self.bezel) * scale).rounded())
        let background = options.background ?? (format.hasAlpha ? .transparent : .color(.white))
        if case .transparent = background { hasAlpha = true } else { hasAlpha = false }
        let size = (width: width + 2 * inset, height: height + 2 * inset)
        self.width = size.width
        self.height = size.height
        x = inset
        y = inset
        let radius = Self.radius * scale * min(1, Double(min(width, height)) / scale / Self.phoneWidth)
        backdrop = try Self.picture(size.width, size.height) { context in
            if case .color(let color) = background {
                context.setFillColor(color)
                context.fill(CGRect(x: 0, y: 0, width: size.width, height: size.height))
            }
            let device = CGRect(x: inset, y: inset, width: width, height: height)
            let bezel = Self.bezel * scale
            let edge = max(1, scale)
            context.fillRoundedRect(
                device.insetBy(dx: -bezel, dy: -bezel), radius: radius + bezel, color: CGColor(gray: 0.35, alpha: 1))
            context.fillRoundedRect(
                device.insetBy(dx: edge - bezel, dy: edge - bezel), radius: radius + bezel - edge,
                color: CGColor(gray: 0.02, alpha: 1))
        }
        mask = try Self.picture(width, height) { context in
            let screen = CGRect(x: 0, y: 0, width: width, height: height)
            context.fillRoundedRect(screen, radius: radius, color: .white)
        }
    }

    private static func picture(
        _ width: Int, _ height: Int, draw: (CGContext) -> Void
    ) throws(PreviewError) -> PixelBuffer {
        guard let context = CGContext(width: width, height: height) else { throw tooLarge(width, height) }
        draw(context)
        guard let image = context.finish() else { throw tooLarge(width, height) }
        return image.pixels
    }

    private static func tooLarge(_ width: Int, _ height: Int) -> PreviewError {
        PreviewError(
            place: "--device-frame", problem: "\(width)x\(height) pixels are too many for a picture",
            remedy: "give a smaller --size or --scale", status: .usage)
    }

    /// `picture` on the canvas.
    func image(around picture: CGImage) -> CGImage {
        let picture = picture.isOpaque ? picture : Self.flattened(picture)
        guard let backdrop, let mask else { return picture }
        let result = PixelBuffer(width: width, height: height, isCleared: false)
        result.base.copyMemory(from: backdrop.base, byteCount: result.byteCount)
        for row in 0..<picture.height {
            let source = picture.pixels.row(row)
            let target = result.row(y + row)
            let coverage = mask.row(row)
            for column in 0..<picture.width {
                let alpha = coverage[column] >> 24
                let place = x + column
                target[place] = alpha == 255 ? source[column] : Self.mix(source[column], target[place], alpha)
            }
        }
        return CGImage(result, isOpaque: !hasAlpha)
    }

    /// `picture` over white.
    private static func flattened(_ picture: CGImage) -> CGImage {
        let result = PixelBuffer(width: picture.width, height: picture.height, isCleared: false)
        for row in 0..<picture.height {
            let source = picture.pixels.row(row)
            let target = result.row(row)
            for column in 0..<picture.width {
                let white = 255 - source[column] >> 24
                target[column] = source[column] + white * 0x0101_0101
            }
        }
        return CGImage(result, isOpaque: true)
    }

    /// `upper` with the coverage `alpha`, 0 to 255, over `lower`; both premultiplied.
    private static func mix(_ upper: UInt32, _ lower: UInt32, _ alpha: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let sum = (upper >> shift & 255) * alpha + (lower >> shift & 255) * (255 - alpha)
            result |= ((sum + 127) / 255) << shift
        }
        return result
    }
}
