import Foundation
import Graphics
import TestSupport
import Testing

/// `segue compare` and `segue bench --compare`: what they refuse, and how they end.
@Suite struct CompareTests {
    private static let bench = ["bench", "w1", "--headless", "--frames", "8", "--size", "64x64"]

    /// Two reports of this build: of one repetition and of five.
    private func reports(in folder: TemporaryFolder) throws {
        let one = try SegueProcess(Self.bench + ["--json", "one.json"], in: folder.url).run()
        let five = try SegueProcess(Self.bench + ["--repetitions", "5", "--json", "five.json"], in: folder.url).run()
        #expect(one.status == 0 && five.status == 0)
    }

    private func edit(_ file: String, _ text: String, _ replacement: String, in folder: TemporaryFolder) throws {
        let url = folder.url.appending(path: file)
        let edited = try String(contentsOf: url, encoding: .utf8).replacing(text, with: replacement)
        try Data(edited.utf8).write(to: url)
    }

    @Test func countersDecideExactly() throws {
        let folder = try TemporaryFolder()
        try reports(in: folder)
        let same = try SegueProcess(["compare", "five.json", "five.json"], in: folder.url).run()
        #expect(same.status == 0 && same.errors.isEmpty)
        #expect(same.output.hasSuffix("No difference beyond the thresholds.\n"))
        try edit("one.json", "\"textureUploads\": 0", "\"textureUploads\": 1", in: folder)
        let worse = try SegueProcess(
            ["compare", "five.json", "one.json", "--junit", "junit.xml", "--markdown", "table.md", "--json", "-"],
            in: folder.url
        ).run()
        #expect(worse.status == 1 && worse.errors.isEmpty)
        let object = try JSONSerialization.jsonObject(with: Data(worse.output.utf8)) as? [String: Any]
        #expect(object?["verdict"] as? String == "worse")
        #expect(object?["repetitions"] as? [Int] == [5, 1])
        let junit = try String(contentsOf: folder.url.appending(path: "junit.xml"), encoding: .utf8)
        #expect(junit.contains("name=\"textureUploads\"><failure"))
        let table = try String(contentsOf: folder.url.appending(path: "table.md"), encoding: .utf8)
        #expect(table.contains("| textureUploads | 0 | 1 | +1 | 0 | WORSE |"))
    }

