import Foundation
import Testing

/// A film as programs of others read it.
struct ReadFilm: Decodable {
    var frames: Int
    var size: [Int]
    var loop: Int?
    /// Milliseconds of each frame; nil where the reader does not tell.
    var durations: [Double?]
    /// The mean and the largest difference of a channel from the same frame of a folder.
    var differences: [[Double]]
    /// The least alpha of each frame.
    var alphas: [Int]
    /// Frames in the folder.
    var files: Int

    /// The film at `path` as Pillow reads it, beside the frames in `folder`.
    static func byPillow(_ path: String, beside folder: String? = nil) throws -> ReadFilm {
        let script = Repository.root.appending(path: "Tests/SegueTests/Export/read_film.py").path
        let output = try run("/usr/bin/python3", [script, path] + (folder.map { [$0] } ?? []))
        return try JSONDecoder().decode(ReadFilm.self, from: Data(output.utf8))
    }

    /// The fields `entries` of the only stream of the film at `path` as ffprobe reads it, by their names.
    static func byFFprobe(_ path: String, _ entries: String) throws -> [String: String] {
        let output = try run(
            "/usr/bin/ffprobe",
            ["-v", "error", "-count_frames", "-show_entries", "stream=" + entries, "-of", "default=nw=1", path])
        let pairs = output.split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        return Dictionary(pairs.map { ($0[0], $0.last ?? "") }) { first, _ in first }
    }

    /// Runs `program`, and returns what it prints; an error of it is one of the test.
    static func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(program) \(arguments.joined(separator: " "))")
        return text
    }
}
