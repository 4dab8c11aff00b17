import Files
import Foundation

/// The `Contents.json` of a folder in an asset catalogue.
struct AssetContents {
    private let values: [String: Any]

    /// Bytes of the largest file.
    private static let largest = 1 << 20

    /// The contents of the folder at `path`; throws where they cannot be read.
    init(ofFolder path: String) throws(AssetProblem) {
        let file = path + "/Contents.json"
        let data: Data
        do throws(FileError) { data = try InputFile(path: file).contents(limit: Self.largest) } catch {
            throw AssetProblem(place: file, problem: error.problem, remedy: "add the asset again in Xcode")
        }
        try self.init(data, place: file)
    }

    /// The contents in the file `data` at the path `place`.
    init(_ data: Data, place: String) throws(AssetProblem) {
        guard let values = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
            throw AssetProblem(
                place: place, problem: "not a JSON object", remedy: "repair it, or add the asset again in Xcode")
        }
        self.values = values
    }

    /// The settings of the folder; empty where there are none.
    var properties: [String: Any] { values["properties"] as? [String: Any] ?? [:] }

    /// The objects of the list called `name`; what is no object is left out.
    func entries(_ name: String) -> [[String: Any]] {
        (values[name] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
    }
}
