import Files
import Films
import Foundation
import Graphics
import Recorder

/// A folder of a film's frames: a numbered PNG file each, and a table of their times.
final class FrameFolder: FilmWriter {
    private let folder: OutputFolder
    private let description: FilmDescription
    private var table = "file,start_seconds,end_seconds,progress\n"
    private var count = 0

    private lazy var batch = EncodingBatch<CGImage, Data> {
        try $0.pngData()
    } receive: { [unowned self] data in
        try folder.write(data, to: RunFiles.picture(count))
        count += 1
    }

    /// A new folder at `path`; `report` gets what runs that were killed have left beside it.
    init(
        path: String, _ description: FilmDescription, environment: MachineEnvironment,
        report: @escaping (String) -> Void
    ) throws {
        self.description = description
        var name = path
        while name.count > 1, name.hasSuffix("/") { name.removeLast() }
        if FileStatus(path: name) != nil { throw PreviewError.existing(name, remedy: "name another folder") }
        folder = try RunFolder(path: name, replaces: false).make(environment: environment, report: report)
    }

    func append(_ frame: FilmFrame) throws {
        let name = RunFiles.picture(table.utf8.count { $0 == UInt8(ascii: "\n") } - 1)
        let progress = frame.state.progress.map { $0.decimal(6) } ?? ""
        table += "\(name),\(frame.start.decimal(6)),\(frame.end.decimal(6)),\(progress)\n"
        try batch.append(CGImage(frame.image.pixels, isOpaque: !description.hasAlpha))
    }

    func finish() throws {
        try batch.flush()
        try folder.write(table, to: RunFiles.times)
        _ = try folder.commit()
    }
}
