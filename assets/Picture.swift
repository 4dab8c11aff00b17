import Foundation

/// The pictures of Magic Move's grid, each a square of 720 pixels; `assets/README.md` says where they come from.
package enum Picture: String, CaseIterable, Sendable {
    case dunes, lake, mountains, forest, aurora, city, waves, night, canyon

    /// The picture's file, a JPEG.
    package var url: URL {
        AssetFolder.url.appending(path: "pictures/\(rawValue).jpg")
    }
}