    @Test func anotherEnvironmentIsRefusedUnlessForced() throws {
        let folder = try TemporaryFolder()
        try reports(in: folder)
        try edit("one.json", "\"scale\": 1", "\"scale\": 2", in: folder)
        let refused = try SegueProcess(["compare", "five.json", "one.json"], in: folder.url).run()
        #expect(refused.status == 2 && refused.output.isEmpty)
        #expect(
            refused.errors.contains("five.json: cannot be compared: screen 64x64 @1.0x there, 64x64 @2.0x here;"))
        let forced = try SegueProcess(["compare", "five.json", "one.json", "--force"], in: folder.url).run()
        #expect(forced.status != 2 && forced.output.contains("differs: screen"))
        let bench = try SegueProcess(
            ["bench", "w2", "--headless", "--frames", "2", "--size", "64x64", "--compare", "five.json"], in: folder.url
        ).run()
        #expect(bench.status == 2 && bench.errors.contains("scenario w1 there, w2 here"))
    }

    /// The program itself is a baseline like any other build; what is exact cannot differ.
    @Test func anotherBuildIsMeasuredInTurn() throws {
        let folder = try TemporaryFolder()
        let result = try SegueProcess(
            Self.bench + [
                "--repetitions", "3", "--compare", SegueProcess.products.appending(path: "segue").path, "--json",
                "now.json",
                "--threshold-milliseconds", "1000",
            ], in: folder.url
        ).run()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("3 and 3 repetitions"))
        let report = try String(contentsOf: folder.url.appending(path: "now.json"), encoding: .utf8)
        #expect(report.components(separatedBy: "\"schemaVersion\"").count == 5)
    }

    /// Records the gesture that comes with `name` into `output`.
    private func replay(_ name: String, _ options: [String] = [], to output: String, in folder: TemporaryFolder) throws
    {
        let gesture = Repository.root.appending(path: "assets/gestures/\(name).jsonl").path
        let result = try SegueProcess(
            ["replay", gesture, "card", "--headless", "--size", "96x200", "-o", output] + options, in: folder.url
        ).run()
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    }

    /// The status and the line about pictures of a comparison.
    private func pictures(_ words: [String], in folder: TemporaryFolder) throws -> (status: Int32, lines: [Substring]) {
        let result = try SegueProcess(["compare"] + words, in: folder.url).run()
        return (
            result.status, (result.output + result.errors).split(separator: "\n").filter { $0.contains("pictures") }
        )
    }

    @Test(arguments: [[], ["--every", "20"]]) func picturesOfOneGestureAreCompared(_ options: [String]) throws {
        let folder = try TemporaryFolder()
        try replay("card", options, to: "a", in: folder)
        try replay("card", options, to: "b", in: folder)
        try replay("card", options + ["--appearance", "dark"], to: "dark", in: folder)
        let same = try pictures(["a", "b", "-o", "same.png"], in: folder)
        #expect(same.status != 1 && same.lines.first?.hasSuffix("compared, all the same") == true)
        #expect(same.lines.last == "segue: no pictures differ, and no strip of them is written")
        let other = try pictures(["a", "dark", "-o", "strip.png"], in: folder)
        #expect(other.status == 1 && other.lines.first?.hasSuffix(" DIFFERENT") == true, "\(other)")
        #expect(try folder.names().filter { $0.hasSuffix(".png") } == ["strip.png"])
        let strip = try CGImage(pngData: Data(contentsOf: folder.url.appending(path: "strip.png")))
        #expect(strip.height > 3 * 200)
    }

    @Test func picturesOfOtherScreensAndGesturesAreNot() throws {
        let folder = try TemporaryFolder()
        try replay("card", to: "a", in: folder)
        try replay("card", ["--scale", "2"], to: "large", in: folder)
        try replay("push", to: "other", in: folder)
        let large = try pictures(["a", "large"], in: folder)
        let refusal =
            "segue: large: its pictures are of another size or scale: 96x200 @1.0x there, 96x200 @2.0x here; record both "
            + "with one --size and --scale, or compare their times all the same with --force"
        #expect(large.status == 1 && large.lines == [refusal[...]])
        let forced = try pictures(["a", "large", "--force"], in: folder)
        #expect(
            forced.status == 1 && forced.lines.first?.hasPrefix("pictures: of another size (frame 0: 96x200 ") == true)
        let other = try pictures(["a", "other"], in: folder)
        #expect(other.lines == ["pictures: the runs are of different gestures; timing alone was compared"])
    }

    @Test(arguments: [
        ("missing.json", "no such file or folder"), ("empty.json", "not JSON, or cut off"),
        ("cut.json", "not JSON, or cut off"), ("other.json", "its schemaVersion is 99"),
        ("text.json", "not JSON, or cut off"), ("object.json", "no \"scenario\""), ("folder", "run.json"),
    ])
    func aBadFileIsOneMessage(file: String, problem: String) throws {
        let folder = try TemporaryFolder()
        try reports(in: folder)
        let whole = try Data(contentsOf: folder.url.appending(path: "one.json"))
        let files: [String: Data] = [
            "empty.json": Data(), "cut.json": whole.prefix(400), "text.json": Data("hello".utf8),
            "other.json": Data("{ \"schemaVersion\": 99 }".utf8), "object.json": Data("{ \"schemaVersion\": 1 }".utf8),
        ]
        for (name, data) in files { try data.write(to: folder.url.appending(path: name)) }
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "folder"), withIntermediateDirectories: true)
        for arguments in [
            ["compare", file, "one.json"], ["compare", "one.json", file], Self.bench + ["--compare", file],
        ] {
            let result = try SegueProcess(arguments, in: folder.url).run()
            #expect(result.status == 2 && result.output.isEmpty)
            #expect(result.errors.contains(file) && result.errors.contains(problem), "\(result.errors)")
            #expect(result.errors.split(separator: "\n").count == 1)
        }
    }

    @Test(arguments: [
        ["bench", "w1", "--repetitions", "0"], ["bench", "w1", "--force"], ["bench", "w1", "--junit", "x.xml"],
        ["compare", "a.json"], ["compare", "a", "b", "--threshold", "-1"],
        ["compare", "a", "b", "--threshold-milliseconds", "nan"], ["compare", "a", "b", "-o", "strip.gif"],
        ["compare", "a", "b", "-o", "-", "--json", "-"],
    ])
    func wrongUsageEndsWith64(_ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let result = try SegueProcess(arguments, in: folder.url).run()
        #expect(result.status == 64 && result.errors.split(separator: "\n").count == 1)
    }
}
