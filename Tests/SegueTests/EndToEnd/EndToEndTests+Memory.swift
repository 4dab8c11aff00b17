import Foundation
import Testing

extension EndToEndTests {
    /// Half a minute of what `make soak` does for longer, with the same input again and again; the first half fills caches.
    @Test(arguments: ["cpu", "gpu"]) func theMemoryStaysLevel(renderer: String) throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = Repository.root.appending(path: "scripts/soak")
        process.arguments = [
            "--segue", SegueProcess.products.appending(path: "segue").path, "--renderer", renderer, "--phase", "mixed",
            "--minutes", "0.5", "--warm-up", "0.5",
        ]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
    }
}
