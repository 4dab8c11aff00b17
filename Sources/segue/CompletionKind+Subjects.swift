import ArgumentParser
import Preview

extension CompletionKind {
    /// The names of what comes with the program, in zsh with a summary after a colon.
    ///
    /// The scripts that `make install` puts into place add Swift files and folders.
    static var subjects: CompletionKind {
        .custom { _, _, _ in
            let separator = CompletionShell.requesting == .zsh ? ":" : nil
            return MainActor.assumeIsolated { Catalog().names(describedAfter: separator) }
        }
    }
}
