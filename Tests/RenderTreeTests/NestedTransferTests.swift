import Foundation
import Graphics
import Testing

@testable import RenderTree

/// Fragments in fragments, from a process that is not trusted.
@MainActor struct NestedTransferTests {
    /// A stream of fragments, each of which shows some of those before it, and the error that it ends with.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let count: Int
        /// The numbers of the fragments that number `$0` shows.
        let shown: @Sendable (Int) -> [Int]
        let problem: String?
    }

    nonisolated static let rows: [Row] = [
        Row(testDescription: "a chain of 16", count: 16, shown: { $0 > 0 ? [$0 - 1] : [] }, problem: nil),
        Row(
            testDescription: "a chain of 100,000", count: 100_000, shown: { $0 > 0 ? [$0 - 1] : [] },
            problem: "the fragments in one another lie 17 deep, which may be 16"),
        Row(
            testDescription: "each shows all before", count: 1_000, shown: { Array(0..<$0) },
            problem: "the fragment has 32767 nodes with those of the fragments in it, which may be 16384"),
        Row(
            testDescription: "each shows the one before twice", count: 1_000,
            shown: { $0 > 0 ? [$0 - 1, $0 - 1] : [] },
            problem: "the fragment has 32765 nodes with those of the fragments in it, which may be 16384"),
        Row(
            testDescription: "many of one", count: 2, shown: { Array(repeating: 0, count: 20_000 * $0) },
            problem: "the fragment has 40001 nodes with those of the fragments in it, which may be 16384"),
        Row(
            testDescription: "thousands of large ones", count: 2_000,
            shown: { Array(0..<min($0, 13)) },
            problem: "the fragments that show others have 32569389 nodes with theirs, which may be 16777216"),
        Row(testDescription: "it shows itself", count: 1, shown: { [$0] }, problem: nil),
    ]

    /// Bytes that another process may send, whatever an encoder does.
    private func stream(_ row: Row) throws -> [UInt8] {
        let buffer = ByteBuffer()
        var writer = try buffer.writer()
        for number in 0..<row.count {
            var nodes = ContiguousArray([RenderNode(.group, bounds: SIMD4(0, 0, 4, 4))])
            for shown in row.shown(number) {
                nodes.append(RenderNode(.fragment, bounds: SIMD4(0, 0, 4, 4)))
                nodes[nodes.count - 1].resource = ResourceID(rawValue: UInt64(shown + 1))
            }
            nodes[0].subtreeCount = UInt32(nodes.count)
            try writer.append(TransferItem.fragment.rawValue)
            try writer.append(UInt64(number + 1))
            try writer.append(nodes)
            try writer.append(ContiguousArray<CATransform3D>())
            try writer.append(4.0)
            try writer.append(4.0)
        }
        return Array(writer.bytes)
    }

    /// The problem with which `decoder` refuses `bytes`; nil where it takes them.
    private func problem(of bytes: [UInt8], for decoder: TreeDecoder) -> String? {
        bytes.withUnsafeBytes { bytes in
            do throws(TransferError) {
                var reader = ByteReader(bytes)
                try decoder.decode(&reader)
                return nil
            } catch {
                return error.problem
            }
        }
    }

    @Test(arguments: rows) func whatIsTooDeepOrTooLargeIsRefused(row: Row) throws {
        #expect(problem(of: try stream(row), for: TreeDecoder()) == row.problem)
    }

    /// A chain that no decoder would take is not sent, and shows nothing.
    @Test(arguments: [16, 17, 100_000]) func aChainIsSentOrLeftOut(count: Int) throws {
        let store = ResourceStore()
        let buffer = ByteBuffer()
        let decoder = TreeDecoder()
        var encoder = TreeEncoder()
        var tree = RenderTree(size: CGSize(width: 4, height: 4))
        tree.nodes.append(RenderNode(.fragment, bounds: SIMD4(0, 0, 4, 4)))
        tree.nodes[0].resource = .chain(of: count, in: store)
        var writer = try buffer.writer()
        try encoder.encode(tree, from: store, into: &writer)
        #expect(problem(of: Array(writer.bytes), for: decoder) == nil)
        #expect(decoder.store.count == (count > 16 ? 0 : count))
        #expect(decoder.tree.text(resources: decoder.store) == tree.text(resources: store))
    }
}
