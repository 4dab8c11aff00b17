import Foundation
import Graphics

/// The folder of `-o`: a picture of each difference, the page that shows them, and the report.
final class GoldenOutput {
    private let folder: ReportFolder

    /// A folder at `path`, taken literally; throws where something is there that is no such folder.
    init(path: String) throws(PreviewError) {
        folder = try ReportFolder(
            path: path,
            ReportFolder.Kind(word: "comparison") { data in
                (try? JSONDecoder().decode(GoldenReport.self, from: data))?.pictures.compactMap(\.file)
            })
    }

    /// Writes the `difference` from the golden of `picture`, and returns the name of the file.
    func write(_ difference: GoldenDifference, of picture: GoldenPicture, tolerance: Int) throws -> String {
        let file = "\(picture.folder).\(picture.fileName)"
        let strip = try DifferenceStrip.image(
            of: difference.pairs, sides: .golden, caption: picture.name, tolerance: tolerance)
        try folder.write(strip.pngData(), to: file)
        return file
    }

    /// Writes the page and `report`, and gives the folder its place; returns the path of the page.
    func commit(_ report: GoldenReport, title: String) throws -> String {
        var page = try folder.page()
        try GoldenPage(report, title: title).write(to: &page) { try folder.contents(of: $0) }
        try page.close()
        try folder.commit(report: report.json())
        return folder.path(of: ReportFolder.pageName)
    }
}
