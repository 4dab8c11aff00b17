import Files
import Films
import Foundation
import Graphics
import Recorder

/// The folder of `-o`: for each finding the script that shows it, its pictures and, where motion shows it, a page that plays it;
/// the page of all, and the report.
@MainActor final class CheckOutput {
    /// The most seconds of a film.
    private static let longestFilm = 10.0

    private let folder: ReportFolder
    private let environment: MachineEnvironment
    /// The findings with their files, by the names of their transitions.
    private var findings: [String: [Finding]] = [:]
    private var count = 0
    /// The films of the run that is being added, by the text of its script.
    private var films: [String: String] = [:]
    /// The reason why there are no films; nil where there are.
    private var filmProblem: String?

    /// A folder at `path`, taken literally; throws where something is there that no check has written.
    init(path: String, environment: MachineEnvironment) throws(PreviewError) {
        folder = try ReportFolder(
            path: path,
            ReportFolder.Kind(word: "check") { data in
                let report = try? JSONDecoder().decode(CheckReport.self, from: data)
                return report?.findings.flatMap(\.paths).map { FilePath($0).name }
            })
        self.environment = environment
    }

    /// Writes the files of the findings of `check`, which `transition` has shown, and names them there; one that was found before
    /// keeps its files.
    func add(_ check: inout CheckReport.Check, of transition: CheckedTransition?) throws {
        let evidence = CheckEvidence(transition?.observations ?? [])
        for index in check.findings.indices {
            let finding = check.findings[index]
            if let known = findings[check.transition]?.first(where: finding.isSame) {
                check.findings[index].script = known.script
                check.findings[index].picture = known.picture
                check.findings[index].film = known.film
                continue
            }
            count += 1
            if let transition {
                let pictures = transition.pictures[finding.unplaced] ?? evidence.pictures(of: finding)
                let script = evidence.script(of: finding) ?? transition.script
                try write(&check.findings[index], count, script: script, of: transition, pictures)
            }
            findings[check.transition, default: []].append(check.findings[index])
        }
    }

    private func write(
        _ finding: inout Finding, _ number: Int, script: GestureScript, of transition: CheckedTransition,
        _ pictures: FindingPictures?
    ) throws {
        let name = "finding-\(number)"
        var script = script
        let session = transition.session
        var conditions = RunConditions(of: session, environment: environment)
        // The screen may have another size by now.
        let size = session.plan.screen.size
        conditions.show(conditions.scenario, on: (size.width, size.height))
        script.header = GestureScript.Header(of: conditions, in: folder.path)
        script.header.scale = session.plan.options.scale
        try folder.write(Data(script.text.utf8), to: "\(name).jsonl")
        finding.script = folder.path(of: "\(name).jsonl")
        if let pictures {
            let caption = "\(name): \(finding.name)" + (finding.phase.map { ", \($0)" } ?? "")
            try folder.write(Self.image(of: pictures, caption: caption).pngData(), to: "\(name).png")
            finding.picture = folder.path(of: "\(name).png")
        }
        if FindingKind.namesOfMotion.contains(finding.name) {
            finding.film = try film(of: script, name: name, as: session.plan)
        }
    }

    /// The picture that had to show, the one that shows and their difference; the second alone where no other is known.
    private static func image(of pictures: FindingPictures, caption: String) throws -> CGImage {
        guard let expected = pictures.expected else {
            return try FilmStrip.image(frames: [pictures.actual], labels: ["actual"], columns: 1, caption: caption)
        }
        let pair = DifferenceStrip.Pair(moment: "", first: expected, second: pictures.actual)
        return try DifferenceStrip.image(
            of: [pair], sides: .golden, caption: caption, tolerance: PixelDifference.tolerance)
    }

    /// The path of the page that plays `script`, the same for all findings of one run; nil where none can be made.
    private func film(of script: GestureScript, name: String, as plan: RunPlan) throws -> String? {
        if let known = films[script.text] { return known }
        guard filmProblem == nil else { return nil }
        // The frames of a film have one size.
        guard !script.motions.contains(where: \.motion.isResize) else { return nil }
        var options = FilmOptions()
        options.showsFinger = true
        options.showsOverlay = true
        options.range = 0..<Self.longestFilm
        do {
            let run = try FilmRun(
                plan.subject, script: script, format: .html, options: options, run: plan.options,
                environment: environment,
                report: { _ in })
            _ = try run.export(to: folder.draftPath(of: "\(name).html"))
        } catch let error as PreviewError {
            if error == SubjectFilm.interruption { throw PreviewError.interrupted }
            // Its code may end before a frame is there.
            return nil
        } catch let error as FilmError {
            filmProblem = "Nothing plays here: \(error)"
            return nil
        }
        films[script.text] = folder.path(of: "\(name).html")
        return films[script.text]
    }

    /// Writes the page and `report`, and gives the folder its place; returns the path of the page.
    func commit(_ report: CheckReport) throws -> String {
        var page = try folder.page()
        try CheckPage(report, note: filmProblem).write(to: &page) { try folder.contents(of: $0) }
        try page.close()
        try folder.commit(report: report.json())
        return folder.path(of: ReportFolder.pageName)
    }
}

extension Finding {
    /// The finding without its line, as the run noted it.
    fileprivate var unplaced: Finding {
        var finding = self
        finding.file = nil
        finding.line = nil
        return finding
    }
}
