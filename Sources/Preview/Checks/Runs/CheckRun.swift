import LiveCode

/// `segue check`: takes transitions through their ends, cancels and interruptions, each from a fresh start.
@MainActor package struct CheckRun {
    private let subjects: [CheckSubject]
    /// The name of the transition, or of the files.
    private let title: String
    private let options: Options
    private let run: RunOptions
    private let sources: FindingSources
    private let output: CheckOutput?

    /// The names of the series of a thorough check.
    package nonisolated static let seriesNames = CheckSeries.names

    /// The choices of a check.
    package struct Options: Sendable {
        package var filter: FindingFilter
        /// A gesture that begins the transition; nil where one is sought.
        package var script: GestureScript?
        /// The random runs of a thorough check; nil for a quick one.
        package var random: RandomRuns?
        /// The names of the series to make besides the quick one; empty for all.
        package private(set) var series: Set<String> = []
        /// The path of the folder for scripts and pictures; nil for none.
        package var output: String?

        package init(
            filter: FindingFilter, script: GestureScript? = nil, random: RandomRuns? = nil, output: String? = nil
        ) {
            self.filter = filter
            self.script = script
            self.random = random
            self.output = output
        }

        /// Leaves all series out but those called `names`, and the quick one; an unknown name is wrong usage.
        package mutating func limit(to names: [String]) throws(PreviewError) {
            for name in names where !CheckSeries.names.contains(name) {
                throw PreviewError(
                    place: "--series \(name)", problem: "there is no series '\(name)'",
                    remedy: NearestNames(to: name, among: CheckSeries.names).question
                        ?? "name one of \(NearestNames.list(CheckSeries.names))", status: .usage)
            }
            series = Set(names)
        }
    }

    /// A check of `subject`, or of each transition of its files where none of them was named; throws where that is no transition,
    /// where the files do not compile, and where the folder of the options cannot be written.
    package init(_ subject: Subject, run: RunOptions, options: Options, environment: MachineEnvironment) throws {
        switch subject {
        case .transition: sources = FindingSources()
        case .code(let code): sources = FindingSources(try? code.sources.get())
        case .gallery, .workload:
            throw PreviewError(
                place: "check \(subject.name)", problem: "it is no transition",
                remedy: "name a transition, such as magic-move, or Swift files", status: .usage)
        }
        guard run.refreshRate == nil else {
            throw PreviewError(
                place: "check --refresh-rate", problem: "checks run at 60 frames a second", remedy: "leave it out",
                status: .usage)
        }
        subjects = try CheckSubject.all(in: subject)
        title = subjects.count == 1 ? subject.name : subject.filesName
        for item in subjects { try run.check(for: item.subject, isHeadless: true) }
        self.options = options
        self.run = run
        output = try options.output.map { try CheckOutput(path: $0, environment: environment) }
    }

    /// Performs all checks, and writes the folder of the options; `show` gets lines that say how far it is, nil for none, and
    /// `written` the path of the page.
    ///
    /// Throws where the only transition cannot be opened, where the run is interrupted, and where the folder cannot be written;
    /// then nothing is. A transition that does not end, or whose code ends as it begins, is checked no further.
    package func report(
        show: @escaping (String?) -> Void = { _ in }, written: (String) -> Void = { _ in }
    ) throws -> CheckReport {
        try Interruption.whileHeard {
            let status = CheckStatus(show)
            defer { status.end() }
            var report = CheckReport(scenario: title, seed: options.random?.seed)
            for subject in subjects {
                status.subject = subjects.count == 1 ? nil : subject.name
                report.append(CheckReport.Transition(name: subject.name))
                do { try check(subject, into: &report, telling: status) } catch let error as PreviewError
                    where subjects.count > 1 && !Interruption.isAskedFor && error.status != .usage
                {
                    report.update { $0.obstacle = "\(error)" }
                }
            }
            if let output {
                status.update("the page")
                written(try output.commit(report))
            }
            return report
        }
    }

    private func check(
        _ subject: CheckSubject, into report: inout CheckReport, telling status: CheckStatus
    ) throws {
        let plan = try RunPlan(subject.subject, options: run, isHeadless: true)
        var check = SubjectCheck(
            plan, name: subject.name, options: options, sources: sources, output: output, status: status)
        try check.perform(into: &report)
    }
}
