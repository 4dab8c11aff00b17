import Foundation
import Graphics
import LayerTree
import Recorder
import TestSupport
import Testing

@testable import Preview

/// The panels of a recording, of the last release, and of a frame that is looked at.
@MainActor struct RecordPanelsTests {
    private func picture(_ panel: PanelLayer) -> CGImage? {
        panel.display()
        return panel.contents as? CGImage
    }

    @Test(arguments: [
        (0, "0:00"), (59, "0:59"), (61, "1:01"), (3_599, "59:59"), (3_600, "1:00:00"), (7_325, "2:02:05"),
    ])
    func timesAreWrittenAsClocksDo(seconds: Int, text: String) {
        #expect(HeadsUpStyle.duration(seconds: seconds) == text)
    }

    @Test func aRecordingHasARedDot() throws {
        let layer = TextPanelLayer(dotColor: HeadsUpStyle.bad)
        layer.text = HeadsUpStyle.duration(seconds: 83)
        try Golden("recording.png", folder: "../Goldens").expect(picture(layer), tolerance: 2)
    }

    @Test func beforeTheFirstReleaseThereAreNoFigures() throws {
        try Golden("hand-off-empty.png", folder: "../Goldens").expect(picture(ReleaseMetricsLayer()), tolerance: 2)
    }

    @Test func theLastReleaseIsAPanelOfFigures() throws {
        let layer = ReleaseMetricsLayer()
        var frames: [FrameRecord] = []
        for index in 0..<40 {
            let left = pow(0.8, Double(index)) * 0.6
            frames.append(
                FrameRecord(
                    index: index, phase: .settle, animationTime: 1 + Double(index) / 60, transition: 1,
                    progress: 1 - left))
        }
        frames.append(FrameRecord(index: 40, phase: .settle, animationTime: 1 + 40.0 / 60))
        frames[0].release = ReleaseRecord(
            time: 1, progress: 0.4, velocity: 8, firstProgress: 0.4, firstVelocity: 8, finishes: true, projected: 4.392,
            threshold: 0.5, travel: 506.4)
        layer.metrics = ReleaseMetrics.all(in: frames, scale: 2).first
        try Golden("hand-off.png", folder: "../Goldens").expect(picture(layer), tolerance: 2)
    }

    @Test func aFrameIsAPanelOfNumbers() throws {
        var record = FrameRecord(
            index: 217, phase: .settle, cpuTime: 2_345_678, progress: 0.4321, velocity: -1.5,
            counters: FrameCounters(nodes: 28, drawCommands: 12, pixelsTouched: 123_456, allocations: 0))
        record.work = FrameWork(decodedImages: 1, shapedTexts: 12, rasterizedPictures: 34)
        record.stamps.scheduled = 1_000_000
        record.stamps.deadline = 17_666_667
        record.stamps.begin = 1_050_000
        record.stamps.ends[.input] = 1_100_000
        record.stamps.ends[.commit] = 1_500_000
        record.stamps.ends[.composite] = 19_000_000
        record.stamps.presentStart = 19_000_000
        record.stamps.presentEnd = 19_400_000
        let detail = FrameDetail(record, previousPresentEnd: 400_000)
        #expect(detail.rows.count <= FrameDetail.rowCount)
        let layer = FrameDetailLayer()
        layer.detail = detail
        try Golden("frame-detail.png", folder: "../Goldens").expect(picture(layer), tolerance: 2)
    }
}
