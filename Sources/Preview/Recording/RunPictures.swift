import Files
import Foundation
import Graphics
import Recorder
import SDLPlatform

/// The small pictures of frames that a run's page shows, made of the pictures in its folder.
struct RunPictures {
    /// Pictures in a film strip.
    static let countInStrip = 9
    /// Pictures at most: a page of some hundred kilobytes.
    private static let limit = 16
    /// Pixels of the longer side of one.
    private static let longestSide = 480
    /// Bytes of a picture that is read.
    private static let largestFile = 256 << 20
    private static let quality = 0.85

    private let folder: Folder
    private let frames: [FrameRecord]
    /// The film strip as PNG; nil where the run has none.
    let strip: Data?

    /// The pictures of a run of `frames` in `folder`.
    init(of frames: [FrameRecord], in folder: Folder) throws(PreviewError) {
        self.folder = folder
        self.frames = frames
        strip = folder.status(of: RunFiles.strip) == nil ? nil : try Self.contents(of: RunFiles.strip, in: folder)
    }

    /// The pictures in the order of their frames: those that were written, or those of the film strip; none where they cannot
    /// be told.
    func pictures() throws(PreviewError) -> [ReportPicture] {
        let names = Set(try names())
        let written = frames.map(\.index).filter { names.contains(RunFiles.picture($0)) }
        guard !written.isEmpty else { return cutStrip() }
        let count = min(written.count, Self.limit)
        var pictures: [ReportPicture] = []
        for place in 0..<count {
            let frame = written[count == 1 ? 0 : place * (written.count - 1) / (count - 1)]
            let data = try Self.contents(of: RunFiles.picture(frame), in: folder)
            guard let image = try? SDLImageDecoder().decode(data) else { continue }
            if let picture = Self.picture(of: image, frame: frame) { pictures.append(picture) }
        }
        return pictures
    }

    /// The pictures of the film strip, which has those that a sampler chooses of all frames.
    ///
    /// A strip of a window that was resized lacks some.
    private func cutStrip() -> [ReportPicture] {
        guard let strip, !frames.contains(where: { $0.flags.contains(.resized) }),
            let image = try? SDLImageDecoder().decode(strip)
        else { return [] }
        return FramePictures.areas(ofFrameCount: frames.count, in: image).compactMap { frame, area in
            image.cropping(to: area).flatMap { Self.picture(of: $0, frame: frame) }
        }
    }

    private func names() throws(PreviewError) -> [String] {
        do throws(FileError) { return try folder.names() } catch {
            throw .unreadable(folder.path, error, remedy: "check the permissions")
        }
    }

    private static func contents(of name: String, in folder: Folder) throws(PreviewError) -> Data {
        do throws(FileError) { return try folder.contents(of: name, limit: largestFile) } catch {
            throw .unreadable(folder.path(of: name), error, remedy: "remove it, or restore the picture")
        }
    }

    /// The picture in the file `name` of `folder`; nil where it cannot be read.
    static func picture(named name: String, in folder: Folder) -> CGImage? {
        (try? folder.contents(of: name, limit: largestFile)).flatMap { try? SDLImageDecoder().decode($0) }
    }

    /// `image`, drawn small, as the picture of `frame`; nil where it cannot be drawn.
    private static func picture(of image: CGImage, frame: Int) -> ReportPicture? {
        guard let small = try? FilmStrip.frame(image, longestSide: longestSide),
            let jpeg = try? SDLImageEncoder().jpegData(of: small, quality: quality)
        else { return nil }
        return ReportPicture(frame: frame, width: small.width, height: small.height, jpeg: jpeg)
    }
}
