import Files
import Foundation
import Graphics

/// The comparison with goldens.
extension GoldenRun {
    /// Draws each golden that the settings ask for, and compares it; `written` gets the path of the page, where there is one.
    func compare(_ written: (String) -> Void) throws -> GoldenReport {
        let folder = try GoldenFolder(path: options.folder)
        guard let settings = try folder.settings() else {
            throw PreviewError(
                place: "\(options.folder)/\(GoldenSettings.fileName)", problem: "no such file",
                remedy: "restore it, or record the goldens with --record-goldens")
        }
        let output = try options.output.map { try GoldenOutput(path: $0) }
        var report = try draw(settings) { picture, drawing, report in
            try compare(picture, drawing, in: folder, output, &report)
        }
        report.stale = stale(in: folder, besides: pictures(settings).map(\.name))
        if let output { written(try output.commit(report, title: title)) }
        return report
    }

    private func compare(
        _ picture: GoldenPicture, _ drawing: Result<GoldenSubject.Drawing, PreviewError>, in folder: GoldenFolder,
        _ output: GoldenOutput?, _ report: inout GoldenReport
    ) throws {
        var item = GoldenReport.Picture(name: picture.name, outcome: .same)
        switch (drawing, Self.result { try folder.golden(of: picture) }) {
        case (.failure(let error), _), (_, .failure(let error)):
            item.outcome = .faulty
            item.problem = "\(error)"
        case (.success(.omission(let reason)), .success(nil)):
            omit(picture, reason, &report)
            return
        case (.success(.omission(let reason)), .success):
            item.outcome = .faulty
            item.problem = "it cannot be drawn any more: \(reason)"
        case (.success(.strip), .success(nil)): item.outcome = .missing
        case (.success(.strip(let strip)), .success(let golden?)):
            guard let difference = try strip.difference(from: golden.image, tolerance: options.tolerance) else { break }
            item.outcome = .different
            item.moments = difference.moments
            item.problem = difference.sizes
            item.file = try output?.write(difference, of: picture, tolerance: options.tolerance)
        }
        report.pictures.append(item)
    }
}
