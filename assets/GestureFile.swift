import Foundation

/// The gesture scripts that come with the program.
package enum GestureFile {
    /// The script that shows what has that name; nil where it has none.
    package static func url(named name: String) -> URL? {
        let url = AssetFolder.url.appending(path: "gestures/\(name).jsonl")
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }
}
