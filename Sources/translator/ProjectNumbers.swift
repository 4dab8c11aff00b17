import SwiftSources

/// The literals of a project that can be tuned: their order, their numbers, and the look-ups that take their places.
struct ProjectNumbers {
    private(set) var literals: [TunableLiteral] = []
    /// The number of literals beyond the most.
    private(set) var omittedCount = 0
    /// The number of literals that stay as they are.
    private(set) var fixedCount = 0

    /// Literals of a project at most.
    static let most = 500

    /// Those of `found` that are not `fixed`, in the order of their files and places, each with its ordinal and its index.
    init(_ found: [TunableLiteral], fixed: Set<TunableLiteral.Key>) {
        var counts: [TunableLiteral.Key: Int] = [:]
        var ends: [Int: Int] = [:]
        let sorted = found.sorted { one, other in
            one.key.file != other.key.file
                ? one.key.file < other.key.file : one.range.lowerBound < other.range.lowerBound
        }
        for var literal in sorted {
            // The body of a preview may be visited twice.
            guard literal.range.lowerBound >= ends[literal.key.file] ?? 0 else { continue }
            ends[literal.key.file] = literal.range.upperBound
            let ordinal = counts[literal.key, default: 0]
            counts[literal.key] = ordinal + 1
            literal.key.ordinal = ordinal
            guard !fixed.contains(literal.key) else {
                fixedCount += 1
                continue
            }
            guard literals.count < Self.most else {
                omittedCount += 1
                continue
            }
            literal.index = literals.count
            literals.append(literal)
        }
    }

    /// The look-up in place of `literal`, which stands in it as it is.
    static func edit(of literal: TunableLiteral) -> SourceEdit {
        let type = TunableArguments.overloadedCalls.contains(literal.key.call) ? " as CGFloat" : ""
        return SourceEdit(
            literal.range,
            [
                .text("_tuned("), .moved(file: literal.key.file, range: literal.range),
                .text("\(type), \(literal.index))"),
            ])
    }

    /// Removes the literals that `files` do not look up: these were rewritten with what is around them.
    mutating func removeMissing(from files: [TranslatedFile]) {
        var places: Set<Place> = []
        for segment in files.flatMap(\.segments) where segment.isVerbatim {
            places.insert(Place(file: segment.file, range: segment.origin))
        }
        literals.removeAll { !places.contains(Place(file: $0.key.file, range: $0.range)) }
    }

    private struct Place: Hashable {
        var file: Int
        var range: Range<Int>
    }
}
