/// The numbers of objects, which stay theirs for as long as they live.
@MainActor final class ObjectNumbers {
    private struct Entry {
        weak var object: AnyObject?
        var number: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var count = 0

    /// The number of `object`: that of an earlier call, or the next one.
    func number(of object: AnyObject) -> Int {
        let key = ObjectIdentifier(object)
        // Another object may have come to the place of one that is gone.
        if let entry = entries[key], entry.object === object { return entry.number }
        count += 1
        entries[key] = Entry(object: object, number: count)
        return count
    }
}
