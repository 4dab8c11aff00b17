import Foundation
import TestSupport
import Testing

@testable import LiveCode

/// Folders for the products of programs that run at once, or were killed.
@Suite struct ProductFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var cache: String { folder.path("cache/segue") }

    @Test func eachProgramHasItsOwnUntilItEnds() throws {
        var first: ProductFolder? = try ProductFolder(in: cache)
        let second = try ProductFolder(in: cache)
        try first?.write(Data("a".utf8), as: "a.swift")
        try second.write(Data("b".utf8), as: "a.swift")
        #expect(try folder.names("cache/segue") == ["1", "2"] && first?.path != second.path)
        first = nil
        #expect(try folder.names("cache/segue") == ["2"])
        #expect(try folder.text("cache/segue/2/a.swift") == "b")
    }

    @Test func whatAKillLeftIsRemoved() throws {
        for name in ["7/0-A.swift", "mine/a.txt", "8/foreign/b.txt"] {
            try folder.write("x", to: "cache/segue/" + name)
        }
        let products = try ProductFolder(in: cache)
        #expect(try folder.names("cache/segue") == ["1", "mine"], "a folder without a number stays")
        products.removeFiles(except: [])
    }

    /// As a user does who empties the cache while a window is open.
    @Test func aFolderThatWasRemovedIsMadeAnew() throws {
        let products = try ProductFolder(in: cache)
        try products.write(Data("a".utf8), as: "a.swift")
        try FileManager.default.removeItem(atPath: cache)
        try products.write(Data("b".utf8), as: "b.swift")
        #expect(try folder.text("cache/segue/1/b.swift") == "b" && products.path == cache + "/1")
        try FileManager.default.removeItem(atPath: cache)
        let launch = try products.makeLaunchFolder()
        #expect(FileManager.default.fileExists(atPath: launch.path))
    }

    @Test func foldersWithoutPermissionsAreRemoved() throws {
        let products = try ProductFolder(in: cache)
        var launch: LaunchFolder? = try products.makeLaunchFolder()
        let locked = try #require(launch).path + "/Home/locked"
        try FileManager.default.createDirectory(atPath: locked + "/x", withIntermediateDirectories: true)
        #expect(chmod(locked, 0) == 0)
        launch = nil
        #expect(try folder.names("cache/segue/1") == [])
    }

    /// Code that makes a folder beside `#filePath`, as tests of snapshots do, leaves it there.
    @Test func whatCodeLeavesIsRemoved() throws {
        var products: ProductFolder? = try ProductFolder(in: cache)
        let left = try #require(products).path + "/__Snapshots__/a"
        try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
        products = nil
        #expect(try folder.names("cache/segue") == [])
    }

    @Test func filesAreKeptByName() throws {
        let products = try ProductFolder(in: cache)
        for name in ["a", "b", "c"] { try products.write(Data(), as: name) }
        products.removeFiles(except: ["b"])
        #expect(try folder.names("cache/segue/1") == ["b"])
    }

    @Test func aLaunchHasAHomeUntilItEnds() throws {
        let products = try ProductFolder(in: cache)
        var first: LaunchFolder? = try products.makeLaunchFolder()
        let second = try products.makeLaunchFolder()
        #expect(first?.path == cache + "/1/launch-1" && second.path == cache + "/1/launch-2")
        #expect(try folder.names("cache/segue/1/launch-1/Home") == ["Documents", "Library", "tmp"])
        for path in second.environment.values {
            #expect(path.hasPrefix(second.path) && FileManager.default.fileExists(atPath: path))
        }
        try folder.write("mine", to: "outside/kept.txt")
        let home = "cache/segue/1/launch-1/Home/"
        try folder.write("x", to: home + "Documents/a/b/c.txt")
        try folder.link(home + "Documents/folder", to: folder.path("outside"))
        try folder.link(home + "file", to: folder.path("outside/kept.txt"))
        first = nil
        #expect(try folder.names("cache/segue/1") == ["launch-2"])
        #expect(try folder.text("outside/kept.txt") == "mine")
        products.removeFiles(except: [])
        #expect(try folder.names("cache/segue/1") == ["launch-2"])
    }

    @Test func launchesThatAKillLeftAreRemoved() throws {
        try folder.write("x", to: "cache/segue/7/launch-3/Home/Documents/a.txt")
        try folder.write("x", to: "cache/segue/7/libVersion1.so")
        let products = try ProductFolder(in: cache)
        #expect(try folder.names("cache/segue") == ["1"])
        withExtendedLifetime(products) {}
    }

    @Test func aFileInPlaceOfTheFolderIsAnError() throws {
        try folder.write("", to: "cache")
        #expect(throws: LiveCodeError.self) { try ProductFolder(in: cache) }
    }
}
