import Files
import Foundation
import Graphics

/// The recording of goldens.
extension GoldenRun {
    /// Draws the goldens that are to be recorded, and writes those that are new or have changed.
    func record() throws -> GoldenReport {
        let folder = FileStatus(path: options.folder) == nil ? nil : try GoldenFolder(path: options.folder)
        let known = try folder?.settings()
        let settings = known ?? GoldenSettings(size: defaultSize)
        try checkNames(settings)
        let recording = try GoldenRecording(path: options.folder)
        if known == nil { try recording.add(settings) }
        var report = try draw(settings, only: options.isRecording ? nil : Set(accepted)) { picture, drawing, report in
            try record(picture, drawing, in: folder, recording, &report)
        }
        if let folder, options.isRecording {
            report.stale = stale(in: folder, besides: report.pictures.map(\.name))
        }
        try recording.commit(removing: report.stale)
        return report
    }

    /// The names to accept, without the ending of the files.
    private var accepted: [String] {
        options.accepted.map {
            $0.hasSuffix(GoldenPicture.suffix) ? String($0.dropLast(GoldenPicture.suffix.count)) : $0
        }
    }

    private func checkNames(_ settings: GoldenSettings) throws(PreviewError) {
        let names = pictures(settings).map(\.name)
        guard let name = accepted.first(where: { !names.contains($0) }) else { return }
        throw .unknown("golden", name, among: names)
    }

    private func record(
        _ picture: GoldenPicture, _ drawing: Result<GoldenSubject.Drawing, PreviewError>, in folder: GoldenFolder?,
        _ recording: GoldenRecording, _ report: inout GoldenReport
    ) throws {
        switch try drawing.get() {
        case .omission(let reason):
            guard options.isRecording else {
                throw PreviewError(
                    place: picture.name, problem: "it cannot be drawn: \(reason)", remedy: "leave it out")
            }
            omit(picture, reason, &report)
        case .strip(let strip):
            let data = try strip.picture().pngData()
            let former = folder?.data(of: picture)
            let outcome: GoldenReport.Outcome = former == nil ? .new : former == data ? .unchanged : .changed
            if outcome != .unchanged { try recording.add(data, for: picture) }
            report.pictures.append(GoldenReport.Picture(name: picture.name, outcome: outcome))
        }
    }
}
