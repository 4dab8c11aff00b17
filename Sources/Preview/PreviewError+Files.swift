import Foundation

extension PreviewError {
    /// `place` could not be written, for the reason that the system gave.
    static func unwritable(_ place: String, _ error: any Error, remedy: String) -> PreviewError {
        PreviewError(place: place, problem: "it cannot be written (\(reason(of: error)))", remedy: remedy)
    }

    /// `place` could not be read, for the reason that the system gave.
    static func unreadable(_ place: String, _ error: any Error, remedy: String) -> PreviewError {
        PreviewError(place: place, problem: "it cannot be read (\(reason(of: error)))", remedy: remedy)
    }

    /// The system's own words, where the error carries them: Foundation's are vaguer.
    private static func reason(of error: any Error) -> String {
        let cause = (error as? CocoaError)?.underlying ?? error
        return (cause as? POSIXError).map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
    }
}
