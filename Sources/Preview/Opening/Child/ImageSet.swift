import Files
import LayerTree

/// An image set of an asset catalogue.
struct ImageSet {
    private struct File {
        var path: String
        /// Pixels per point; 1 for a picture for all densities.
        var scale: Double
        var variant: AssetVariant
    }

    private let files: [File]
    private let isTemplate: Bool?
    /// The path of a file that the set names and that is not there; nil without one.
    private let missing: String?

    /// The set with `contents` in the folder at `path`; entries without a file of that name do not count.
    init(_ contents: AssetContents, in path: String) {
        isTemplate =
            switch contents.properties["template-rendering-intent"] as? String {
            case "template": true
            case "original": false
            default: nil
            }
        var missing: String?
        files = contents.entries("images").compactMap { entry in
            guard let name = entry["filename"] as? String, !name.isEmpty, !name.contains("/"),
                let variant = AssetVariant(entry)
            else { return nil }
            guard FileStatus(path: "\(path)/\(name)")?.kind == .regular else {
                missing = missing ?? "\(path)/\(name)"
                return nil
            }
            let scale = (entry["scale"] as? String).flatMap { ["1x": 1.0, "2x": 2, "3x": 3][$0] }
            return File(path: "\(path)/\(name)", scale: scale ?? 1, variant: variant)
        }
        self.missing = missing
    }

    /// The image for an appearance on a screen of `screen` pixels to the point; nil for a set without files.
    ///
    /// Throws where all of them are of kinds that are not read.
    func image(isDark: Bool, on screen: Double) throws(AssetProblem) -> NamedImage? {
        let readable = files.filter { BundleFiles.pictureEndings.contains(BundleFiles.ending(of: $0.path)) }
        let best = AssetVariant.best(of: readable, isDark: isDark) { $0.variant }
        guard let file = PictureName.best(best, on: screen, scale: { $0.scale }) else {
            guard let other = files.first else {
                guard let missing else { return nil }
                throw AssetProblem(
                    place: missing, problem: "no such file", remedy: "add the picture again in Xcode")
            }
            throw .unread(other.path)
        }
        return NamedImage(path: file.path, scale: file.scale, isTemplate: isTemplate)
    }
}
