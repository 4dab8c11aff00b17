import Graphics
import Recorder

/// `segue compare`: two measurements that were kept, side by side.
package struct CompareRun {
    private let paths: (baseline: String, candidate: String)
    private let options: GateRun.Options
    private let strip: ResultFile?

    /// A comparison of the measurements at these paths; a `strip` gets the pictures that differ. It throws where that cannot be
    /// written.
    package init(
        baseline: String, candidate: String, options: GateRun.Options, strip: String? = nil
    ) throws(PreviewError) {
        paths = (baseline, candidate)
        self.options = options
        self.strip = if let strip { try ResultFile(picture: strip) } else { nil }
    }

    /// The comparison, whose strip is written; `report` gets the reason where it is not.
    ///
    /// Throws where one of them is no measurement, or where they were made in different environments.
    package func comparison(report: (String) -> Void) throws -> Comparison {
        let baseline = try MeasurementSource(path: paths.baseline).measurement()
        let candidate = try MeasurementSource(path: paths.candidate).measurement()
        try checkScreens(baseline, candidate)
        if !options.isForced { try candidate.series.requireComparable(with: baseline.series) }
        var comparison = Comparison(baseline.series, candidate.series, thresholds: options.thresholds)
        guard let first = baseline.pictures, let second = candidate.pictures else {
            if strip != nil { report("benchmarks hold no pictures, and no strip of them is written") }
            return comparison
        }
        let pictures = PairedPictures(first, second)
        if let omission = Self.omission(baseline.series, candidate.series) {
            comparison.add(PictureComparison(omission: omission))
        } else {
            comparison.add(try pictures.comparison())
        }
        guard let strip else { return comparison }
        let caption = "\(comparison.scenario): \(comparison.candidate) against \(comparison.baseline)"
        let image = try comparison.pictures.flatMap { try pictures.strip(of: $0, caption: caption) }
        if let image { try strip.write(image) } else { report("no pictures differ, and no strip of them is written") }
        return comparison
    }

    /// Throws where both are runs of one gesture whose pictures are of different screens, which is a difference; unless forced.
    private func checkScreens(
        _ baseline: MeasurementSource.Measurement, _ candidate: MeasurementSource.Measurement
    ) throws(PreviewError) {
        guard !options.isForced, baseline.pictures != nil, candidate.pictures != nil,
            Self.omission(baseline.series, candidate.series) == nil,
            let first = baseline.series.screen, let second = candidate.series.screen, first != second
        else { return }
        throw PreviewError(
            place: paths.candidate,
            problem: "its pictures are of another size or scale: \(first.shortened) there, \(second.shortened) here",
            remedy: "record both with one --size and --scale, or compare their times all the same with --force",
            status: .failed)
    }

    /// The reason for which the pictures of two runs do not correspond; nil where they do.
    private static func omission(_ baseline: MeasuredSeries, _ candidate: MeasuredSeries) -> String? {
        if baseline.isPaced || candidate.isPaced {
            return "a window showed one of the runs, in frames of its own; timing alone was compared"
        }
        return baseline.gesture == candidate.gesture
            ? nil : "the runs are of different gestures; timing alone was compared"
    }
}
