import Files

extension PreviewError {
    /// `place` could not be written, for the reason that the system gave.
    static func unwritable(
        _ place: String, _ error: FileError, remedy: String = "choose a folder with room that you may write to"
    ) -> PreviewError {
        PreviewError(
            place: place,
            problem: "cannot be written (\(error.isAbsence ? "its folder does not exist" : error.problem))",
            remedy: remedy)
    }

    /// `place` could not be read, for the reason that the system gave.
    static func unreadable(_ place: String, _ error: FileError, remedy: String) -> PreviewError {
        PreviewError(
            place: place, problem: error.isAbsence ? "no such file" : "cannot be read (\(error.problem))",
            remedy: remedy)
    }

    /// There is something of `kind` at `path`, a folder of Segue's own.
    static func misplaced(_ path: String, _ kind: FileKind) -> PreviewError {
        PreviewError(
            place: path, problem: "it is \(kind.phrase), where the files of runs belong",
            remedy: "remove it, or start segue in another folder")
    }

    /// Something else came to `path` while a run was made that belongs there.
    static func occupied(_ path: String) -> PreviewError {
        PreviewError(
            place: path, problem: "another program took this name during the run", remedy: "rename one of the two")
    }

    /// The folder of a run for `path`, or the one that holds it, is gone.
    static func removed(_ path: String) -> PreviewError {
        PreviewError(
            place: path, problem: "another program removed the folder during the run",
            remedy: "record again, and leave it where it is")
    }

    /// The folder at `path` is never replaced.
    static func protected(_ path: String) -> PreviewError {
        PreviewError(
            place: path, problem: "it is the working folder, one above it, or the root, which are never replaced",
            remedy: "name another folder")
    }

    /// There is something at `path` already: `run already exists; use --force to replace it`.
    static func existing(_ path: String, remedy: String) -> PreviewError {
        PreviewError(problem: "\(path) already exists", remedy: remedy)
    }
}
