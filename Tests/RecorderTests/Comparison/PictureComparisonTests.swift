import Testing

@testable import Recorder

/// Pictures in a comparison: the verdict, and what is said of them.
@Suite struct PictureComparisonTests {
    private static let difference = PictureComparison.Difference(
        frame: 12, pixels: 340, largestStep: 77, x: 5, y: 6, width: 20, height: 17)

    private static func comparison(_ pictures: PictureComparison) -> Comparison {
        let conditions = RunConditions(
            scenario: "card", pacing: .manual, renderer: "cpu", size: (390, 844), scale: 1, refreshRate: 60, speed: 1,
            completion: "spring", reducesMotion: false, start: 0, stageStart: 0,
            environment: BenchmarkEnvironment(cores: 2))
        let run = RecordedRun(
            conditions: conditions, frames: [FrameRecord(index: 0, cpuTime: 1_000_000, transition: 1, progress: 0)])
        let series = MeasuredSeries(name: "a", run, gesture: "drag")
        var comparison = Comparison(series, series)
        comparison.add(pictures)
        return comparison
    }

    private static func pictures(compared: Int, _ differences: Int) -> PictureComparison {
        var pictures = PictureComparison()
        pictures.compared = compared
        for frame in 0..<differences {
            var difference = Self.difference
            difference.frame += frame
            pictures.differences.append(difference)
        }
        return pictures
    }

    @Test func equalPicturesChangeNoVerdict() {
        let comparison = Self.comparison(Self.pictures(compared: 9, 0))
        #expect(
            comparison.verdict == .same && comparison.description.contains("\npictures: 9 compared, all the same\n"))
        #expect(comparison.junit.contains("name=\"pictures\"/>"))
    }

    @Test func differencesAreListed() {
        let comparison = Self.comparison(Self.pictures(compared: 9, 2))
        #expect(comparison.verdict == .different && comparison.conclusion == "Different: the pictures of 2 frames.")
        #expect(
            comparison.description.contains(
                "\npictures: 9 compared, 2 DIFFERENT\n"
                    + "  frame 12: 340 pixels differ, by at most 77 of 255, in 20x17 at 5, 6\n  frame 13: "))
        #expect(comparison.markdown.contains("- pictures: 9 compared, 2 DIFFERENT\n"))
        #expect(comparison.junit.contains("name=\"pictures\"><failure"))
        #expect(Self.comparison(Self.pictures(compared: 9, 1)).conclusion == "Different: the picture of 1 frame.")
    }

    @Test func ofManyDifferencesSomeAreListed() {
        let text = Self.comparison(Self.pictures(compared: 40, 30)).description
        #expect(text.components(separatedBy: "pixels differ").count == 10 && text.contains("\n  and 21 more\n"))
    }

    @Test func anotherSizeIsADifference() {
        var pictures = PictureComparison()
        pictures.sizeDifference = "frame 3: 24x32 pixels there, 48x32 here"
        let comparison = Self.comparison(pictures)
        #expect(comparison.verdict == .different && comparison.conclusion == "Different: pictures of another size.")
        #expect(comparison.description.contains("pictures: of another size (frame 3: 24x32 pixels there, 48x32 here)"))
    }

    @Test func whatIsNotComparedIsSaid() {
        let comparison = Self.comparison(PictureComparison(omission: "this run has no pictures"))
        #expect(comparison.verdict == .same && comparison.pictures?.verdict == .notTested)
        #expect(comparison.description.contains("\npictures: this run has no pictures\n"))
        #expect(comparison.junit.contains("name=\"pictures\"><skipped"))
    }

    /// One figure that is worse outweighs pictures that are merely different.
    @Test func verdictsHaveAnOrder() {
        #expect(Verdict(of: [.different, .worse]) == .worse && Verdict(of: [.tooNoisy, .different]) == .different)
        #expect(Verdict(of: [.same, .different, .better]) == .different)
    }
}
