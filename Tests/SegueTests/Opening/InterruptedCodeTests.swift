import Foundation
import Glibc
import TestSupport
import Testing

/// Commands that are asked to end while code is waited for: healthy code gets no verdict, and nothing is left.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct InterruptedCodeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A screen that waits for ever once it has appeared, or at a tap, and has said so by a file.
    private func write(waitsAtTap: Bool) throws {
        let wait = """
            _ = FileManager.default.createFile(atPath: "\(folder.path("waits"))", contents: nil)
            DispatchSemaphore(value: 0).wait()
            """
        let text = """
            import UIKit

            final class WaitingViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let button = UIButton(type: .system, primaryAction: UIAction(title: "Wait") { _ in
                        \(waitsAtTap ? wait : "")
                    })
                    button.frame = CGRect(x: 100, y: 300, width: 200, height: 44)
                    view.addSubview(button)
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    \(waitsAtTap ? "" : wait)
                }
            }

            #Preview { WaitingViewController() }

            """
        try folder.write(text, to: "Waiting.swift")
    }

    private func start(_ words: [String], variables: [String: String] = [:]) throws -> SegueProcess {
        let process = SegueProcess(
            words, in: folder.url, variables: variables.merging(["XDG_CACHE_HOME": folder.path("cache")]) { $1 },
            hearsSignals: true)
        try process.start()
        return process
    }

    /// A check told a fault of code that it had ended itself; the others died without a word, and left their products.
    @Test(arguments: [
        ["check", "Waiting.swift"], ["render", "Waiting.swift", "--progress", "0", "-o", "a.png"],
        ["bench", "Waiting.swift", "--headless"], ["bench", "Waiting.swift", "--frames", "9"],
        ["bench", "Waiting.swift", "--reload", "--saves", "2"],
    ])
    func anInterruptedCommandSaysThatAlone(_ words: [String]) throws {
        try write(waitsAtTap: words[0] == "check")
        let process = try start(words, variables: ["SDL_VIDEODRIVER": "dummy"])
        defer { process.stop() }
        try #require(eventually(within: 60) { FileManager.default.fileExists(atPath: folder.path("waits")) })
        process.send(SIGTERM)
        let result = process.finish(within: 30)
        #expect(result.status == 2 && result.output.isEmpty, "\(result)")
        #expect(result.errors.contains("interrupted") && result.errors.contains("run the command again"), "\(result)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result)")
        #expect(try folder.names("cache/segue").filter { Int($0) != nil }.isEmpty)
    }

    /// The errors of a file that is saved again and again are at its own name.
    @Test func errorsOfABenchmarkAreTheUsers() throws {
        try folder.write("let number = missing\n", to: "Broken.swift")
        let result = try start(["bench", "Broken.swift", "--reload", "--saves", "2"]).finish(within: 60)
        #expect(result.status == 2 && result.errors.contains("Broken.swift:1:14: error:"), "\(result)")
        #expect(!result.errors.contains("0-Broken.swift"), "\(result)")
    }

    /// A closed window whose output nobody reads stayed as a process.
    @Test func aWindowEndsThoughNobodyReadsWhatItWrites() throws {
        try folder.write(
            """
            import UIKit

            final class LoudViewController: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    _ = FileManager.default.createFile(atPath: "\(folder.path("waits"))", contents: nil)
                    for number in 0..<60_000 { print("line \\(number) of many") }
                }
            }

            #Preview { LoudViewController() }

            """, to: "Loud.swift")
        let process = try start(["open", "Loud.swift", "--size", "64x64"], variables: ["SDL_VIDEODRIVER": "dummy"])
        defer { process.stop() }
        try #require(eventually(within: 60) { FileManager.default.fileExists(atPath: folder.path("waits")) })
        process.send(SIGTERM)
        #expect(eventually(within: 30) { !process.isRunning })
    }
}
