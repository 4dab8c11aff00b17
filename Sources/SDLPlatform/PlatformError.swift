/// A failure of the platform: one message of place, problem and remedy.
package struct PlatformError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Code: Hashable, Sendable {
        /// There is no display to open a window on; work without a window goes on.
        case noDisplay
        /// SDL is there, and failed.
        case videoUnusable
        /// The display's renderer cannot do what the GPU backend needs.
        case rendererUnusable
        /// A file cannot be read, is no picture, or is too large to be one.
        case imageUnreadable
        /// A picture does not fit into a file.
        case imageUnwritable
    }

    package let code: Code
    /// The place: a file, a driver, a window.
    package let place: String
    package let problem: String
    /// The remedy, as a clause in the imperative: "use --renderer cpu".
    package let remedy: String

    package init(_ code: Code, place: String, problem: String, remedy: String) {
        self.code = code
        self.place = place
        self.problem = problem
        self.remedy = remedy
    }

    package var description: String { "\(place): \(problem); \(remedy)" }
}
