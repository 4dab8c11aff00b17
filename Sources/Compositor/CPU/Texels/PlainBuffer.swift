/// Growing memory for plain values that is kept between frames: no reference counts, no copies on write.
struct PlainBuffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init() {
        capacity = 16
        base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }

    /// Adds `element`, and returns its index.
    @inline(__always) @discardableResult
    mutating func append(_ element: Element) -> Int {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count += 1
        return count - 1
    }

    /// Makes room for `extra` more elements, so that appending as many does not move the others.
    mutating func reserve(_ extra: Int) {
        if count + extra > capacity { grow(to: count + extra) }
    }

    /// Takes in the elements up to `end`, which were written behind the others, in memory that was reserved.
    mutating func takeIn(upTo end: UnsafeMutablePointer<Element>) {
        precondition(end >= base && end - base <= capacity, "\(end - base) elements in room for \(capacity)")
        count = end - base
    }

    /// Forgets the elements and keeps the memory.
    mutating func removeAll() { count = 0 }

    /// Takes the last element away; there must be one.
    mutating func removeLast() -> Element {
        precondition(count > 0, "no element to remove")
        count -= 1
        return base[count]
    }

    /// Forgets the elements from `count` on.
    mutating func truncate(to count: Int) { self.count = min(self.count, max(0, count)) }

    /// Makes `count` elements, all `value`.
    mutating func reset(_ value: Element, count: Int) {
        if count > capacity {
            self.count = 0
            grow(to: count)
        }
        base.initialize(repeating: value, count: count)
        self.count = count
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count, "element \(index) of \(count)")
            return base[index]
        }
        set {
            assert(index >= 0 && index < count, "element \(index) of \(count)")
            base[index] = newValue
        }
    }

    private mutating func grow(to needed: Int) {
        capacity = max(needed, capacity * 2)
        let bigger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        bigger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = bigger
    }
}
