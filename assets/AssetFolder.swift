import Foundation

/// The folder of the files that come with the program.
enum AssetFolder {
    /// The folder beside the program, also where `Bundle.main` stands for an app that the program runs; elsewhere the one of
    /// the package, as in tests.
    static let url: URL = {
        let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = ((program ?? "") as NSString).deletingLastPathComponent + "/segue_Assets.resources"
        return (Bundle(path: folder) ?? .module).bundleURL
    }()
}
