import Files

extension PreviewError {
    /// `place` could not be written, for the reason that the system gave.
    static func unwritable(
        _ place: String, _ error: FileError, remedy: String = "Choose a folder with room that you may write to."
    ) -> PreviewError {
        PreviewError(place: place, problem: "it cannot be written (\(error.problem))", remedy: remedy)
    }

    /// `place` could not be read, for the reason that the system gave.
    static func unreadable(_ place: String, _ error: FileError, remedy: String) -> PreviewError {
        PreviewError(place: place, problem: "it cannot be read (\(error.problem))", remedy: remedy)
    }

    /// There is something of `kind` at `path`, a folder of Segue's own.
    static func misplaced(_ path: String, _ kind: FileKind) -> PreviewError {
        PreviewError(
            place: path, problem: "it is \(kind.phrase), where the files of runs belong",
            remedy: "Remove it, or start segue in another folder.")
    }

    /// Something else came to `path` while a run was made that belongs there.
    static func occupied(_ path: String) -> PreviewError {
        PreviewError(
            place: path, problem: "something else has taken this name during the run", remedy: "Rename one of the two.")
    }

    /// There is something at `path` already; `replaces` says that it was to be replaced, and never is.
    static func taken(_ path: String, replaces: Bool) -> PreviewError {
        replaces
            ? PreviewError(
                place: path, problem: "it is the working folder, one above it, or the root, which are never replaced",
                remedy: "Name another folder.")
            : PreviewError(
                place: path, problem: "there is something of that name",
                remedy: "Choose another name, or replace a recorded run with --force.")
    }
}
