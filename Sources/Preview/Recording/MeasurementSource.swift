import Files
import Foundation
import Recorder

/// A measurement that was kept: the file of `bench --json`, or the folder of a recorded run.
struct MeasurementSource {
    private let path: String

    /// Bytes of the files that are read: an hour of frames at 240 Hz takes 600 MB, a report of 1,000 repetitions 2 MB.
    private enum Limit {
        static let json = 64 << 20
        static let frames = 2 << 30
    }

    init(path: String) { self.path = path }

    /// A measurement, and the pictures of a recorded run; nil of a benchmark, which holds none.
    struct Measurement {
        var series: MeasuredSeries
        var pictures: FramePictures?
    }

    /// The series of the measurement; throws as `measurement()` does.
    func series() throws(PreviewError) -> MeasuredSeries { try measurement(withPictures: false).series }

    /// The measurement; throws where there is none that this version reads, and where nothing was measured. Its pictures are
    /// looked for where `withPictures`, and one that cannot be read is an error.
    func measurement(withPictures: Bool = true) throws(PreviewError) -> Measurement {
        guard let status = FileStatus(path: path) else {
            throw PreviewError(
                place: path, problem: "no such file or folder",
                remedy: "name a file of `segue bench --json` or a folder of `segue record -o`")
        }
        let measurement =
            status.kind == .folder
            ? try recordedMeasurement(withPictures: withPictures) : Measurement(series: try benchmarkSeries())
        let series = measurement.series
        if let problem = series.emptiness {
            throw PreviewError(
                place: path, problem: "nothing was measured: \(problem)", remedy: "measure again, and let it finish")
        }
        guard series.repetitions.count <= MeasuredSeries.repetitionLimit else {
            throw PreviewError(
                place: path, problem: "\(series.repetitions.count) repetitions are too many",
                remedy: "give at most \(MeasuredSeries.repetitionLimit)")
        }
        return measurement
    }

    private func recordedMeasurement(withPictures: Bool) throws(PreviewError) -> Measurement {
        let folder = try folder()
        // A run that no gesture moved has no script.
        let hasScript = folder.status(of: RunFiles.gesture) != nil
        let script =
            hasScript ? try contents(of: RunFiles.gesture, in: folder, limit: GestureScript.largestFile) : Data()
        let run = try run(in: folder)
        let series = MeasuredSeries(name: path, run, gesture: Self.identity(of: script))
        return Measurement(
            series: series,
            pictures: withPictures ? try FramePictures(of: run.frames.map(\.index), in: folder) : nil)
    }

    /// The text of a gesture script without the files of the code, whose paths are others in each folder, and without the
    /// screen and its settings, which a gesture is played on.
    private static func identity(of script: Data) -> String {
        let events = script.drop { $0 != UInt8(ascii: "\n") }
        let line = script.prefix(script.count - events.count)
        var header = (try? JSONSerialization.jsonObject(with: line) as? [String: Any]) ?? [:]
        for name in ["what", "also", "size", "device", "dark", "reducedMotion", "statusBar"] { header[name] = nil }
        let rest = try? JSONSerialization.data(withJSONObject: header, options: .sortedKeys)
        return String(decoding: rest ?? line, as: UTF8.self) + String(decoding: events, as: UTF8.self)
    }

    private func benchmarkSeries() throws(PreviewError) -> MeasuredSeries {
        let data: Data
        do throws(FileError) { data = try InputFile(path: path).contents(limit: Limit.json) } catch {
            throw .unreadable(path, error, remedy: "name a file that you may read")
        }
        return MeasuredSeries(name: path, try decode(BenchmarkReport.self, from: data, of: path))
    }

    /// The folder of a recorded run.
    func folder() throws(PreviewError) -> Folder {
        do throws(FileError) { return try Folder(path: path) } catch {
            throw .unreadable(path, error, remedy: "name the folder of a recorded run")
        }
    }

    /// The run in `folder`, as far as it was written.
    func run(in folder: Folder) throws(PreviewError) -> RecordedRun {
        let file = folder.path(of: RunFiles.conditions)
        let conditions = try decode(
            RunConditions.self, from: try contents(of: RunFiles.conditions, in: folder, limit: Limit.json), of: file)
        return RecordedRun(conditions: conditions, frames: try Self.records(in: folder))
    }

    /// The frames of the run in `folder`, as far as they were written.
    static func records(in folder: Folder) throws(PreviewError) -> [FrameRecord] {
        let file = folder.path(of: RunFiles.frames)
        func unreadable(_ error: FileError) -> PreviewError {
            .unreadable(file, error, remedy: "name the folder of a recorded run")
        }
        func invalid(_ error: FrameLogError) -> PreviewError {
            PreviewError(
                place: "\(error.file):\(error.line)", problem: error.problem,
                remedy: "record the run again, or remove the line")
        }
        var pieces: FilePieces
        do throws(FileError) { pieces = try folder.pieces(of: RunFiles.frames, limit: Limit.frames) } catch {
            throw unreadable(error)
        }
        var reader = FrameLogReader(of: file)
        while true {
            let piece: Data
            do throws(FileError) { piece = try pieces.next() } catch { throw unreadable(error) }
            do throws(FrameLogError) {
                if piece.isEmpty { return try reader.finish() }
                try reader.append(piece)
            } catch {
                throw invalid(error)
            }
        }
    }

    private func contents(of name: String, in folder: Folder, limit: Int) throws(PreviewError) -> Data {
        do throws(FileError) { return try folder.contents(of: name, limit: limit) } catch {
            throw .unreadable(folder.path(of: name), error, remedy: "name the folder of a recorded run")
        }
    }

    private func decode<Value: Decodable & SchemaVersioned>(
        _ type: Value.Type, from data: Data, of file: String
    ) throws(PreviewError) -> Value {
        do {
            let decoder = JSONDecoder()
            let version = try decoder.decode(SchemaVersion.self, from: data).schemaVersion
            guard version == Value.currentSchemaVersion else {
                throw PreviewError(
                    place: file,
                    problem: "its schemaVersion is \(version), and this program reads "
                        + "\(Value.currentSchemaVersion)",
                    remedy: "measure again with this version of segue")
            }
            return try decoder.decode(type, from: data)
        } catch let error as PreviewError {
            throw error
        } catch {
            throw PreviewError(
                place: file, problem: "not a measurement (\((error as? DecodingError)?.briefly ?? "another form"))",
                remedy: "name a file of `segue bench --json` or a folder of `segue record -o`")
        }
    }
}

/// The member that is read first, whatever else is in a file.
private struct SchemaVersion: Decodable { var schemaVersion: Int }

extension DecodingError {
    /// The missing or wrong member, in a few words.
    fileprivate var briefly: String {
        func name(_ path: [any CodingKey]) -> String { path.map(\.stringValue).joined(separator: ".") }
        return switch self {
        case .keyNotFound(let key, let context): "no \"\(name(context.codingPath + [key]))\""
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\"\(name(context.codingPath))\" is of the wrong kind"
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            "\"\(name(context.codingPath))\": \(context.debugDescription.shortened)"
        case .dataCorrupted: "not JSON, or cut off"
        @unknown default: "it is of another form"
        }
    }
}
