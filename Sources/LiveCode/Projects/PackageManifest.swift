import Files
import Foundation

/// The targets of a Swift package, as far as its `Package.swift` spells them out; nothing of it is run.
///
/// Of targets that it makes by functions or loops, each folder of `Sources` is one.
struct PackageManifest {
    /// The name, or else that of the folder.
    let name: String
    /// The paths of the folders of packages that it names by their paths.
    let packagePaths: [String]
    /// The names of targets by those of the products that are made of them.
    private(set) var products: [String: [String]] = [:]
    private let calls: [ManifestCall]
    private let folder: String
    private let bounds: ProjectBounds

    private static let largest = 4 << 20
    private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

    /// The manifest in the folder at `path`; throws where it cannot be read.
    init(in path: String, within bounds: ProjectBounds) throws(LiveCodeError) {
        let text: String
        do throws(FileError) { text = try InputFile(path: path + "/Package.swift").text(limit: Self.largest) } catch {
            throw LiveCodeError(error, remedy: "name the folder of the Swift files")
        }
        folder = path
        self.bounds = bounds
        let all = ManifestCall.all(in: text)
        name = all.first { $0.function == "Package" }?.text("name") ?? FilePath(path).name
        packagePaths = all.filter { $0.function == "package" }.compactMap { $0.text("path") }.map {
            $0.isAbsolute ? $0 : path + "/" + $0
        }
        for product in all where ["library", "executable", "iOSApplication"].contains(product.function) {
            if let name = product.text("name") { products[name] = product.texts("targets") }
        }
        let targets = all.filter { ManifestCall.targets.contains($0.function) && $0.text("name") != nil }
        calls = targets
        apps = Set(all.filter { $0.function == "iOSApplication" }.flatMap { $0.texts("targets") })
    }

    /// The targets of apps for phones.
    private let apps: Set<String>

    /// The targets, in the order of the manifest.
    var targets: [ProjectTarget] { calls.isEmpty ? targetsOfFolders : calls.map(target) }

    private func target(_ call: ManifestCall) -> ProjectTarget {
        let name = call.text("name") ?? ""
        var target = ProjectTarget(name: name, kind: kind(of: name, call.function), project: self.name)
        let folder = call.text("path").map { self.folder + "/" + $0 } ?? conventionalFolder(of: name, call.function)
        var files = ProjectFiles(within: bounds)
        let sources = call.texts("sources")
        if let folder {
            for source in sources {
                let path = folder + "/" + source
                if source.hasSuffix(".swift") { files.append(path) } else { files.append(folder: path) }
            }
            if sources.isEmpty { files.append(folder: folder, besides: Set(call.texts("exclude").map(Self.trimmed))) }
        }
        target.sources = files.sources
        target.foreign = files.foreign
        target.absent = files.absent
        target.dependencies = call.texts("dependencies")
        target.conditions = call.flags
        return target
    }

    private static func trimmed(_ path: String) -> String { path.hasSuffix("/") ? String(path.dropLast()) : path }

    private func kind(of name: String, _ function: String) -> ProjectTarget.Kind {
        switch function {
        case "testTarget": .other("tests")
        case "target": .library
        case "executableTarget": apps.contains(name) ? .app : .program
        default: .other("no Swift code")
        }
    }

    /// The folder in which the files of the target `name` are where its path is not given.
    private func conventionalFolder(of name: String, _ function: String) -> String? {
        let folders = function == "testTarget" ? ["Tests"] + Self.sourceFolders : Self.sourceFolders
        let own = folders.map { "\(folder)/\($0)/\(name)" }.first { FileStatus(path: $0)?.kind == .folder }
        // The only one may have the folder of all.
        return own ?? (calls.count { $0.function != "testTarget" } == 1 ? sourceFolder : nil)
    }

    private var sourceFolder: String? {
        Self.sourceFolders.map { "\(folder)/\($0)" }.first { FileStatus(path: $0)?.kind == .folder }
    }

    private var targetsOfFolders: [ProjectTarget] {
        guard let sourceFolder, let folder = try? Folder(path: sourceFolder) else { return [] }
        let names = ((try? folder.names()) ?? []).filter {
            folder.status(of: $0)?.kind == .folder && !$0.hasPrefix(".")
        }
        return names.map { name in
            var files = ProjectFiles(within: bounds)
            files.append(folder: "\(sourceFolder)/\(name)")
            var target = ProjectTarget(name: name, kind: .library, project: self.name)
            target.sources = files.sources
            target.foreign = files.foreign
            target.dependencies = names.filter { $0 != name }
            return target
        }.filter { !$0.sources.isEmpty }
    }
}

extension String {
    fileprivate var isAbsolute: Bool { hasPrefix("/") }
}
