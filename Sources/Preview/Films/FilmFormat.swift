import Files

/// The format of a film, which the ending of its file's name says.
package enum FilmFormat: String, CaseIterable, Sendable {
    /// One picture, or several side by side.
    case png
    /// A folder of numbered PNG files; its name ends with a slash.
    case folder
    /// An animated PNG.
    case apng
    case webp
    case gif
    /// H.264, through ffmpeg.
    case mp4
    /// VP9, through ffmpeg.
    case webm
    /// A page that plays the film.
    case html

    /// The format for the file or folder at `path`; an error of usage where its ending says none.
    package init(path: String) throws(PreviewError) {
        let place = FilePath(path)
        let parts = place.name.split(separator: ".", omittingEmptySubsequences: false)
        let ending = place.endsWithSlash ? Self.folder.rawValue : parts.last?.lowercased() ?? ""
        let isNamed = place.endsWithSlash || parts.count > 1 && ending != Self.folder.rawValue
        guard !place.name.isEmpty, isNamed, let format = Self(rawValue: ending) else {
            let endings = Self.endings.map { "." + $0 }
            throw PreviewError(
                place: path.isEmpty ? "-o ''" : path, problem: "its ending names no format of a film",
                remedy: "end it with \(NearestNames.list(endings)), or with / for a folder of frames", status: .usage)
        }
        self = format
    }

    /// The endings of files' names.
    package static let endings = allCases.filter { $0 != .folder }.map(\.rawValue)

    /// The name in messages.
    var title: String {
        switch self {
        case .folder: "a folder of frames"
        case .webm: "WebM"
        case .webp: "WebP"
        default: rawValue.uppercased()
        }
    }

    /// Whether the page or desktop behind it can shine through.
    var hasAlpha: Bool {
        switch self {
        case .png, .folder, .apng, .webp: true
        case .gif, .mp4, .webm, .html: false
        }
    }

    /// Frames per second where none are asked for.
    ///
    /// GIF counts hundredths of a second, and viewers slow down what is shorter than two of them.
    var standardRate: Double { self == .gif ? 50 : 60 }
}
