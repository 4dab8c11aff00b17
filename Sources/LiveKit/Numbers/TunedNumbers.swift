import Synchronization

/// The values that were set for literals of the opened code, before it runs.
package enum TunedNumbers {
    /// The address of the table, whose first element is its length; 0 without one.
    private static let address = Atomic<UInt>(0)

    /// Gives the literals of these indices these values.
    ///
    /// The table stays for the rest of the process, as code may read it at any time.
    package static func set(_ values: [Int: Double]) {
        let count = (values.keys.max() ?? -1) + 1
        let table = UnsafeMutablePointer<Double>.allocate(capacity: count + 1)
        table.initialize(repeating: .nan, count: count + 1)
        table[0] = Double(count)
        for (index, value) in values where index >= 0 { table[index + 1] = value }
        address.store(UInt(bitPattern: table), ordering: .releasing)
    }

    /// The value that was set for the literal of `index`; nil where it has its own.
    static func value(at index: Int) -> Double? {
        guard let table = UnsafePointer<Double>(bitPattern: address.load(ordering: .acquiring)), index >= 0,
            Double(index) < table[0], !table[index + 1].isNaN
        else { return nil }
        return table[index + 1]
    }
}
