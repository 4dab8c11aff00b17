extension PreviewRun {
    /// The command that a run carries out, and what it alone needs.
    package enum Purpose {
        /// Opens the subject for the user; without a window its own drag goes into a folder of Segue's own.
        case open
        /// Records the user, or without a window the subject's own drag, into a folder; into a new one of Segue's own
        /// where it is nil.
        case record(into: RunFolder?)
        /// Plays a script, and records it where there is a folder, with a picture of every `pictureStep` frames or a film
        /// strip.
        case replay(GestureScript, into: RunFolder?, pictureStep: Int?)

        /// The folder that the user named for the files of the run; nil for none.
        var folder: RunFolder? {
            switch self {
            case .open: nil
            case .record(let folder): folder
            case .replay(_, let folder, _): folder
            }
        }

        /// The script to play; nil where the user drags.
        var script: GestureScript? {
            guard case .replay(let script, _, _) = self else { return nil }
            return script
        }

        /// Frames from one picture to the next; nil for a film strip.
        var pictureStep: Int? {
            guard case .replay(_, _, let step) = self else { return nil }
            return step
        }
    }
}
