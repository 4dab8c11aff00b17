import Foundation
import Graphics

/// A picture in a file beside the test that says what another picture has to look like.
///
/// A mismatch leaves NAME.out.png (what came) and NAME.diff.png (the pixels that differ) next to it. With
/// RECORD_GOLDEN=1 in the environment the picture is written, and the test fails: a recording run tests nothing.
package struct Golden {
    package let path: String

    /// The picture `name` in `folder` beside the test's source file.
    package init(_ name: String, folder: String = "Goldens", file: String = #filePath) {
        path = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("\(folder)/\(name)").path
    }

    /// Throws where `image` is not this picture, within `tolerance` for each premultiplied channel of 0...255.
    package func expect(_ image: CGImage?, tolerance: Int = 0) throws {
        guard let image else { throw GoldenFailure(path: path, problem: "there is no image to compare") }
        let data = try image.pngData()
        let golden = try recordedData(orWrite: data, leaving: data)
        // Both come out of a PNG, so that straight alpha rounds them alike.
        let shown = try CGImage(pngData: data)
        let expected = try CGImage(pngData: golden)
        let difference = PictureDifference(shown, expected)
        if difference.isWithin(tolerance) { return }
        try write(data, to: sibling("out"))
        try writeDifference(of: shown, from: expected)
        throw GoldenFailure(path: path, problem: "\(difference), tolerance \(tolerance); see \(sibling("diff"))")
    }

    /// Pictures in `folder` beside the test whose names stand in no Swift file there or in the folders below.
    package static func orphans(folder: String = "Goldens", file: String = #filePath) throws -> [String] {
        let tests = URL(fileURLWithPath: file).deletingLastPathComponent()
        let sources = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
            .filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8) }
        return try FileManager.default.contentsOfDirectory(atPath: tests.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix(".png") && !$0.hasSuffix(".out.png") && !$0.hasSuffix(".diff.png") }
            .filter { name in !sources.contains { $0.contains("\"\(name)\"") } }
            .sorted()
    }

    /// The file of this picture.
    ///
    /// Throws while pictures are recorded, and writes `data` to it before; without a file it leaves `picture` in NAME.out.png
    /// and throws.
    func recordedData(orWrite data: Data, leaving picture: Data) throws -> Data {
        if LogGolden.isRecording {
            try write(data, to: path)
            throw GoldenFailure(path: path, problem: "recorded; look at it, then run again without RECORD_GOLDEN")
        }
        guard let golden = FileManager.default.contents(atPath: path) else {
            try write(picture, to: sibling("out"))
            throw GoldenFailure(path: path, problem: "no such file; see \(sibling("out")), or run with RECORD_GOLDEN=1")
        }
        return golden
    }

    /// Writes the pixels in which `shown` differs from `expected` into NAME.diff.png; nothing where their sizes differ.
    func writeDifference(of shown: CGImage, from expected: CGImage) throws {
        guard let picture = PictureDifference.picture(expected, shown) else { return }
        try write(try picture.pngData(), to: sibling("diff"))
    }

    /// The path of the file NAME.KIND.png beside this picture.
    func sibling(_ kind: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().path + ".\(kind).png"
    }

    /// Writes `data` to `path`, and makes the folders above it.
    func write(_ data: Data, to path: String) throws {
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }
}
