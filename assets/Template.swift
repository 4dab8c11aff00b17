import Foundation

/// The files that a user's own begin with.
package enum Template {
    /// An interactive transition; "Slide" stands for its name.
    package static var transition: URL {
        AssetFolder.url.appending(path: "templates/Transition.swift.txt")
    }
}
