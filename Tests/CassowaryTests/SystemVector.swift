import Cassowary
import Foundation
import Testing

/// A system of constraints as data, with its optimum, as `Vectors/generate.py` writes it.
struct SystemVector: Decodable, Sendable {
    struct Item: Decodable, Sendable {
        var t: [[Double]]
        var r: Int8
        var c: Double
        var p: Float

        var relation: Relation { Relation(rawValue: r) ?? .equal }
        var priority: Priority { Priority(p) }

        /// The violation at the given values.
        func error(_ values: [Double]) -> Double {
            let difference = t.reduce(-c) { $0 + $1[1] * values[Int($1[0])] }
            return switch relation {
            case .equal: abs(difference)
            case .lessThanOrEqual: max(0, difference)
            case .greaterThanOrEqual: max(0, -difference)
            }
        }
    }
    struct LevelError: Decodable, Sendable {
        var priority: Float
        var sum: Double
    }
    var count: Int
    var constraints: [Item]
    var values: [Double?]
    var satisfiable: Bool?
    var errors: [LevelError]?

    static func load(_ name: String) throws -> [SystemVector] {
        let url = try #require(Bundle.module.url(forResource: name, withExtension: "json"))
        return try JSONDecoder().decode([SystemVector].self, from: Data(contentsOf: url))
    }

    /// The sum of violations at one priority.
    func error(at priority: Float, _ values: [Double]) -> Double {
        constraints.filter { $0.p == priority }.reduce(0) { $0 + $1.error(values) }
    }
}
