import Files
import Foundation

/// The pictures in a folder of sources, as an app's bundle has them: files, and image sets of asset catalogues.
struct AppBundle {
    /// An image set's `Contents.json`, as far as it matters here.
    private struct Contents: Decodable {
        struct Image: Decodable {
            struct Appearance: Decodable { var value: String? }
            var filename: String?
            var scale: String?
            var idiom: String?
            var appearances: [Appearance]?
        }
        var images: [Image]?
    }

    /// The paths of picture files, by their names without ending and density.
    private var files: [String: [String]] = [:]
    /// The paths of image sets, by their names.
    private var sets: [String: String] = [:]
    private let scale: Double

    private static let endings = ["png", "jpg", "jpeg", "webp"]
    private static let ignored: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]
    /// Folders within each other, and files in all of them.
    private static let deepest = 16
    private static let mostFiles = 20_000

    /// The bundle in the folder `path`, for a screen of `scale` pixels to the point.
    init(_ path: String, scale: Double) {
        self.scale = scale
        var count = 0
        collect(path, depth: 0, &count)
    }

    private mutating func collect(_ path: String, depth: Int, _ count: inout Int) {
        guard depth < Self.deepest, let names = try? Folder(path: path).names() else { return }
        for name in names.sorted() where !name.hasPrefix(".") && !Self.ignored.contains(name) {
            count += 1
            guard count < Self.mostFiles else { return }
            let child = path + "/" + name
            let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
            let stem = name.contains(".") ? String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]) : name
            if ending == "imageset" {
                sets[stem] = sets[stem] ?? child
            } else if Self.endings.contains(ending) {
                files[Self.baseName(stem), default: []].append(child)
                files[name, default: []].append(child)
            } else if FileStatus(path: child)?.kind == .folder {
                collect(child, depth: depth + 1, &count)
            }
        }
    }

    /// `stem` without the density at its end.
    private static func baseName(_ stem: String) -> String {
        for suffix in ["@1x", "@2x", "@3x"] where stem.hasSuffix(suffix) { return String(stem.dropLast(3)) }
        return stem
    }

    /// The path of the picture that `UIImage(named:)` means by `name`: of those for several densities the screen's, or the
    /// next denser one; nil where there is none.
    func picture(named name: String) -> String? {
        if let set = sets[name], let path = picture(inSet: set) { return path }
        return files[name].flatMap { best($0.map { ($0, Self.density($0)) }) }
    }

    private func picture(inSet path: String) -> String? {
        guard let data = try? InputFile(path: path + "/Contents.json").contents(limit: 1 << 20),
            let images = try? JSONDecoder().decode(Contents.self, from: data).images
        else { return nil }
        let usable = images.compactMap { image -> (path: String, density: Double)? in
            guard let file = image.filename, image.appearances?.contains(where: { $0.value == "dark" }) != true else {
                return nil
            }
            return (path + "/" + file, image.scale.flatMap { Double($0.dropLast()) } ?? 1)
        }
        return best(usable)
    }

    /// The candidate whose density is that of the screen, or the next higher one, or the highest.
    private func best(_ candidates: [(path: String, density: Double)]) -> String? {
        let sorted = candidates.filter { FileStatus(path: $0.path)?.kind == .regular }.sorted {
            $0.density < $1.density
        }
        return (sorted.first { $0.density >= scale } ?? sorted.last)?.path
    }

    private static func density(_ path: String) -> Double {
        let stem = FilePath(path).name.split(separator: ".").dropLast().joined(separator: ".")
        return ["@2x": 2, "@3x": 3].first { stem.hasSuffix($0.key) }?.value ?? 1
    }
}
