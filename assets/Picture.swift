import Foundation

/// The pictures that the built-in screens show, each a square of 720 pixels with a thumbnail of 336; `assets/README.md` says where
/// they come from.
package enum Picture: String, CaseIterable, Sendable {
    case dunes, lake, mountains, forest, aurora, city, waves, night, canyon

    /// The picture's file, a JPEG.
    package var url: URL {
        AssetFolder.url.appending(path: "pictures/\(rawValue).jpg")
    }

    /// The file of the picture's thumbnail, a JPEG.
    package var thumbnailURL: URL { AssetFolder.url.appending(path: "pictures/\(rawValue)\(Self.thumbnailSuffix).jpg") }

    private static let thumbnailSuffix = "-thumbnail"

    /// The file of the picture that code calls `name`, such as `lake` or `lake-thumbnail`; nil where there is none.
    package static func url(named name: String) -> URL? {
        guard name.hasSuffix(thumbnailSuffix) else { return Picture(rawValue: name)?.url }
        return Picture(rawValue: String(name.dropLast(thumbnailSuffix.count)))?.thumbnailURL
    }
}
