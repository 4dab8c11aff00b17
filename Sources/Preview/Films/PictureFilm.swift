import Files
import Films
import Foundation
import Graphics
import Recorder
import SDLPlatform

/// The film of a recorded run that cannot be rendered anew, of the pictures in its folder: at each time the one that showed.
@MainActor struct PictureFilm: FilmSource {
    /// Bytes of a picture that is read.
    private static let largestFile = 256 << 20

    let title: String
    let width: Int
    let height: Int
    let scale: Double
    let rate: Double
    private let folder: Folder
    /// The frames that have pictures, in the order of their times, and the end of the run, in seconds.
    private let pictures: [RecordedFrame]
    private let end: Double

    /// The pictures of `run` in `folder`, `rate` of them a second; throws where there are none.
    init(of run: RecordedRun, in folder: Folder, rate: Double) throws(PreviewError) {
        self.folder = folder
        self.rate = rate
        title = run.conditions.scenario
        scale = run.conditions.scale
        let frames = RecordedFrame.all(of: run)
        pictures = frames.filter { folder.status(of: RunFiles.picture($0.index))?.kind == .regular }
        end = frames.last?.seconds ?? 0
        guard let first = pictures.first else {
            throw PreviewError(
                place: folder.path, problem: "it has no gesture that can be replayed, and no pictures of its frames",
                remedy: "record it again, or replay its gesture with --headless --every 1 -o")
        }
        let picture = try Self.picture(first.index, in: folder)
        width = picture.width
        height = picture.height
    }

    var expectedCount: Int? { max(1, Int(((end - start) * rate).rounded(.up))) }

    private var start: Double { pictures.first?.seconds ?? 0 }

    func play(_ take: @escaping (CGImage, FilmState) throws -> Bool) throws {
        var place = 0
        var shown: (index: Int, image: CGImage)?
        for count in 0..<(expectedCount ?? 0) {
            if Interruption.isAskedFor { throw SubjectFilm.interruption }
            let time = start + Double(count) / rate + 1e-9
            var state = FilmState()
            while place + 1 < pictures.count, pictures[place + 1].seconds <= time {
                place += 1
                state.milliseconds = max(state.milliseconds ?? 0, pictures[place].milliseconds)
                state.isLate = state.isLate || pictures[place].isLate
            }
            let index = pictures[place].index
            if shown?.index != index { shown = (index, try Self.picture(index, in: folder)) }
            guard let image = shown?.image, image.width == width, image.height == height else {
                throw PreviewError(
                    place: folder.path(of: RunFiles.picture(index)),
                    problem: "it has another size than the first picture",
                    remedy: "give a --range in which the window was not resized")
            }
            guard try take(image, state) else { return }
        }
    }

    private static func picture(_ index: Int, in folder: Folder) throws(PreviewError) -> CGImage {
        let name = RunFiles.picture(index)
        do {
            return try SDLImageDecoder().decode(try folder.contents(of: name, limit: largestFile))
        } catch {
            let problem = (error as? FileError)?.problem ?? "it is no whole picture"
            throw PreviewError(
                place: folder.path(of: name), problem: "cannot be read (\(problem))",
                remedy: "restore the picture, or record the run again")
        }
    }
}
