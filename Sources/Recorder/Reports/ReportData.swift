import Foundation

/// The frames of a run as its page's script reads them: one JSON object, whose columns are little-endian numbers in base64.
///
/// Nothing in it ends the element around it.
struct ReportData {
    let run: RecordedRun
    let frames: [ReportFrame]
    let releases: [ReportRelease]

    func write(to output: inout some TextOutputStream) {
        let stages = FrameStage.allCases.map(\.words.scriptLiteral).joined(separator: ",")
        let phases = FramePhase.allCases.map(\.description.scriptLiteral).joined(separator: ",")
        output.write("{\"scenario\":\(run.conditions.scenario.scriptLiteral),\"count\":\(frames.count),")
        output.write("\"periodMilliseconds\":\(run.conditions.refreshPeriod.milliseconds.decimal(6)),")
        let manualFrame = run.conditions.pacing == .manual ? run.conditions.frameSeconds : 0
        output.write("\"manualFrameSeconds\":\(manualFrame.decimal(9)),\n")
        output.write("\"stages\":[\(stages)],\n\"phases\":[\(phases)],\n\"releases\":[")
        for (index, release) in releases.enumerated() {
            output.write(index == 0 ? "" : ",")
            output.write("{\"seconds\":\(release.seconds.decimal(6)),\"label\":\(release.label.scriptLiteral)}")
        }
        output.write("],\n\"columns\":{\n")
        writeColumns(to: &output)
        output.write("}}")
    }

    private func writeColumns(to output: inout some TextOutputStream) {
        write("end", \.seconds.upperBound.bitPattern, to: &output)
        write("total", \.milliseconds.bits, to: &output)
        write("cpu", \.record.cpuTime.milliseconds.bits, to: &output)
        for stage in FrameStage.allCases { write("stage\(stage.rawValue)", \.stages[stage].bits, to: &output) }
        write("progress", { ($0.record.progress ?? .nan).bits }, to: &output)
        write("velocity", { ($0.record.velocity ?? .nan).bits }, to: &output)
        write("frame", { UInt32(clamping: $0.record.index) }, to: &output)
        write("missed", { UInt16(clamping: $0.missed) }, to: &output)
        write("phase", \.record.phase.rawValue, to: &output)
        write("kind", \.kind.rawValue, to: &output)
        write("cause", { UInt8($0.cause?.rawValue ?? 0) }, isLast: true, to: &output)
    }

    /// A column; empty where every number is 0.
    private func write<Bits: FixedWidthInteger>(
        _ name: String, _ bits: (ReportFrame) -> Bits, isLast: Bool = false, to output: inout some TextOutputStream
    ) {
        var bytes = Data(capacity: frames.count * MemoryLayout<Bits>.size)
        var isZero = true
        for frame in frames {
            let value = bits(frame)
            isZero = isZero && value == 0
            withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
        }
        output.write("\"\(name)\":\"\(isZero ? "" : bytes.base64EncodedString())\"\(isLast ? "" : ",")\n")
    }
}

extension Double {
    /// The number in 32 bits, those that are too large at the limit.
    fileprivate var bits: UInt32 { Float(isNaN ? self : min(max(self, -1e30), 1e30)).bitPattern }
}
