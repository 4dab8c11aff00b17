import Foundation
import Graphics
import TestSupport
import Testing

/// The means of testing pictures, tested: it must fail where a picture differs.
@Suite struct GoldenTests {
    /// A folder of its own, which goes away with the test.
    private func withFolder(_ body: (_ testFile: String, _ folder: URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Goldens"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appendingPathComponent("Tests.swift").path, folder.appendingPathComponent("Goldens"))
    }

    private func makeImage(_ pixel: UInt32, width: Int = 4) -> CGImage {
        let pixels = PixelBuffer(width: width, height: 4)
        for y in 0..<4 { for x in 0..<width { pixels[x, y] = 0xFF10_2030 } }
        pixels[1, 2] = pixel
        return CGImage(pixels)
    }

    @Test func equalPicturesPassAndOthersLeaveTheirDifference() throws {
        try withFolder { file, folder in
            try makeImage(0xFF10_2030).pngData().write(to: folder.appendingPathComponent("a.png"))
            let golden = Golden("a.png", file: file)
            try golden.expect(makeImage(0xFF10_2030))
            try golden.expect(makeImage(0xFF10_2033), tolerance: 3)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.png"])

            let failure = #expect(throws: GoldenFailure.self) {
                try golden.expect(makeImage(0xFF10_2034), tolerance: 3)
            }
            #expect(failure?.problem.hasPrefix("1 pixels differ, by at most 4 of 255, tolerance 3") == true)
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                    == ["a.diff.png", "a.out.png", "a.png"])
            let difference = try CGImage(pngData: Data(contentsOf: folder.appendingPathComponent("a.diff.png")))
            #expect([difference.pixels[1, 2], difference.pixels[0, 0]] == [0xFFFB_950D, 0xFFC7_C7C7])
        }
    }

    @Test func otherSizesMissingFilesAndMissingImagesFail() throws {
        try withFolder { file, folder in
            try makeImage(0xFF10_2030).pngData().write(to: folder.appendingPathComponent("a.png"))
            let size = #expect(throws: GoldenFailure.self) {
                try Golden("a.png", file: file).expect(makeImage(0xFF10_2030, width: 5))
            }
            #expect(size?.problem.hasPrefix("5 x 4 pixels instead of 4 x 4") == true)
            #expect(throws: GoldenFailure.self) { try Golden("b.png", file: file).expect(makeImage(0)) }
            #expect(throws: GoldenFailure.self) { try Golden("a.png", file: file).expect(nil) }
        }
    }

    @Test func picturesThatNoTestNamesAreOrphans() throws {
        try withFolder { file, folder in
            for name in ["used.png", "unused.png", "used.out.png"] {
                try Data().write(to: folder.appendingPathComponent(name))
            }
            try Data("try Golden(\"used.png\").expect(image)".utf8).write(to: URL(fileURLWithPath: file))
            // Tests may share the pictures of the folder above.
            let below = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Below")
            try FileManager.default.createDirectory(at: below, withIntermediateDirectories: false)
            try Data().write(to: folder.appendingPathComponent("shared.png"))
            try Data("Golden(\"shared.png\", folder: \"../Goldens\")".utf8)
                .write(to: below.appendingPathComponent("BelowTests.swift"))
            #expect(try Golden.orphans(file: file) == ["unused.png"])
        }
    }
}
