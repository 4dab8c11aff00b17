import Files
import Foundation
import SwiftSources

/// The Swift files that are opened together.
package struct SourceProject: Hashable, Sendable {
    /// A Swift file and its text.
    package struct File: Hashable, Sendable {
        /// The path, as it was named or as it lies in the folder that was named.
        package let path: String
        package let text: String
    }

    /// The files, in the order of the paths that were named, those of a folder sorted by path; behind them the siblings, which
    /// they need.
    package let files: [File]
    /// The number of files that were named.
    package let namedCount: Int

    /// The storyboards and nibs of the app.
    package var interfaces: [InterfaceText] = []

    /// The way in which they are compiled.
    package var settings = CompilationSettings()

    /// Bytes of the largest file, and of all together.
    static let largestFile = 4 << 20
    static let largestProject = 64 << 20
    package static let mostFiles = 5_000

    /// The files at `paths`, each a Swift file or a folder that is searched for them.
    ///
    /// Left out of a folder is what `ProjectWalk` leaves out, and `Package.swift`. Throws for paths that lead nowhere or to
    /// something else, for files that are no UTF-8 or too large, and where no Swift file is found.
    package init(at paths: [String]) throws(LiveCodeError) {
        self.init(files: try SourceSearch(at: paths).files)
    }

    /// The `files`, of which the first `namedCount` were named; all where it is nil.
    init(files: [File], namedCount: Int? = nil) {
        self.files = files
        self.namedCount = namedCount ?? files.count
    }
}

extension SourceProject {
    /// Whether the code of both is the same, so that only the interface files may differ.
    func hasCode(of other: SourceProject) -> Bool {
        files == other.files && namedCount == other.namedCount && settings == other.settings
            && interfaces.isEmpty == other.interfaces.isEmpty
    }

    /// Whether a file may ask for other files of the app: by `Bundle`, by file literals, or by localized texts.
    package var usesBundle: Bool {
        files.contains { file in
            ["Bundle", "bundle", "fileLiteral", "ocalized"].contains {
                file.text.range(of: $0, options: .literal) != nil
            }
        }
    }
}

extension SourceProject {
    /// 64 bits of the texts and of the names of assets, as 16 hexadecimal digits; equal for equal ones.
    package var digest: String {
        TextDigest(
            files.map(\.text) + settings.assets.colors + settings.assets.images
                + interfaces.map { String(decoding: $0.contents, as: UTF8.self) }
        ).description
    }
}
