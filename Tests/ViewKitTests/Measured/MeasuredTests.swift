import TestSupport
import Testing

@testable import ViewKit

/// What was measured on iOS 26.1, a file a table in `Vectors/ios`, with the tolerance beside its numbers.
///
/// A runner for each kind of table lies in an extension of its own.
@MainActor @Suite struct MeasuredTests {
    nonisolated static func table<Table: Decodable>(_ type: Table.Type = Table.self, _ name: String) throws -> Table {
        try VectorFolder(in: .module).load(from: "ios/" + name)
    }

    func expect(_ rect: CGRect, _ numbers: [Double?], within tolerance: Double, _ comment: Comment) {
        let own = [rect.minX, rect.minY, rect.width, rect.height]
        let isEqual = zip(own, numbers).allSatisfy { own, number in
            number.map { abs(own - $0) <= tolerance } ?? true
        }
        #expect(numbers.count == 4 && isEqual, "\(comment): \(own) instead of \(numbers)")
    }
}
