import CWebP
import Foundation
import Graphics

/// Encodes pictures as WebP; safe from any thread.
struct WebPCodec: Sendable {
    /// The compression of a picture.
    enum Mode: Hashable, Sendable {
        /// Quality 0 to 100 of the colours.
        case lossy(quality: Float)
        case lossless
    }

    private let library: WebPLibrary
    /// Effort of the encoder, 0 to 6.
    private let method: Int32

    /// A codec that takes more time for smaller files the higher `method` is; throws where libwebp is not installed.
    init(method: Int32 = 4) throws {
        library = try WebPLibrary.load()
        self.method = method
    }

    /// `image` as a WebP file.
    func data(of image: CGImage, _ mode: Mode) throws(FilmError) -> Data {
        var configuration = WebPConfig()
        var picture = WebPPicture()
        guard
            library.initConfiguration(&configuration, WEBP_PRESET_DEFAULT, 75, WEBP_ENCODER_ABI_VERSION) != 0,
            library.initPicture(&picture, WEBP_ENCODER_ABI_VERSION) != 0
        else { throw Self.failure(image, "the library is of another version") }
        configuration.method = method
        switch mode {
        case .lossy(let quality): configuration.quality = quality
        case .lossless:
            configuration.lossless = 1
            configuration.quality = 50
        }
        defer { library.freePicture(&picture) }
        let pixels = image.isOpaque ? image.pixels : image.pixels.unpremultiplied()
        picture.use_argb = 1
        picture.width = Int32(image.width)
        picture.height = Int32(image.height)
        picture.argb = pixels.base.assumingMemoryBound(to: UInt32.self)
        picture.argb_stride = Int32(pixels.bytesPerRow / 4)
        return try encode(&picture, configuration, image)
    }

    private func encode(
        _ picture: inout WebPPicture, _ configuration: WebPConfig, _ image: CGImage
    ) throws(FilmError) -> Data {
        var file = Data()
        let isEncoded = withUnsafeMutablePointer(to: &file) { file in
            picture.custom_ptr = UnsafeMutableRawPointer(file)
            picture.writer = { bytes, count, picture in
                guard let bytes, let file = picture?.pointee.custom_ptr else { return 0 }
                file.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: count)
                return 1
            }
            return withUnsafePointer(to: configuration) { library.encode($0, &picture) } != 0
        }
        guard isEncoded else { throw Self.failure(image, "WebP's error \(picture.error_code.rawValue)") }
        return file
    }

    /// The structural similarity of the picture in `file` with `image`, which has its size.
    func similarity(of file: Data, to image: CGImage) throws(FilmError) -> Double {
        let decoded = PixelBuffer(width: image.width, height: image.height)
        let result = file.withUnsafeBytes { bytes in
            library.decode(
                bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count,
                decoded.base.assumingMemoryBound(to: UInt8.self), decoded.bytesPerRow * decoded.height,
                Int32(decoded.bytesPerRow))
        }
        guard result != nil else { throw Self.failure(image, "it cannot be read back") }
        // Transparent pixels have no colour to compare.
        return StructuralSimilarity.of(decoded, image.isOpaque ? image.pixels : image.pixels.unpremultiplied())
    }

    private static func failure(_ image: CGImage, _ reason: String) -> FilmError {
        FilmError(
            place: "picture of \(image.width) x \(image.height) pixels", problem: "it cannot be encoded (\(reason))",
            remedy: "give a smaller --size or --scale: WebP has at most 16,383 pixels each way")
    }
}

extension PixelBuffer {
    /// A copy with straight alpha.
    func unpremultiplied() -> PixelBuffer {
        let copy = PixelBuffer(width: width, height: height, isCleared: false)
        for y in 0..<height {
            let source = row(y)
            let target = copy.row(y)
            for x in 0..<width { target[x] = Self.unpremultiplied(source[x]) }
        }
        return copy
    }

    private static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        func straight(_ shift: UInt32) -> UInt32 {
            min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | straight(16) | straight(8) | straight(0)
    }
}
