import Foundation

/// The gesture scripts that come with the program.
package enum GestureFile {
    /// The script that shows the built-in transition of that name; nil where it has none.
    package static func url(forTransition name: String) -> URL? {
        let url = Bundle.module.bundleURL.appending(path: "gestures/\(name).jsonl")
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }
}
