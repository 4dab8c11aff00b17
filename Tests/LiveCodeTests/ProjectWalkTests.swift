import Files
import Foundation
import TestSupport
import Testing

@testable import LiveCode

/// The one walk through a project's folder, and the watcher that uses it.
@Suite struct ProjectWalkTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func entries(isDeep: Bool = true) throws -> [String] {
        var walk = ProjectWalk(isDeep: isDeep)
        var names: [String] = []
        try walk.visit(Folder(path: folder.path())) { entry in
            names.append((entry.parents + [entry.name]).joined(separator: "/"))
        }
        return names
    }

    private static let files = [
        "A.swift", "Assets.xcassets/ink.colorset/Contents.json", "Screens/photo.png", "en.lproj/a.strings",
        ".git/x", "Pods/x", "build/x", "AppTests/x", "Tests/x", "App.xcodeproj/x", "Screens/Tests/x", ".hidden",
    ]

    @Test func whatIsNoPartOfTheProjectIsLeftOut() throws {
        for file in Self.files { try folder.write("", to: file) }
        try folder.link("again", to: folder.path())
        try folder.link("Screens/B.swift", to: folder.path("A.swift"))
        #expect(
            try entries() == [
                "A.swift", "Assets.xcassets", "Assets.xcassets/ink.colorset",
                "Assets.xcassets/ink.colorset/Contents.json", "Screens", "Screens/photo.png", "en.lproj",
                "en.lproj/a.strings",
            ])
        #expect(try entries(isDeep: false) == entries().filter { !$0.hasPrefix("Screens") })
        try folder.write("", to: "Assets.xcassets/build/ink.imageset/Contents.json")
        #expect(try entries().contains("Assets.xcassets/build/ink.imageset/Contents.json"), "groups have any name")
    }

    @Test func deepFoldersEnd() throws {
        try folder.write("", to: Array(repeating: "d", count: 60).joined(separator: "/") + "/a.txt")
        let names = try entries()
        #expect(names.count == 33 && names.allSatisfy { $0.hasSuffix("d") })
    }

    @Test(arguments: [".", "A.swift"]) func savedAssetsAreSeen(_ name: String) throws {
        for file in Self.files { try folder.write("", to: file) }
        let watcher = try SourceWatcher([folder.path(name)])
        #expect(watcher.takeChanges().isEmpty)
        for file in ["Assets.xcassets/ink.colorset/Contents.json", "photo.png"] {
            try folder.write("{}", to: file)
            let changes = watcher.wait(atMost: 5)
            #expect(changes.paths.contains { $0.hasSuffix("/" + file) } && !changes.isUnknown, "\(changes)")
        }
        try folder.write("x", to: "build/x")
        #expect(watcher.takeChanges().isEmpty)
    }

    /// Folders that come are watched, and their changes are not known one by one.
    @Test func newFoldersAreWatched() throws {
        let watcher = try SourceWatcher([folder.path()])
        try folder.write("", to: "New/A.swift")
        #expect(watcher.wait(atMost: 5).isUnknown)
        try folder.write("", to: "New/B.swift")
        #expect(watcher.wait(atMost: 5).paths.contains(folder.path("New/B.swift")))
    }

    /// The changes of the file to which a link leads are the link's, also where that leads elsewhere later.
    @Test func theTargetOfALinkIsWatched() throws {
        for name in ["real", "other"] { try folder.write("", to: "\(name)/R.swift") }
        try FileManager.default.createDirectory(atPath: folder.path("App"), withIntermediateDirectories: true)
        try folder.link("App/A.swift", to: folder.path("real/R.swift"))
        let link = folder.path("App/A.swift")
        let watcher = try SourceWatcher([link])
        try folder.write("x", to: "real/R.swift")
        #expect(watcher.wait(atMost: 5).paths == [link])
        try folder.write("x", to: "real/S.swift")
        #expect(watcher.takeChanges().isEmpty)
        try FileManager.default.removeItem(atPath: link)
        try folder.link("App/A.swift", to: folder.path("other/R.swift"))
        let changes = watcher.wait(atMost: 5)
        #expect(changes.paths == [link])
        #expect(changes.isUnknown || watcher.wait(atMost: 1).isUnknown)
        try folder.write("x", to: "other/R.swift")
        #expect(watcher.wait(atMost: 5).paths == [link])
    }

    @Test func aWaitIsStopped() throws {
        let watcher = try SourceWatcher([folder.path()])
        watcher.stop()
        #expect(watcher.wait(atMost: 1_000).isEmpty)
    }

    /// A hard link in a folder that is not watched, and permissions.
    @Test func whatNothingTellsIsSeen() throws {
        try folder.write("", to: "one/A.swift")
        try FileManager.default.createDirectory(atPath: folder.path("two"), withIntermediateDirectories: true)
        try FileManager.default.linkItem(atPath: folder.path("one/A.swift"), toPath: folder.path("two/B.swift"))
        let watcher = try SourceWatcher([folder.path("one/A.swift")])
        #expect(watcher.wait(atMost: 0.01).isEmpty)
        let other = try FileHandle(forWritingTo: folder.url.appending(path: "two/B.swift"))
        try other.write(contentsOf: Data("let one = 1\n".utf8))
        #expect(watcher.wait(atMost: 0.01).isEmpty, "it may be written still")
        #expect(watcher.wait(atMost: 0.01).isUnknown)
        #expect(watcher.wait(atMost: 0.01).isEmpty)
        try other.close()
        #expect(chmod(folder.path("one/A.swift"), 0) == 0)
        #expect(watcher.wait(atMost: 0.01).isEmpty)
        #expect(watcher.wait(atMost: 0.01).isUnknown)
    }

    /// Events about other files in the folder hide nothing: the file to which a link leads now, and one by another name.
    @Test(arguments: [false, true]) func eventsBesideItHideNothing(isLink: Bool) throws {
        for name in ["One", "Two"] { try folder.write("", to: "App/\(name).swift") }
        let path = folder.path("App/A.swift")
        if isLink {
            try folder.link("App/A.swift", to: folder.path("App/One.swift"))
        } else {
            try FileManager.default.linkItem(atPath: folder.path("App/Two.swift"), toPath: path)
        }
        let watcher = try SourceWatcher([path])
        if isLink {
            try FileManager.default.removeItem(atPath: path)
            try folder.link("App/A.swift", to: folder.path("App/Two.swift"))
            while !watcher.wait(atMost: 0.1).isEmpty {}
        }
        let other = try FileHandle(forWritingTo: folder.url.appending(path: "App/Two.swift"))
        try other.write(contentsOf: Data("let two = 2\n".utf8))
        try other.close()
        var waits = 0
        while !watcher.wait(atMost: 0.1).isUnknown, waits < 20 {
            waits += 1
            try folder.write("\(waits)", to: "App/log.txt")
        }
        #expect(waits < 20)
        #expect(watcher.wait(atMost: 0.1).isEmpty)
    }

    /// A folder of the same name in the place of the one that was opened, which is told after a while without changes.
    @Test func aReplacedFolderIsSeen() throws {
        try folder.write("", to: "App/A.swift")
        let watcher = try SourceWatcher([folder.path("App/A.swift")])
        try FileManager.default.moveItem(atPath: folder.path("App"), toPath: folder.path("Old"))
        try folder.write("", to: "App/A.swift")
        #expect(watcher.wait(atMost: 5).isUnknown)
        try folder.write("x", to: "App/A.swift")
        #expect(watcher.wait(atMost: 5).paths.contains(folder.path("App/A.swift")))
    }
}
