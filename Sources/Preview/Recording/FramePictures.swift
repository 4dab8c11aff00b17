import Files
import Foundation
import Graphics

/// The pictures that the folder of a run holds, each by the number of its frame: those of `--every`, or those in the film strip.
struct FramePictures {
    /// The folder of the run.
    private let folder: Folder
    private let source: Source
    /// The numbers of the frames, in their order; empty where the folder holds no pictures, or they cannot be told.
    let frames: [Int]

    /// The origin of the pictures.
    private enum Source {
        /// A file for each frame.
        case files
        /// The areas of the frames in a film strip.
        case strip(CGImage, [Int: CGRect])
    }

    /// The pictures of a run with the frames `indices` in `folder`; throws where a strip cannot be read.
    init(of indices: [Int], in folder: Folder) throws(PreviewError) {
        self.folder = folder
        let names: Set<String>
        do throws(FileError) { names = Set(try folder.names()) } catch {
            throw .unreadable(folder.path, error, remedy: "check the permissions")
        }
        let written = indices.filter { names.contains(RunFiles.picture($0)) }
        guard written.isEmpty, names.contains(RunFiles.strip) else {
            source = .files
            frames = written
            return
        }
        let strip = try StoredPicture(RunFiles.strip, in: folder, remedy: Self.remedy).image
        let areas = Self.areas(ofFrameCount: indices.count, in: strip)
        source = .strip(strip, Dictionary(areas.map { ($0.frame, $0.area) }) { first, _ in first })
        frames = areas.map(\.frame)
    }

    private static let remedy = "restore the picture, or record the run again"

    /// The areas of the frames in the film strip of a run of `count` frames, which has those that a sampler chooses of them;
    /// empty where `strip` is no such strip.
    static func areas(ofFrameCount count: Int, in strip: CGImage) -> [(frame: Int, area: CGRect)] {
        var sampler = PictureSampler<Void>(capacity: RunPictures.countInStrip)
        for _ in 0..<count { sampler.offer {} }
        guard let layout = FilmStripLayout(ofWidth: strip.width, height: strip.height, frameCount: sampler.frames.count)
        else { return [] }
        return sampler.frames.enumerated().map { ($1, layout.frame($0)) }
    }

    /// The picture of `frame`, one of `frames`; throws where it cannot be read.
    func picture(of frame: Int) throws(PreviewError) -> CGImage {
        let name = RunFiles.picture(frame)
        switch source {
        case .files: return try StoredPicture(name, in: folder, remedy: Self.remedy).image
        case .strip(let strip, let areas):
            guard let picture = areas[frame].flatMap(strip.cropping) else {
                throw PreviewError(
                    place: folder.path(of: RunFiles.strip), problem: "it has no picture of frame \(frame)",
                    remedy: Self.remedy)
            }
            return picture
        }
    }
}
