import Foundation
import Recorder

/// A measurement that was kept: what `bench --json` wrote, or the folder of a recorded run.
struct BenchmarkFile {
    private let path: String

    init(path: String) { self.path = path }

    /// The measurement; throws where there is none that this version reads.
    func series() throws(PreviewError) -> MeasuredSeries {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw PreviewError(
                place: path, problem: "there is no such file or folder",
                remedy: "Name what `segue bench --json` or `segue record -o` wrote.")
        }
        if isFolder.boolValue {
            // A run that no gesture moved has no script.
            let script = try? String(contentsOfFile: "\(path)/gesture.jsonl", encoding: .utf8)
            return MeasuredSeries(name: path, try run(), gesture: script ?? "")
        }
        return MeasuredSeries(name: path, try decode(BenchmarkReport.self, from: path))
    }

    /// The run whose folder this is, as far as it was written.
    func run() throws(PreviewError) -> RecordedRun {
        RecordedRun(
            conditions: try decode(RunConditions.self, from: "\(path)/run.json"),
            frames: try records(in: "\(path)/frames.jsonl"))
    }

    private func records(in file: String) throws(PreviewError) -> [FrameRecord] {
        do {
            return try FrameLog.records(in: Data(contentsOf: URL(filePath: file)), of: file)
        } catch let error as FrameLogError {
            throw PreviewError(
                place: "\(error.file):\(error.line)", problem: error.problem,
                remedy: "Record the run again, or remove the line.")
        } catch {
            throw .unreadable(file, error, remedy: "Name the folder of a recorded run.")
        }
    }

    private func decode<Value: Decodable & SchemaVersioned>(
        _ type: Value.Type, from file: String
    ) throws(PreviewError) -> Value {
        do {
            let data = try Data(contentsOf: URL(filePath: file))
            let decoder = JSONDecoder()
            let version = try decoder.decode(SchemaVersion.self, from: data).schemaVersion
            guard version == Value.currentSchemaVersion else {
                throw PreviewError(
                    place: file,
                    problem: "its schemaVersion is \(version), and this program reads "
                        + "\(Value.currentSchemaVersion)",
                    remedy: "Measure again with this version of segue.")
            }
            return try decoder.decode(type, from: data)
        } catch let error as PreviewError {
            throw error
        } catch let error as DecodingError {
            throw PreviewError(
                place: file, problem: "it is no measurement (\(error.briefly))",
                remedy: "Name what `segue bench --json` or `segue record -o` wrote.")
        } catch {
            throw .unreadable(file, error, remedy: "Name a file that you may read.")
        }
    }
}

/// The first thing that is read of a file, whatever else is in it.
private struct SchemaVersion: Decodable { var schemaVersion: Int }

extension DecodingError {
    /// What is missing or wrong, in a few words.
    fileprivate var briefly: String {
        func name(_ path: [any CodingKey]) -> String { path.map(\.stringValue).joined(separator: ".") }
        return switch self {
        case .keyNotFound(let key, let context): "no \"\(name(context.codingPath + [key]))\""
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\"\(name(context.codingPath))\" is of the wrong kind"
        case .dataCorrupted: "it is no JSON, or cut off"
        @unknown default: "it is of another form"
        }
    }
}
