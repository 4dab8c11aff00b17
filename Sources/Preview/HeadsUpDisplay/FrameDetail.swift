import Recorder

/// The numbers of one frame as the heads-up display writes them.
struct FrameDetail: Hashable {
    typealias Row = FigurePanelLayer.Row

    let title: String
    let rows: [Row]
    /// As many as every frame has.
    static let rowCount = FrameStage.allCases.count + 12

    /// The numbers of `record`; `previousPresentEnd` is that of the frame before, nil where there is none. The progress of
    /// a transition that plays by itself (`playsByTime`) is the fraction of its time.
    init(_ record: FrameRecord, previousPresentEnd: Nanoseconds?, playsByTime: Bool = false) {
        title = "frame \(record.index), \(record.phase)"
        let stamps = record.stamps
        let stages = StageValues(stamps, previousPresentEnd: previousPresentEnd)
        var rows = [
            Row(name: playsByTime ? "progress, of time" : "progress", value: Self.number(record.progress, 4)),
            Row(name: "velocity", value: Self.number(record.velocity, 3) + "/s"),
            Row(name: "frame", value: Self.milliseconds(previousPresentEnd.map { stamps.presentEnd - $0 }, " wall")),
        ]
        for stage in FrameStage.allCases {
            rows.append(Row(name: stage.words, value: Self.number(stages[stage], 3) + " ms wall", color: stage.color))
        }
        rows += [
            Row(name: "frame", value: Self.milliseconds(record.cpuTime, " CPU")),
            Row(name: "began late", value: Self.milliseconds(stamps.lateness, " wall")),
            Row(name: "deadline", value: Self.margin(stamps.overrun)),
            Row(name: "nodes", value: "\(record.counters.nodes)"),
            Row(name: "draw commands", value: "\(record.counters.drawCommands)"),
            Row(name: "pixels", value: "\(record.counters.pixelsTouched)"),
            Row(name: "texture uploads", value: "\(record.counters.textureUploads)"),
            Row(name: "allocations", value: record.counters.allocations.map(String.init) ?? "–"),
            Row(name: "decoded, shaped, drawn", value: Self.text(of: record.work)),
        ]
        self.rows = rows
    }

    private static func milliseconds(_ value: Nanoseconds?, _ clock: String) -> String {
        value.map { number($0.milliseconds, 3) + " ms" + clock } ?? "–"
    }

    /// The time between the end of a frame and its deadline: `14.5 ms to spare`, or `1.7 ms late`.
    private static func margin(_ overrun: Nanoseconds?) -> String {
        overrun.map { abs($0.milliseconds).decimal(1) + ($0 > 0 ? " ms late" : " ms to spare") } ?? "–"
    }

    /// Images decoded, texts shaped and pictures rasterised: `1, 3, 4`.
    private static func text(of work: FrameWork?) -> String {
        work.map { "\($0.decodedImages), \($0.shapedTexts), \($0.rasterizedPictures)" } ?? "–"
    }

    private static func number(_ value: Double?, _ decimals: Int) -> String {
        value?.decimal(decimals) ?? "–"
    }
}
