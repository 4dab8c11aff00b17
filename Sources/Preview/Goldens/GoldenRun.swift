import Files
import Foundation
import Graphics

/// `segue check --goldens`: the moments of transitions, compared with pictures that were recorded, or recorded.
@MainActor package struct GoldenRun {
    let transitions: [GoldenSubject]
    /// The name of the transition, or of its file.
    let title: String
    let options: GoldenOptions
    /// Whether all transitions of the files are drawn, so that goldens of others are stale.
    let isWhole: Bool
    /// The screen of the first transition, in points.
    let defaultSize: CGSize
    private let show: (String?) -> Void

    /// A run for `subject`, or each transition of its files where none of them was named; `report` gets what their code does wrong,
    /// and `show` how far it is, nil at the end.
    package init(
        _ subject: Subject, options: GoldenOptions, run: RunOptions, environment: MachineEnvironment,
        report: @escaping (String) -> Void, show: @escaping (String?) -> Void = { _ in }
    ) throws {
        try options.check(run, environment: environment)
        self.options = options
        self.show = show
        // Each run from a fresh start has the same to say.
        var said: Set<String> = []
        func transition(_ subject: Subject, _ folder: String) -> GoldenSubject {
            GoldenSubject(subject, folder: folder, options: run) { if said.insert($0).inserted { report($0) } }
        }
        switch subject {
        case .gallery, .workload:
            throw PreviewError(
                place: "check \(subject.name)", problem: "it is no transition",
                remedy: "name a transition, such as magic-move, or Swift files", status: .usage)
        case .transition:
            transitions = [transition(subject, GoldenNames([subject.name]).all.joined())]
            isWhole = false
            title = subject.name
        case .code(let code):
            let version = try code.compiled.version
            isWhole = code.project.options.entry == nil
            let entries = isWhole ? version.entries : [try code.compiled.entry]
            // Of all, so that those of one have the same names.
            let names = GoldenNames(version.allEntries.map(\.name))
            transitions = zip(version.allEntries, names.all).filter { entries.contains($0.0) }.map {
                transition(.code(code.showing($0)), $1)
            }
            title = isWhole ? code.project.name : code.name
        }
        defaultSize = transitions.first?.subject.defaultSize ?? .zero
    }

    /// Compares the goldens, or records them; `written` gets the path of the page, where there is one.
    ///
    /// Throws where no transition begins, where a golden that is to be recorded cannot be drawn, and where files cannot be
    /// written; then nothing is.
    package func report(written: (String) -> Void = { _ in }) throws -> GoldenReport {
        defer { show(nil) }
        return try Interruption.whileHeard {
            options.writes ? try record() : try compare(written)
        }
    }

    /// Calls `body` with each golden that the settings ask for, and its drawing, or the error that ended it; returns the report
    /// with what was omitted.
    func draw(
        _ settings: GoldenSettings, only names: Set<String>? = nil,
        _ body: (GoldenPicture, Result<GoldenSubject.Drawing, PreviewError>, inout GoldenReport) throws -> Void
    ) throws -> GoldenReport {
        var report = GoldenReport(goldens: options.folder, tolerance: options.tolerance)
        var count = 0
        let total = names?.count ?? pictures(settings).count
        for transition in transitions {
            let pictures = pictures(of: transition, settings).filter { names?.contains($0.name) ?? true }
            guard let screen = settings.screens.first, !pictures.isEmpty else { continue }
            let triggers = Self.result { try transition.triggers(on: screen) }
            for picture in pictures {
                count += 1
                show("\(picture.name), \(count) of \(total)")
                try Interruption.check()
                let drawing = Self.result {
                    guard let triggers = try triggers.get() else { return GoldenSubject.Drawing.omission(Self.absence) }
                    return try transition.draw(picture.motion, by: triggers, on: picture.screen)
                }
                try Interruption.check()
                try body(picture, drawing, &report)
            }
        }
        guard !report.pictures.isEmpty else {
            throw PreviewError(
                place: title, problem: Self.absence,
                remedy: "make one begin by a swipe or a tap, and complete it when its animation is over")
        }
        return report
    }

    static let absence = "no transition begins, or it is over in its first frame"

    /// The value of `body`, or its error as one for the user.
    static func result<Value>(_ body: () throws -> Value) -> Result<Value, PreviewError> {
        do { return .success(try body()) } catch let error as PreviewError { return .failure(error) } catch {
            return .failure(PreviewError(problem: "\(error)", remedy: "see what the code does there"))
        }
    }

    /// Adds to `report` that there is no golden of `picture`, once for each reason.
    func omit(_ picture: GoldenPicture, _ reason: String, _ report: inout GoldenReport) {
        let motion = reason == Self.absence ? nil : picture.motion.rawValue
        let omission = GoldenReport.Omission(transition: picture.folder, motion: motion, reason: reason)
        if !report.omissions.contains(omission) { report.omissions.append(omission) }
    }

    private func pictures(of transition: GoldenSubject, _ settings: GoldenSettings) -> [GoldenPicture] {
        settings.screens.flatMap { screen in
            GoldenMotion.allCases.map { GoldenPicture(folder: transition.folder, motion: $0, screen: screen) }
        }
    }

    /// All goldens that there may be on the screens of `settings`.
    func pictures(_ settings: GoldenSettings) -> [GoldenPicture] {
        transitions.flatMap { pictures(of: $0, settings) }
    }

    /// The names of the goldens in `folder` besides those called `names`, which are drawn.
    func stale(in folder: GoldenFolder, besides names: [String]) -> [String] {
        folder.stale(besides: Set(names), checked: transitions.map(\.folder), includesOthers: isWhole)
    }
}
