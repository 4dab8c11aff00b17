import LiveCode
import SwiftSources

extension TunableNumbers {
    /// The numbers of `product`, which was compiled from `sources`, with the values of their literals.
    init(of product: CodeBuilder.Product, compiledFrom sources: SourceProject) {
        self.init()
        var lines: [Int: LineIndex] = [:]
        for literal in product.numbers {
            guard sources.files.indices.contains(literal.key.file),
                let value = TunableLiteral.value(of: literal.text)
            else { continue }
            let file = sources.files[literal.key.file]
            let index = lines[literal.key.file] ?? LineIndex(of: file.text)
            lines[literal.key.file] = index
            let key = literal.key
            numbers.append(
                TunableNumber(
                    id: TunableNumber.ID(
                        path: file.path, function: key.function, call: key.call, name: key.name, ordinal: key.ordinal),
                    kind: literal.kind, position: index.position(of: literal.range.lowerBound), literal: literal.text,
                    literalValue: value, offsets: literal.range, index: literal.index))
        }
        omittedCount = product.omittedNumberCount
        var notes: [String] = []
        if omittedCount > 0 {
            notes.append("The first \(numbers.count) numbers are offered; \(omittedCount) more are not.")
        }
        if product.fixedNumberCount > 0 {
            notes.append(
                "\(product.fixedNumberCount) numbers are not offered: their declarations compile without it alone.")
        }
        note = notes.isEmpty ? nil : notes.joined(separator: " ")
    }
}

/// The starts of the lines of a text.
private struct LineIndex {
    private var starts = [0]

    init(of text: String) {
        for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    }

    /// The line and column of the byte at `offset`.
    func position(of offset: Int) -> SourcePosition {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
    }
}
