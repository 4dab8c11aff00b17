import Foundation
import Graphics
import TestSupport
import Testing

/// `segue check --goldens` on Swift files: what a new user does with it, and how it ends.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct GoldenCommandTests {
    private let folder: TemporaryFolder
    private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")
    private static let settings =
        #"{"segueGoldens": 1, "sizes": ["98x212"], "scales": [1], "appearances": ["light"]}"#

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.settings, to: "goldens/goldens.json")
    }

    private func check(_ words: [String], ci: Bool = false) throws -> SegueProcess.Result {
        var variables = ["XDG_CACHE_HOME": folder.path("cache")]
        variables["CI"] = ci ? "true" : nil
        return try SegueProcess(["check"] + words + ["--goldens", "goldens"], in: folder.url, variables: variables)
            .run()
    }

    private func replace(_ text: String, by other: String, in file: String) throws {
        let source = try folder.text(file)
        #expect(source.contains(text))
        try folder.write(source.replacing(text, with: other), to: file)
    }

    private static let motions = ["forward", "back", "after-cancel"]

    /// Screens with a gesture of their own: recorded, changed in a colour and in a scale, accepted.
    @Test func changesOfAFileAreFound() throws {
        _ = try SegueProcess(["new", "CardFlip"], in: folder.url).run()
        let recorded = try check(["CardFlip.swift", "--record-goldens"])
        #expect(recorded.status == 0 && recorded.errors.isEmpty, "\(recorded)")
        let width = "CardFlip/after-cancel-98x212@1x-light".count + 2
        func row(_ motion: String, _ verdict: String) -> String {
            "CardFlip/\(motion)-98x212@1x-light".padding(toLength: width, withPad: " ", startingAt: 0) + verdict
        }
        #expect(recorded.output == Self.motions.map { row($0, "new") + "\n" }.joined() + "3 goldens: 3 new.\n")
        let same = try check(["CardFlip.swift"])
        #expect(same.status == 0 && same.output.hasSuffix("\n3 goldens: 3 the same.\n"))
        for (text, other) in [(".black", ".orange"), ("scaleX: 0.88, y: 0.88", "scaleX: 0.94, y: 0.94")] {
            try replace(text, by: other, in: "CardFlip.swift")
            let changed = try check(["CardFlip.swift", "-o", "out"])
            #expect(changed.status == 1 && changed.output.contains("\n3 goldens: 3 different.\nSee out/index.html.\n"))
            for motion in Self.motions { #expect(changed.output.contains(row(motion, "DIFFERENT") + "\n")) }
            #expect(try folder.names("out").count == 5)
            try replace(other, by: text, in: "CardFlip.swift")
        }
        try replace("canvas.addSubview(upper)", by: "", in: "CardFlip.swift")
        let accepted = try check(["CardFlip.swift", "--accept", "CardFlip/back-98x212@1x-light"])
        #expect(accepted.status == 0 && accepted.output.hasSuffix("1 golden: 1 changed.\n"), "\(accepted)")
        #expect(try check(["CardFlip.swift"]).output.contains("3 goldens: 1 the same, 2 different.\n"))
    }

    /// The moments of a drag are those of a progress, whatever the code makes of the finger's path: the edge of the upper screen
    /// stands where they say, there and back.
    @Test func theMomentsOfADragAreExact() throws {
        _ = try SegueProcess(["new", "CardFlip"], in: folder.url).run()
        _ = try check(["CardFlip.swift", "--record-goldens"])
        for motion in Self.motions {
            let file = folder.url.appending(path: "goldens/CardFlip/\(motion)-98x212@1x-light.png")
            let strip = try CGImage(pngData: Data(contentsOf: file))
            let moments = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]
            let gap = (strip.width - 98 * moments.count) / (moments.count + 1)
            for (index, moment) in moments.enumerated() {
                let row = strip.pixels.row(gap + 5)
                let left = gap + index * (98 + gap)
                let upper = row[left..<(left + 98)].count { $0 & 255 > 180 && $0 >> 8 & 255 < 100 }
                let expected = 98 * (motion == "back" ? 1 - moment : moment)
                #expect(abs(Double(upper) - expected) <= 1, "\(motion) \(moment): \(upper)")
            }
        }
    }

    @Test func eachTransitionOfAFileHasItsOwn() throws {
        try FileManager.default.copyItem(
            at: Self.samples.appending(path: "Pair.swift"), to: folder.url.appending(path: "Pair.swift"))
        let recorded = try check(["Pair.swift", "--record-goldens"])
        #expect(recorded.status == 0 && recorded.output.hasSuffix("6 goldens: 6 new.\n"), "\(recorded)")
        #expect(try folder.names("goldens") == ["Cover", "Fade", "goldens.json"])
        try replace(".blue", by: ".green", in: "Pair.swift")
        let both = try check(["Pair.swift", "--json", "-"])
        let report = try JSONValue(text: both.output)
        let outcomes = report["pictures"]?.array?.compactMap { $0["outcome"]?.string }
        #expect(both.status == 1 && outcomes == ["same", "same", "same", "different", "different", "different"])
        let one = try check(["Pair.swift", "--entry", "Cover"])
        #expect(one.status == 0 && one.output.hasSuffix("3 goldens: 3 the same.\n"), "\(one)")
        // Of a transition that is no more, goldens are stale; those of one that was not asked for are not.
        let source = try folder.text("Pair.swift")
        let start = try #require(source.range(of: "/// Fades"))
        try folder.write(String(source[..<start.lowerBound]), to: "Pair.swift")
        let stale = try check(["Pair.swift"])
        #expect(
            stale.status == 0
                && stale.output.contains("Fade/forward-98x212@1x-light: stale, as nothing is drawn for it;"))
        #expect(try check(["Pair.swift", "--record-goldens"]).output.hasSuffix("3 goldens: 3 unchanged, 3 stale.\n"))
        #expect(try folder.names("goldens") == ["Cover", "goldens.json"])
    }

    /// Begun by a tap, transitions play by themselves; a sheet is left by a drag down, and not by one to the side, which begins its
    /// dismissal too and moves nothing.
    @Test func whatNothingHoldsPlaysByItself() throws {
        let samples = Repository.root.appending(path: "Tests/SegueTests/Checks/Samples/Sheet.swift")
        try folder.write(Self.settings.replacing("98x212", with: "195x422"), to: "goldens/goldens.json")
        let words = [samples.path, "--entry", "Dragged"]
        let recorded = try check(words + ["--record-goldens"])
        #expect(recorded.status == 0 && recorded.output.hasSuffix("2 goldens: 2 new.\n"), "\(recorded)")
        #expect(recorded.output.contains("Dragged, after-cancel: no golden; no gesture holds it half-way\n"))
        #expect(try check(words).output.hasSuffix("2 goldens: 2 the same.\n"))
        let file = folder.url.appending(path: "goldens/Dragged/back-195x422@1x-light.png")
        let strip = try CGImage(pngData: Data(contentsOf: file))
        let gap = (strip.width - 195 * 7) / 8
        // The sheet's top edge, by its orange, goes down from moment to moment.
        let heights = (0..<7).map { index in
            (0..<422).count { y in
                let pixel = strip.pixels[gap + index * (195 + gap) + 97, gap + y]
                return pixel >> 16 & 255 > 200 && pixel & 255 < 80
            }
        }
        #expect(heights == heights.sorted(by: >) && Set(heights).count == 7 && heights[0] >= 319, "\(heights)")
    }

    @Test func aFaultOfTheCodeIsAFaultyGolden() throws {
        try FileManager.default.copyItem(
            at: Self.samples.appending(path: "Pair.swift"), to: folder.url.appending(path: "Pair.swift"))
        _ = try check(["Pair.swift", "--record-goldens"])
        let files = try folder.names("goldens/Fade")
        try replace("cover.backgroundColor = .blue", by: "fatalError(\"no cover\")", in: "Pair.swift")
        let checked = try check(["Pair.swift"])
        #expect(checked.status == 1 && checked.output.hasSuffix("6 goldens: 3 the same, 3 faulty.\n"))
        #expect(checked.output.contains("Pair.swift:33:9: Fatal error: no cover"), "\(checked.output)")
        let recorded = try check(["Pair.swift", "--record-goldens"])
        #expect(recorded.status == 2 && recorded.output.isEmpty)
        #expect(try folder.names("goldens/Fade") == files)
    }

    @Test func nothingIsRecordedInCI() throws {
        for words in [["--record-goldens"], ["--accept", "card/forward-98x212@1x-light"]] {
            let refused = try check(["card"] + words, ci: true)
            #expect(refused.status == 64 && refused.errors.contains("CI is set"), "\(refused)")
        }
        #expect(try folder.names("goldens") == ["goldens.json"])
        #expect(try check(["card", "--record-goldens", "--in-ci"], ci: true).status == 0)
        #expect(try check(["card"], ci: true).status == 0)
    }

    @Test(arguments: [
        ["--size", "9x9"], ["--scale", "2"], ["--appearance", "dark"], ["--reduced-motion"], ["--status-bar"],
        ["--refresh-rate", "30"], ["--tolerance", "256"], ["--tolerance", "-1"], ["--tolerance", "0.5"], ["--in-ci"],
        ["--record-goldens", "--accept", "x"], ["--record-goldens", "-o", "x"],
        ["--record-goldens", "--tolerance", "1"],
        ["--accept", "nothing"],
    ])
    func wrongUsageEndsWith64(_ words: [String]) throws {
        let result = try check(["card"] + words)
        #expect(result.status == 64 && result.errors.split(separator: "\n").count == 1, "\(result)")
        #expect(try folder.names() == ["goldens"])
    }

    @Test(arguments: ["--record-goldens", "--in-ci"]) func withoutGoldensNothingIsRecorded(_ option: String) throws {
        let result = try SegueProcess(["check", "card", option], in: folder.url).run()
        #expect(result.status == 64 && result.errors.contains("give --goldens FOLDER"))
    }

    /// Files may have no more than two kilobytes: as on a full disk, and as in a folder that may not be written to.
    @Test func aFullDiskAndAReadOnlyFolderLeaveWhatWasThere() throws {
        let limited = ["/bin/bash", "-c", "ulimit -f 2; exec \"$0\" \"$@\""]
        let readOnly = [
            "/usr/bin/bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--chdir", folder.path(),
        ]
        for wrapping in [limited, readOnly] {
            let words = ["check", "magic-move", "--goldens", "goldens", "--record-goldens"]
            let result = try SegueProcess(words, in: folder.url, wrapping: wrapping).run()
            #expect(result.status == 2 && result.errors.split(separator: "\n").count == 1, "\(result)")
            #expect(
                result.errors.hasPrefix("segue: goldens") && result.errors.contains(": cannot be written ("),
                "\(result)")
            #expect(try folder.names("goldens") == ["goldens.json"])
        }
    }
}
