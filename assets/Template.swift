import Foundation

/// The files that a user's own begin with.
package enum Template {
    /// An interactive transition; "Slide" stands for its name.
    package static var transition: URL {
        Bundle.module.bundleURL.appending(path: "templates/Transition.swift.txt")
    }
}
