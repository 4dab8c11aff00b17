import Foundation
import TestSupport
import Testing

@testable import LiveCode

/// Targets of packages, as far as their manifests spell them out.
@Suite struct PackageManifestTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func targets(_ manifest: String, files: [String]) throws -> [String] {
        try folder.write(manifest, to: "Package.swift")
        for file in files { try folder.write("import UIKit\n", to: file) }
        let manifest = try PackageManifest(
            in: folder.path(), within: ProjectBounds(around: folder.path(), homes: []))
        let root = (manifest.targets.flatMap(\.sources).first ?? "").components(separatedBy: "/segue-").first ?? ""
        return manifest.targets.map { target in
            let names = target.sources.map {
                $0.dropFirst(root.count + 1).split(separator: "/").dropFirst().joined(separator: "/")
            }
            return "\(target.name) \(target.kind): \(names.joined(separator: " "))"
        }
    }

    @Test func targetsByTheirFolders() throws {
        let manifest = """
            let package = Package(name: "Cards", targets: [
                .executableTarget(name: "Demo", dependencies: [.target(name: "Cards"), "Motion"], path: "Example"),
                .target(name: "Cards", exclude: ["Old/", "B.swift"]),
                .target(name: "Motion", path: "Sources", sources: ["Motion", "Extra/C.swift"]),
                .testTarget(name: "CardsTests"), .binaryTarget(name: "Binary", path: "B.zip"),
            ])
            """
        let files = [
            "Example/Main.swift", "Sources/Cards/A.swift", "Sources/Cards/B.swift", "Sources/Cards/Old/C.swift",
            "Sources/Motion/M.swift", "Sources/Extra/C.swift", "Sources/Extra/D.swift", "Tests/CardsTests/T.swift",
        ]
        #expect(
            try targets(manifest, files: files) == [
                "Demo program: Example/Main.swift", "Cards library: Sources/Cards/A.swift",
                "Motion library: Sources/Motion/M.swift Sources/Extra/C.swift",
                "CardsTests other(\"tests\"): Tests/CardsTests/T.swift", "Binary other(\"no Swift code\"): ",
            ])
    }

    @Test func theOnlyTargetMayHaveTheFolderOfAll() throws {
        let manifest = "let package = Package(name: \"Cards\", targets: [.target(name: \"Cards\")])"
        #expect(try targets(manifest, files: ["Sources/A.swift"]) == ["Cards library: Sources/A.swift"])
    }

    @Test func targetsThatAreComputedAreFolders() throws {
        let manifest = "let package = Package(name: \"Cards\", targets: names.map { .target(name: $0) })"
        #expect(
            try targets(manifest, files: ["Sources/A/A.swift", "Sources/B/B.swift", "Sources/C/c.txt"])
                == ["A library: Sources/A/A.swift", "B library: Sources/B/B.swift"])
    }

    @Test(arguments: [
        "", "Package(", ".target(name: \"", "Package(targets: [.target(name: [[[[", ")))]]", ".target(:::",
    ])
    func brokenManifestsEnd(_ text: String) throws { _ = try targets(text, files: []) }
}
