import Foundation

/// The folders of the font files.
package struct FontFolders: Hashable, Sendable {
    /// The folder of Inter's static styles.
    package var inter: String
    /// The folder of the DejaVu fonts.
    package var dejaVu: String

    /// The folders of Debian's packages fonts-inter and fonts-dejavu-core.
    package static let debian = FontFolders(
        inter: "/usr/share/fonts/opentype/inter", dejaVu: "/usr/share/fonts/truetype/dejavu")

    package init(inter: String, dejaVu: String) { (self.inter, self.dejaVu) = (inter, dejaVu) }

    /// The files of fonts-dejavu-core. Other packages add more to the same folder, which must change nothing here.
    private static let dejaVuFiles = [
        "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf", "DejaVuSerif.ttf",
        "DejaVuSerif-Bold.ttf",
    ]

    /// The error about missing files; nil where the files that text cannot do without are there.
    package var problem: GraphicsError? {
        let needed = [
            (folder: inter, file: "Inter-Regular.otf", package: "fonts-inter"),
            (folder: dejaVu, file: "DejaVuSansMono.ttf", package: "fonts-dejavu-core"),
        ]
        let missing = needed.filter { !FileManager.default.isReadableFile(atPath: "\($0.folder)/\($0.file)") }
        guard let first = missing.first else { return nil }
        return GraphicsError(
            place: "\(first.folder)/\(first.file)",
            problem: "the font is missing, so text is set in the system's fonts and looks different",
            remedy: "run `apt-get install \(missing.map(\.package).joined(separator: " "))`")
    }

    /// A Fontconfig configuration that accepts these fonts and no others, whatever else the folders hold.
    ///
    /// The system's caches are named, because reading two dozen fonts without them takes tens of milliseconds.
    internal var configuration: String {
        let accepted = dejaVuPaths.map { "<glob>\($0)</glob>" }.joined()
        return """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig>
            <dir>\(escaped(inter))</dir><dir>\(escaped(dejaVu))</dir>
            <cachedir>/var/cache/fontconfig</cachedir>
            <selectfont>
            <acceptfont><glob>\(escaped(inter))/Inter-*</glob>\(accepted)</acceptfont>
            <rejectfont><glob>*</glob></rejectfont>
            </selectfont>
            </fontconfig>
            """
    }

    private var dejaVuPaths: [String] { Self.dejaVuFiles.map { "\(escaped(dejaVu))/\($0)" } }

    private func escaped(_ path: String) -> String {
        path.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
