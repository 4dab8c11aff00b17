import Recorder

/// `segue compare`: two measurements that were kept, side by side.
package struct CompareRun {
    private let paths: (baseline: String, candidate: String)
    private let options: GateRun.Options

    package init(baseline: String, candidate: String, options: GateRun.Options) {
        paths = (baseline, candidate)
        self.options = options
    }

    /// Throws where one of them is no measurement, or where they were made in different environments.
    package func comparison() throws(PreviewError) -> Comparison {
        let baseline = try MeasurementSource(path: paths.baseline).series()
        let candidate = try MeasurementSource(path: paths.candidate).series()
        if !options.isForced { try candidate.requireComparable(with: baseline) }
        return Comparison(baseline, candidate, thresholds: options.thresholds)
    }
}
