/// Terms of all constraints, those of one constraint side by side; blocks are reused by length.
struct TermPool: Sendable {
    /// A term of a constraint, linked with the other terms of its variable.
    struct Record: Sendable, BitwiseCopyable {
        var coefficient: Double
        var variable: Int32
        var constraint: Int32
        var nextUse: Int32 = -1
        var previousUse: Int32 = -1
    }

    var terms: [Record] = []
    /// The first positions of vacant blocks, by length.
    private var vacantBlocks: [[Int32]] = []

    /// Reserves a block; its terms are undefined.
    mutating func allocate(_ count: Int) -> Int {
        if count < vacantBlocks.count, let first = vacantBlocks[count].popLast() { return Int(first) }
        let first = terms.count
        let blank = Record(coefficient: 0, variable: -1, constraint: -1)
        for _ in 0..<count { terms.append(blank) }
        return first
    }

    mutating func deallocate(_ range: Range<Int>) {
        while vacantBlocks.count <= range.count { vacantBlocks.append([]) }
        vacantBlocks[range.count].append(Int32(range.lowerBound))
    }
}
