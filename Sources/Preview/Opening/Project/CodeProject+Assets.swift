import Files
import Foundation
import LiveCode
import SwiftSources

extension CodeProject {
    /// The folder that stands for the app's bundle.
    var bundle: BundleRoot {
        let isFolder = FileStatus(path: bundlePath)?.kind == .folder
        return BundleRoot(path: isFolder ? bundlePath : FilePath(bundlePath).folder, isDeep: isFolder, name: name)
    }

    /// Whether `changes` may have changed what `assetStamp` tells.
    func concernsAssets(_ changes: FileChanges) -> Bool {
        changes.isUnknown
            || changes.paths.contains { path in
                Self.isAsset(FilePath(path).name, in: path.split(separator: "/").dropLast())
            }
    }

    /// The parts of the app's bundle that are compiled with the code.
    struct CompiledParts: Sendable {
        /// The names of the sets in the asset catalogues.
        var assets: AssetNames
        /// The storyboards and nibs, by their paths.
        var interfaces: [InterfaceText]
    }

    /// Bytes of the largest storyboard.
    private static let largestInterface = 64 << 20

    /// Reads the parts of the app's bundle that are compiled with the code; files that cannot be read are left out.
    func readCompiledParts() -> CompiledParts {
        let files = BundleFiles(bundle)
        let target = target
        let own = files.interfaces.sorted().filter { path in
            guard let target, let absolute = FilePath.resolved(path) else { return true }
            return target.hasResource(absolute)
        }
        let interfaces = own.compactMap { path in
            (try? InputFile(path: path).contents(limit: Self.largestInterface)).map {
                InterfaceText(path: path, contents: $0)
            }
        }
        return CompiledParts(
            assets: AssetNames(colors: files.colorSets.keys.sorted(), images: files.imageSets.keys.sorted()),
            interfaces: interfaces)
    }

    private static func isAsset(_ name: String, in parents: some Sequence<some StringProtocol>) -> Bool {
        let ending = BundleFiles.ending(of: name)
        return [
            BundleFiles.pictureEndings, BundleFiles.fontEndings, BundleFiles.dataEndings, BundleFiles.interfaceEndings,
        ]
        .contains { $0.contains(ending) } || parents.contains { $0.hasSuffix(".xcassets") }
    }

    /// Bytes of an asset that is compared by its contents.
    private static let longestCompared = 256 << 10

    /// A number that is another one, in the same process, after a picture, a colour set, a font or a text of the app has
    /// changed.
    var assetStamp: Int {
        let bundle = bundle
        var hasher = Hasher()
        var walk = ProjectWalk(isDeep: bundle.isDeep)
        guard let folder = try? Folder(path: bundle.path) else { return 0 }
        try? walk.visit(folder) { entry in
            guard Self.isAsset(entry.name, in: entry.parents) else { return }
            hasher.combine(entry.path)
            // A file that is written anew as it was has not changed.
            if let data = try? InputFile(path: entry.path).contents(limit: Self.longestCompared) {
                data.withUnsafeBytes { hasher.combine(bytes: $0) }
            } else {
                hasher.combine(entry.status)
            }
        }
        return hasher.finalize()
    }
}
