import Foundation
import TestSupport
import Testing

@testable import Films

@Suite struct LZWEncoderTests {
    /// The numbers that GIF data stand for, by the algorithm of GIF89a's appendix F; nil for data that are none.
    private func decoded(_ data: Data) -> [UInt8]? {
        var bytes = Array(data.dropFirst())[...]
        var packed: [UInt8] = []
        while let count = bytes.popFirst(), count > 0 {
            packed += bytes.prefix(Int(count))
            bytes = bytes.dropFirst(Int(count))
        }
        guard data.first == 8, bytes.isEmpty else { return nil }
        var table: [[UInt8]] = []
        var width = 9
        var place = 0
        var result: [UInt8] = []
        var former: [UInt8]?
        func reset() { table = (0..<256).map { [UInt8($0)] } + [[], []] }
        reset()
        while place + width <= packed.count * 8 {
            let code = (0..<width).reduce(0) { $0 | Int(packed[(place + $1) >> 3] >> ((place + $1) & 7) & 1) << $1 }
            place += width
            if code == 257 { return result }
            if code == 256 {
                reset()
                width = 9
                former = nil
                continue
            }
            guard let last = former else {
                former = table[code]
                result += table[code]
                continue
            }
            let entry = code < table.count ? table[code] : last + [last[0]]
            result += entry
            if table.count < 4_096 { table.append(last + [entry[0]]) }
            if table.count == 1 << width, width < 12 { width += 1 }
            former = entry
        }
        return nil
    }

    private static let counts = [1, 2, 3, 255, 256, 5_000, 70_000]

    @Test(arguments: counts) func numbersAreReadAgain(_ count: Int) {
        var numbers = RepeatableNumbers(seed: UInt64(count))
        let random = (0..<count).map { _ in UInt8.random(in: 0...254, using: &numbers) }
        let plain = [UInt8](repeating: 7, count: count)
        for indices in [random, plain] {
            let none = [Bool](repeating: false, count: count)
            #expect(decoded(LZWEncoder.data(indices, stays: none, transparent: 255)) == indices)
        }
    }

    /// A pixel that may stay has either of its two numbers, all others their own; and the choice makes it smaller.
    @Test(arguments: counts) func whatStaysIsTransparentOrItself(_ count: Int) throws {
        var numbers = RepeatableNumbers(seed: 9)
        let indices = (0..<count).map { _ in UInt8.random(in: 0...20, using: &numbers) }
        let stays = (0..<count).map { $0 % 40 < 35 }
        let data = LZWEncoder.data(indices, stays: stays, transparent: 255)
        let read = try #require(decoded(data))
        #expect(read.count == count)
        for place in 0..<count { #expect(read[place] == indices[place] || stays[place] && read[place] == 255) }
        let all = LZWEncoder.data(indices, stays: stays.map { _ in false }, transparent: 255)
        #expect(count < 1_000 || data.count < all.count / 2)
    }
}
