import Files
import Foundation
import LayerTree
import ViewKit

/// The app's bundle: the images and colours in the files of a folder.
final class AppBundle: AssetSource {
    /// All of its files.
    let files: BundleFiles
    /// Called with each problem of an asset that code asks for, once.
    var onProblem: (String) -> Void = { _ in }

    private let scale: Double
    private let others: any AssetSource
    private var reported: Set<AssetProblem> = []
    private var imageSets: [String: ImageSet] = [:]
    private var colors: [String: NamedColor] = [:]

    /// The bundle of `files`, for a screen of `scale` pixels to the point; what is not in it is looked for in `others`.
    init(_ files: BundleFiles, scale: Double, others: any AssetSource) {
        self.files = files
        self.scale = scale
        self.others = others
    }

    func image(named name: String, isDark: Bool) -> NamedImage? {
        if let path = files.imageSets[name], let image = image(inSet: path, isDark: isDark) { return image }
        if let image = picture(named: name) ?? others.image(named: name, isDark: isDark) { return image }
        if let path = files.unreadPictures[name] { report(.unread(path)) }
        return nil
    }

    private func image(inSet path: String, isDark: Bool) -> NamedImage? {
        do throws(AssetProblem) {
            return try imageSet(at: path).image(isDark: isDark, on: scale)
        } catch {
            report(error)
            return nil
        }
    }

    private func imageSet(at path: String) throws(AssetProblem) -> ImageSet {
        if let set = imageSets[path] { return set }
        let set = ImageSet(try AssetContents(ofFolder: path), in: path)
        imageSets[path] = set
        return set
    }

    /// The picture file of that name; a PNG goes first where the name has no ending.
    private func picture(named name: String) -> NamedImage? {
        let paths = files.pictures[name] ?? []
        let portable = paths.filter { BundleFiles.ending(of: $0) == "png" }
        let best = PictureName.best(portable.isEmpty ? paths : portable, on: scale) { Self.scale(of: $0) }
        return best.map { NamedImage(path: $0, scale: Self.scale(of: $0)) }
    }

    /// Pixels per point of the picture file at `path`.
    private static func scale(of path: String) -> Double {
        let name = FilePath(path).name
        return PictureName(String(name.dropLast(BundleFiles.ending(of: name).count + 1)))?.scale ?? 1
    }

    func color(named name: String) -> NamedColor? {
        if let color = colors[name] { return color }
        guard let path = files.colorSets[name] else { return others.color(named: name) }
        do throws(AssetProblem) {
            let contents = try AssetContents(ofFolder: path)
            // New projects have a set for the accent colour without one.
            if name == UIColor.accentName, ColorSet.isEmpty(contents) { return nil }
            let color = try ColorSet.color(contents, place: path)
            colors[name] = color
            return color
        } catch {
            report(error)
            return nil
        }
    }

    func symbolOutline(named name: String) -> CGPath? { others.symbolOutline(named: name) }

    private func report(_ problem: AssetProblem) {
        if reported.insert(problem).inserted { onProblem(problem.description) }
    }
}
