/// Numbers of which the least is taken first, in memory that is used again.
struct RankHeap {
    private var numbers: ContiguousArray<Int> = []

    mutating func removeAll() { numbers.removeAll(keepingCapacity: true) }

    mutating func insert(_ number: Int) {
        numbers.append(number)
        var hole = numbers.count - 1
        while hole > 0, numbers[(hole - 1) / 2] > number {
            numbers[hole] = numbers[(hole - 1) / 2]
            hole = (hole - 1) / 2
        }
        numbers[hole] = number
    }

    /// Takes out the least one; nil where none is left.
    mutating func removeFirst() -> Int? {
        guard let first = numbers.first, let last = numbers.popLast() else { return nil }
        if numbers.isEmpty { return first }
        var hole = 0
        while 2 * hole + 1 < numbers.count {
            var child = 2 * hole + 1
            if child + 1 < numbers.count, numbers[child + 1] < numbers[child] { child += 1 }
            if last <= numbers[child] { break }
            numbers[hole] = numbers[child]
            hole = child
        }
        numbers[hole] = last
        return first
    }
}
