import Files
import Films
import Graphics
import Recorder

/// The film on the page of a run that has a picture of each of its frames.
enum RunFilm {
    /// The most frames: a page of some megabytes.
    private static let limit = 1_200

    /// The style and the elements of the player for `run` in `folder`; nil where pictures are missing, where the window was
    /// resized, or where libwebp is not installed.
    static func player(of run: RecordedRun, in folder: Folder) -> (style: String, elements: String)? {
        let frames = RecordedFrame.all(of: run)
        let names = frames.map { RunFiles.picture($0.index) }
        guard frames.count > 1, frames.count <= limit,
            !run.frames.dropFirst().contains(where: { $0.flags.contains(.resized) }),
            names.allSatisfy({ folder.status(of: $0)?.kind == .regular })
        else { return nil }
        var text = PlayerScript.element(films: 1, isAlone: false)
        do {
            guard let first = RunPictures.picture(named: names[0], in: folder) else { return nil }
            let film = FilmDescription(
                width: first.width, height: first.height, frameRate: run.conditions.refreshRate)
            let track = try FilmTrack(film, title: run.conditions.scenario) { text += $0 }
            var start = 0.0
            for ((frame, name), record) in zip(zip(frames, names), run.frames) {
                guard let image = RunPictures.picture(named: name, in: folder) else { return nil }
                let end = max(start, frame.seconds)
                try track.append(FilmFrame(image, start: start, end: end, state: state(of: frame, record)))
                start = end
            }
            try track.finish()
        } catch {
            return nil
        }
        return (PlayerStyle.player, text + PlayerScript.script)
    }

    private static func state(of frame: RecordedFrame, _ record: FrameRecord) -> FilmState {
        var state = FilmState()
        state.progress = record.progress
        state.velocity = record.velocity
        state.milliseconds = frame.milliseconds
        state.isLate = frame.isLate
        return state
    }
}
