import Foundation
import TestSupport
import Testing

/// `make clean`: it removes what the build and the program wrote, by name.
@Suite struct CleanTests {
    private func clean(_ folder: TemporaryFolder) throws {
        let process = Process()
        process.executableURL = Repository.root.appending(path: "scripts/clean")
        process.arguments = [folder.url.path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test func foreignFilesStay() throws {
        let folder = try TemporaryFolder()
        let files = FileManager.default
        #expect(try SegueProcess(["open", "push", "--size", "39x84"], in: folder.url).run().status == 0)
        #expect(try SegueProcess(["open", "w2", "--size", "64x64", "--frames", "3"], in: folder.url).run().status == 0)
        func write(_ name: String) throws {
            let file = folder.url.appending(path: name)
            try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: file)
        }
        for name in [
            ".build/x", "segue-out/w2/frame-000001-my notes.png", "segue-out/w2/frame-00001.png",
            "segue-out/w2/.mine.segue-1", "segue-out/w2/.strip.png.segue-1x",
        ] {
            try write(name)
        }
        try write("segue-out/w2/.strip.png.segue-12")
        for name in ["segue-out/w2/notes.txt", "segue-out/mine/strip.png", "elsewhere/run.json"] {
            try write(name)
        }
        try files.createSymbolicLink(
            at: folder.url.appending(path: "segue-out/link"),
            withDestinationURL: folder.url.appending(path: "elsewhere"))
        try clean(folder)
        #expect(
            try files.subpathsOfDirectory(atPath: folder.url.path).sorted() == [
                "elsewhere", "elsewhere/run.json", "segue-out", "segue-out/link", "segue-out/mine",
                "segue-out/mine/strip.png", "segue-out/w2", "segue-out/w2/.mine.segue-1",
                "segue-out/w2/.strip.png.segue-1x", "segue-out/w2/frame-000001-my notes.png",
                "segue-out/w2/frame-00001.png", "segue-out/w2/notes.txt",
            ])
    }

    @Test func aFolderOfRunsAloneGoesAway() throws {
        let folder = try TemporaryFolder()
        #expect(try SegueProcess(["open", "push", "--size", "39x84"], in: folder.url).run().status == 0)
        try clean(folder)
        try clean(folder)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }
}
