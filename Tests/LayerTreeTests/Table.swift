import Foundation
import TestSupport

/// Expected values that come as files of `shared` form: random trees, projected corners.
let vectors = VectorFolder(in: .module)

/// A file of expected values in `Tables/`: what the rows mean, where they come from, how exact they are.
struct Table<Row: Decodable & Sendable>: Decodable, Sendable {
    let description: String
    let source: String
    let tolerance: Double?
    let rows: [Row]

    static func load(_ name: String) throws -> Table {
        let url = Bundle.module.bundleURL.appending(path: "Tables/\(name).json")
        return try JSONDecoder().decode(Table.self, from: try Data(contentsOf: url))
    }
}
