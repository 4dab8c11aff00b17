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

    /// The names of the sets in the app's asset catalogues.
    func readAssetNames() -> AssetNames {
        let files = BundleFiles(bundle)
        return AssetNames(colors: files.colorSets.keys.sorted(), images: files.imageSets.keys.sorted())
    }

    private static func isAsset(_ name: String, in parents: some Sequence<some StringProtocol>) -> Bool {
        let ending = BundleFiles.ending(of: name)
        return [BundleFiles.pictureEndings, BundleFiles.fontEndings, BundleFiles.dataEndings]
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
