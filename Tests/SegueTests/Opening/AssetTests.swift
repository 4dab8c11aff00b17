import Foundation
import Graphics
import LayerTree
import TestSupport
import Testing

@testable import Preview

/// Asset catalogues, also faulty ones: `Samples/Contents` holds what a colour set's `Contents.json` may say.
@MainActor @Suite struct AssetTests {
    private nonisolated static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "Samples/Contents")
    private nonisolated static let faulty = ((try? FileManager.default.contentsOfDirectory(atPath: samples.path)) ?? [])
        .filter {
            $0.hasPrefix("faulty-")
        }.sorted()

    private func color(_ file: String) throws(AssetProblem) -> NamedColor {
        let data = (try? Data(contentsOf: Self.samples.appending(path: file))) ?? Data()
        return try ColorSet.color(AssetContents(data, place: file), place: file)
    }

    /// Red, green, blue and alpha, 0 to 255.
    private func bytes(_ value: NamedColor.Value?) -> [Int]? {
        guard case .fixed(let color) = value else { return nil }
        return color.components?.map { Int(($0 * 255).rounded()) }
    }

    /// The last ones by the formulas of CSS Color Module Level 4 and IEC 61966-2-1.
    @Test(arguments: [
        ("color-notations", [128, 128, 128, 255]), ("color-numbers", [128, 0, 255, 128]),
        ("color-beyond", [255, 0, 255, 255]), ("color-odd-entries", [255, 0, 0, 255]),
        ("color-p3-gray", [128, 128, 128, 255]), ("color-p3-red", [255, 0, 0, 255]),
        ("color-gray", [128, 128, 128, 255]), ("color-linear", [188, 0, 255, 255]),
    ])
    func notationsAndSpacesOfColours(_ name: String, _ expected: [Int]) throws {
        let color = try color(name + ".json")
        let found = try #require(bytes(color.light))
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
        #expect(color.dark == nil)
    }

    @Test func variantsOfColours() throws {
        let dark = try color("color-dark.json")
        #expect(bytes(dark.light) == [0, 255, 0, 255] && bytes(dark.dark) == [0, 0, 255, 255])
        let devices = try color("color-devices.json")
        #expect(bytes(devices.light) == [0, 255, 0, 255] && devices.dark == nil)
        #expect(try color("color-reference.json").light == .system("systemBlueColor"))
    }

    @Test(arguments: faulty) func aFaultyColourIsAMessage(_ file: String) {
        do throws(AssetProblem) {
            let color = try color(file)
            Issue.record("\(file) is a colour: \(color)")
        } catch {
            #expect(
                error.place == file && !error.problem.isEmpty && !error.remedy.isEmpty && !error.remedy.hasSuffix("."))
        }
    }

    @Test func thereAreFaultyColours() { #expect(Self.faulty.count == 12) }
}
