import Foundation
import TestSupport
import Testing

@testable import LiveCode

/// Projects that are no good: each is one error, and none is read beyond its bounds.
@Suite struct FaultyProjectTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let file = "App/App.xcodeproj/project.pbxproj"

    private func opened(_ target: String? = nil) throws -> OpenedTarget? {
        try ProjectSearch(at: folder.path("App"), target: target, homes: [])?.opened()
    }

    /// A project with one app, which builds the file reference `F1` with `reference`.
    private func project(_ reference: String, groups: String = "") -> String {
        """
        {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, );};
        G = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>";}; \(groups)
        F1 = {isa = PBXFileReference; \(reference)};
        B1 = {isa = PBXBuildFile; fileRef = F1;};
        S = {isa = PBXSourcesBuildPhase; files = (B1, );};
        T = {isa = PBXNativeTarget; buildPhases = (S, ); name = App; \
        productType = "com.apple.product-type.application";};
        }; rootObject = P;}
        """
    }

    private static let nested = String(repeating: "{a=", count: 10_000) + "b" + String(repeating: ";}", count: 10_000)

    @Test(arguments: [
        ("", "not a property list"), ("{a = (b, ", "not a property list"), ("{a = b;}", "not an Xcode project"),
        (nested, "its lists are nested deeper than 64 levels"),
        ("// " + nested.replacing("{", with: "\u{2028}{"), "its lists are nested deeper than 64 levels"),
        ("<?xml version=\"1.0\"?><plist><dict/></plist>", "not a property list in the old style of Xcode"),
        ("bplist00\0", "not a property list in the old style of Xcode"),
    ])
    func aFaultyFileIsOneError(_ text: String, _ problem: String) throws {
        try folder.write(text, to: Self.file)
        let error = #expect(throws: LiveCodeError.self) { try opened() }
        #expect(error?.place == folder.path(Self.file) && error?.problem == problem)
    }

    /// A project is found beside its library, and not where files lie loose, or much deeper.
    @Test(
        arguments: [
            ("App/Example/App.xcodeproj", nil, true), ("App/Apps/iOS/App.xcodeproj", nil, true),
            ("App/a/b/c/App.xcodeproj", nil, false), ("App/Pods/App.xcodeproj", nil, false),
            ("App/.hidden/App.xcodeproj", nil, false), ("App/Example/App.xcodeproj", "App/Loose.swift", false),
        ] as [(String, String?, Bool)])
    func projectsWithinAFolderAreFound(_ path: String, _ other: String?, _ isFound: Bool) throws {
        let text = project("path = A.swift; sourceTree = \"<group>\";")
        try folder.write(text, to: path + "/project.pbxproj")
        try folder.write("let one = 1\n", to: String(path.dropLast("App.xcodeproj".count)) + "A.swift")
        if let other { try folder.write("let two = 2\n", to: other) }
        #expect((try opened()?.target.name == "App") == isFound)
    }

    @Test func aHugeFileIsOneError() throws {
        try folder.write("", to: Self.file)
        #expect(truncate(folder.path(Self.file), 100 << 20) == 0)
        let error = #expect(throws: LiveCodeError.self) { try opened() }
        #expect(error?.problem == "it has more than 32 MiB")
    }

    /// Wherever a write was cut off.
    @Test func aPartOfAProjectEnds() throws {
        let text = project("path = A.swift; sourceTree = \"<group>\";")
        for length in stride(from: 0, to: text.utf8.count, by: 23) {
            try folder.write(String(text.prefix(length)), to: Self.file)
            _ = try? opened()
        }
    }

    @Test(arguments: [
        "path = ../../outside/A.swift; sourceTree = \"<group>\";", "path = Linked.swift; sourceTree = SOURCE_ROOT;",
        "path = /etc/hostname.swift; sourceTree = \"<absolute>\";", "path = linked/A.swift; sourceTree = SOURCE_ROOT;",
    ])
    func aFileOutsideIsLeftOut(_ reference: String) throws {
        try folder.write("import UIKit\n", to: "outside/A.swift")
        try folder.write(project(reference), to: Self.file)
        try folder.link("App/Linked.swift", to: folder.path("outside/A.swift"))
        try folder.link("App/linked", to: folder.path("outside"))
        #expect(try opened() == nil)
    }

    /// A repository's files are read where a project in it names them.
    @Test func aFileOfTheRepositoryIsRead() throws {
        try folder.write("", to: ".git/HEAD")
        try folder.write("import UIKit\n", to: "Library/A.swift")
        try folder.write(project("path = ../Library/A.swift; sourceTree = SOURCE_ROOT;"), to: Self.file)
        #expect(try opened()?.sources.map { $0.suffix(15) } == ["Library/A.swift"])
    }

    @Test func groupsWithinEachOtherEnd() throws {
        try folder.write("import UIKit\n", to: "App/A.swift")
        let groups =
            "G2 = {isa = PBXGroup; children = (G3, F1, ); path = B; }; G3 = {isa = PBXGroup; children = (G2, );};"
        try folder.write(project("path = A.swift; sourceTree = SOURCE_ROOT;", groups: groups), to: Self.file)
        #expect(try opened()?.sources.count == 1)
        try folder.write(project("path = A.swift; sourceTree = \"<group>\";", groups: groups), to: Self.file)
        _ = try opened()
    }

    @Test func packagesThatNameEachOtherAreReadOnce() throws {
        for (name, other) in [("App", "Kit"), ("Kit", "App")] {
            try folder.write(
                """
                let package = Package(name: "\(name)", dependencies: [.package(path: "../\(other)")], targets: [
                    .target(name: "\(name)", dependencies: [.product(name: "\(other)", package: "\(other)")])])
                """, to: "\(name)/Package.swift")
            try folder.write("import \(other)\nimport UIKit\n", to: "\(name)/Sources/\(name)/\(name).swift")
        }
        #expect(try opened("App")?.modules == ["App", "Kit"])
    }
}
