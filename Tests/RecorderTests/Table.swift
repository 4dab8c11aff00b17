import Foundation

/// Rows of expected values in `Tables/`, worked out by hand.
enum Table {
    static func rows<Row: Decodable>(_ type: Row.Type, of name: String) throws -> [Row] {
        try JSONDecoder().decode([Row].self, from: try data("\(name).json"))
    }

    static func data(_ file: String) throws -> Data {
        try Data(contentsOf: Bundle.module.bundleURL.appending(path: "Tables/\(file)"))
    }
}
