/// `presentmon.csv`, a log with the columns of PresentMon 1, which CapFrameX and its like read.
///
/// A row for each frame that has one before it; times in milliseconds, `TimeInSeconds` since the run began. The end of
/// present stands for the change of the display: what comes after it is not known here.
package struct PresentMonLog: RunReport {
    package static let fileName = "presentmon.csv"

    private static let columns =
        "Application,ProcessID,SwapChainAddress,Runtime,SyncInterval,PresentFlags,Dropped,TimeInSeconds,"
        + "MsInPresentAPI,MsBetweenPresents,AllowsTearing,PresentMode,MsUntilRenderComplete,MsUntilDisplayed,"
        + "MsBetweenDisplayChange"

    private let run: RecordedRun

    package init(_ run: RecordedRun) { self.run = run }

    package func write(to output: inout some TextOutputStream) {
        output.write(Self.columns + "\n")
        let paced = run.conditions.pacing == .display ? 1 : 0
        for interval in FrameInterval.all(in: run.frames) {
            let stamps = interval.frame.stamps
            let previous = interval.previous.stamps
            let seconds = (stamps.presentStart &- run.conditions.start).seconds
            let present = max(0, stamps.presentEnd &- stamps.presentStart).milliseconds.decimal(4)
            let between = max(0, stamps.presentStart &- previous.presentStart).milliseconds.decimal(4)
            output.write(
                "segue,0,0x0000000000000000,Other,\(paced),0,0,\(seconds.decimal(7)),\(present),\(between),0,Other,"
                    + "\(present),\(present),\(interval.duration.milliseconds.decimal(4))\n")
        }
    }
}
