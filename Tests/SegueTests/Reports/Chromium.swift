import Foundation
import TestSupport
import Testing

/// Debian's Chromium without a window, to load a page from a file.
struct Chromium {
    private let folder: TemporaryFolder

    /// The page as it was after loading.
    struct Page {
        var text: String
        /// The messages of its console, with errors and blocked requests.
        var console: [String]

        /// The object that the page's `result` element holds.
        func result() throws -> [String: Any] {
            let begin = try #require(text.range(of: "id=\"result\">"), "the page was not loaded: \(console)")
            let content = text[begin.upperBound...].prefix { $0 != "<" }
            return try #require(try JSONSerialization.jsonObject(with: Data(content.utf8)) as? [String: Any])
        }
    }

    init() throws { folder = try TemporaryFolder() }

    /// Loads `html` with `script` run behind it, whose value, an object, is the page's result.
    ///
    /// `log` in it are the errors of the page so far.
    func load(_ html: String, evaluating script: String) throws -> Page {
        let watch = "<script>const log = []; addEventListener('error', event => log.push(event.message));</script>"
        let ending = """
            <script type="application/json" id="result">{}</script>
            <script>document.getElementById('result').textContent = JSON.stringify((() => { \(script) })());</script>
            """
        let file = folder.url.appending(path: "page.html")
        try html.replacing("<title>", with: watch + "<title>", maxReplacements: 1)
            .replacing("</body></html>", with: ending + "</body></html>").write(
                to: file, atomically: true, encoding: .utf8)
        return try load(file)
    }

    private func load(_ file: URL) throws -> Page {
        let process = Process()
        let output = Pipe()
        let errors = folder.url.appending(path: "errors")
        try Data().write(to: errors)
        process.executableURL = URL(filePath: "/usr/bin/chromium")
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
            "--user-data-dir=\(folder.url.appending(path: "profile").path)", "--window-size=1200,1000",
            "--enable-logging=stderr", "--dump-dom", file.absoluteString,
        ]
        process.environment = ["HOME": folder.url.path, "PATH": "/usr/bin:/bin"]
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let end = DispatchWorkItem { process.kill() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: end)
        defer { end.cancel() }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = try String(contentsOf: errors, encoding: .utf8).split(separator: "\n").map(String.init)
        return Page(text: text, console: lines.filter { $0.contains("CONSOLE") })
    }
}
