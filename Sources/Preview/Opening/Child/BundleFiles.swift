import Files
import LiveCode

/// The files of an app's bundle, as Xcode puts them into one: those of all folders beside each other, by their names.
///
/// Of several files with one name the one in the fewest folders counts.
struct BundleFiles {
    /// The paths of picture files by their names without density, with and without the ending.
    private(set) var pictures: [String: [String]] = [:]
    /// The paths of pictures that are not read by their names, with and without the ending.
    private(set) var unreadPictures: [String: String] = [:]
    /// The paths of the sets in asset catalogues by their names, which hold the names of folders that provide a namespace.
    private(set) var imageSets: [String: String] = [:]
    private(set) var colorSets: [String: String] = [:]
    /// The paths of font files.
    private(set) var fonts: [String] = []
    /// The paths of all files but sources, of bundles within the bundle, and of the folders at the top, by their names.
    private(set) var resources: [String: String] = [:]
    /// The paths of files by the names of their localizations, such as `en.lproj`, and their own.
    private(set) var localizations: [String: [String: String]] = [:]
    /// The paths of storyboards and nibs.
    private(set) var interfaces: [String] = []
    /// The path of the app's `Info.plist`.
    private(set) var information: String?

    /// The prefixes of the names of sets by the paths of their folders.
    private var namespaces: [String: String] = [:]

    /// An entry of the folder, which holds no folder open.
    private struct Found {
        var name: String
        var path: String
        var parents: [String]
        var isFolder: Bool
    }

    static let pictureEndings: Set<String> = ["png", "jpg", "jpeg", "webp"]
    private static let unreadPictureEndings: Set<String> = ["pdf", "svg", "heic", "heif", "gif", "tif", "tiff", "bmp"]
    static let fontEndings: Set<String> = ["ttf", "otf"]
    /// Endings of files that code reads by `Bundle.main`, besides those.
    static let dataEndings: Set<String> = [
        "json", "plist", "strings", "stringsdict", "xcstrings",
        "txt", "csv", "xml", "html", "css", "js", "md", "geojson",
        "tsv", "yaml", "yml", "toml", "rtf", "pdf", "svg", "gif", "heic", "dat", "data", "bin", "sqlite", "db", "mp4",
        "mov", "m4v",
        "mp3", "m4a", "wav", "aac", "caf", "aif", "aiff", "usdz", "lottie", "ics", "vcf", "pem", "cer", "der",
    ]
    static let interfaceEndings: Set<String> = ["storyboard", "xib"]
    private static let catalogEnding = ".xcassets"
    private static let sourceEndings: Set<String> = [
        "swift", "h", "m", "mm", "c", "cc", "cpp", "hpp", "metal", "storyboard", "xib", "entitlements",
    ]
    /// Names of folders that make a bundle one of another kind.
    private static let layoutFolders: Set<String> = ["Contents", "Resources", "Support Files"]

    /// The files of `root`; what cannot be read is left out.
    init(_ root: BundleRoot) {
        var found: [Found] = []
        var walk = ProjectWalk(isDeep: root.isDeep)
        guard let folder = try? Folder(path: root.path) else { return }
        try? walk.visit(folder) { entry in
            found.append(
                Found(
                    name: entry.name, path: entry.path, parents: entry.parents,
                    isFolder: entry.status.kind == .folder))
        }
        let levels = Dictionary(grouping: found) { $0.parents.count }
        for level in levels.keys.sorted() { levels[level]?.forEach { add($0) } }
    }

    private mutating func add(_ found: Found) {
        if found.parents.contains(where: { $0.hasSuffix(Self.catalogEnding) }) {
            if found.isFolder { addSet(found) }
        } else if found.parents.contains(where: { $0.hasSuffix(".bundle") }) {
            return
        } else if found.isFolder {
            addFolder(found)
        } else if Self.interfaceEndings.contains(Self.ending(of: found.name)) {
            interfaces.append(found.path)
        } else if let localization = found.parents.last(where: { $0.hasSuffix(".lproj") }) {
            localizations[localization, default: [:]].insert(found.path, for: found.name)
        } else {
            addFile(found)
        }
    }

    /// Adds a folder of an asset catalogue: a set, or one that may provide a namespace.
    private mutating func addSet(_ found: Found) {
        let prefix = namespaces[FilePath(found.path).folder] ?? ""
        let ending = Self.ending(of: found.name)
        let stem = prefix + found.name.dropLast(ending.count + 1)
        switch ending {
        case "imageset": imageSets.insert(found.path, for: stem)
        case "colorset": colorSets.insert(found.path, for: stem)
        default:
            let contents = try? AssetContents(ofFolder: found.path)
            let isNamespace = contents?.properties["provides-namespace"] as? Bool == true
            namespaces[found.path] = isNamespace ? prefix + found.name + "/" : prefix
        }
    }

    private mutating func addFolder(_ found: Found) {
        let isPlain = !found.name.hasSuffix(Self.catalogEnding) && !found.name.hasSuffix(".lproj")
        let isReferred = found.parents.isEmpty && isPlain && !Self.layoutFolders.contains(found.name)
        if isReferred || found.name.hasSuffix(".bundle") { resources.insert(found.path, for: found.name) }
    }

    private mutating func addFile(_ found: Found) {
        let ending = Self.ending(of: found.name)
        guard !Self.sourceEndings.contains(ending) else { return }
        if found.name == "Info.plist" {
            information = information ?? found.path
            return
        }
        resources.insert(found.path, for: found.name)
        if Self.fontEndings.contains(ending) { fonts.append(found.path) }
        let stem = String(found.name.dropLast(ending.count + 1))
        if Self.unreadPictureEndings.contains(ending) {
            for name in [stem, found.name] { unreadPictures.insert(found.path, for: name) }
        }
        guard Self.pictureEndings.contains(ending), let base = PictureName(stem)?.base else { return }
        pictures[base, default: []].append(found.path)
        pictures[base + "." + found.name.suffix(ending.count), default: []].append(found.path)
    }

    /// The letters behind the last full stop, as small ones; none where there is no full stop.
    static func ending(of name: String) -> String {
        guard let dot = name.lastIndex(of: ".") else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }
}

extension [String: String] {
    /// Sets the value for `key`, unless there is one.
    fileprivate mutating func insert(_ value: String, for key: String) {
        if self[key] == nil { self[key] = value }
    }
}

/// The files that stand for the app's bundle: those of the folder that was opened, or those beside a file that was.
struct BundleRoot: Codable, Hashable, Sendable {
    /// The path of the folder, relative to the working folder or absolute.
    var path: String
    /// Whether the folders in it count, too; otherwise only its asset catalogues and localizations do.
    var isDeep: Bool
    /// The name of the app.
    var name: String
}
