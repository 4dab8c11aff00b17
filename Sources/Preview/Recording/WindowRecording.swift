import Compositor
import Graphics
import Recorder

/// A recording of what happens in a window, with the pictures that its film strip will have.
@MainActor final class WindowRecording {
    let recorder: RunRecorder
    /// Whether the run is about this recording, and fails with it.
    let isRequired: Bool
    private var sampler = PictureSampler<KeptPicture>(capacity: HeadlessRun.picturesInStrip)

    init(_ recorder: RunRecorder, isRequired: Bool) { (self.recorder, self.isRequired) = (recorder, isRequired) }

    /// Notes a frame; `picture` is called if its picture is to be kept.
    func take(_ record: FrameRecord, picture: () -> KeptPicture) {
        recorder.take(record)
        sampler.offer(picture)
    }

    /// Ends it, and gives the paths of the files.
    func finish(kernels: KernelSet) throws -> [String] {
        try recorder.finish {
            let images = try sampler.pictures.map { try FilmStrip.frame($0.image(kernels: kernels)) }
            guard let last = images.last else { return nil }
            // A window that was resized gives pictures of different sizes; those of the last one make the strip.
            let pairs = zip(images, sampler.labels).filter { ($0.0.width, $0.0.height) == (last.width, last.height) }
            return try FilmStrip.image(frames: pairs.map(\.0), labels: pairs.map(\.1))
        }
    }
}
