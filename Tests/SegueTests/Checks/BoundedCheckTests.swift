import Foundation
import TestSupport
import Testing

/// `segue check` of transitions that never end: it says so, and ends.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct BoundedCheckTests {
    private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")

    @Test(arguments: [
        ("Stuck", "call update(_:) while the gesture goes on"), ("Endless", "give transitionDuration(using:)"),
    ])
    func whatDoesNotEndIsAFinding(_ entry: String, _ remedy: String) throws {
        let folder = try TemporaryFolder()
        let process = SegueProcess(
            ["check", Self.samples.appending(path: "\(entry).swift").path, "--json", "-", "--scale", "0.25"],
            in: folder.url,
            variables: ["XDG_CACHE_HOME": folder.path("cache")])
        try process.start()
        let result = process.finish(within: 300)
        #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
        let checks = try #require(try JSONValue(text: result.output)["checks"]?.array)
        // The pictures of its ends are not known, with which the other checks compare.
        #expect(checks.count == 1 && checks.first?["name"]?.string == "finish")
        let findings = checks.first?["findings"]?.array ?? []
        #expect(
            findings.contains { finding in
                finding["name"]?.string == "endless" && finding["remedy"]?.string?.hasPrefix(remedy) == true
                    && finding["message"]?.string == "it is not over after 20 s, at progress 0.00"
            }, "\(findings)")
    }
}
