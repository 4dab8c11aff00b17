import Foundation
import TestSupport
import Testing

/// The program's own loop serves Dispatch's main queue, and with it main-actor tasks.
@Suite struct MainQueueTests {
    @Test func aFrameRunsWhatWaitsForTheMainThread() throws {
        let folder = try TemporaryFolder()
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples/waiting.c")
        let object = folder.url.appending(path: "libwaiting.so").path
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = ["gcc", "-shared", "-fPIC", "-o", object, source.path]
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)
        let variables = ["LD_PRELOAD": object, "SEGUE_PROBE": "1"]
        let picture = folder.url.appending(path: "w1.png").path
        let result = try SegueProcess(
            ["render", "w1", "--progress", "0.5", "-o", picture], in: folder.url, variables: variables
        ).run()
        #expect(result.status == 0)
        #expect(result.errors.contains("the main queue is served"))
    }
}
