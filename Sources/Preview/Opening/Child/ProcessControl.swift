/// The settings of this process that only Linux has (prctl(2)).
enum ProcessControl {
    /// The signal for this process once the thread that started it has ended.
    static let parentDeathSignal: Int32 = 1
    /// Whether other processes of the user may look at its memory.
    static let isDumpable: Int32 = 4
    /// The name, as a C string.
    static let name: Int32 = 15
    /// Whether it takes over the descendants whose parents have ended.
    static let isChildSubreaper: Int32 = 36

    // Glibc's module leaves it out.
    @_silgen_name("prctl")
    private static func prctl(_ option: Int32, _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt) -> Int32

    /// Sets `option`; a kernel that does not know it leaves it.
    static func set(_ option: Int32, _ value: UInt) { _ = prctl(option, value, 0, 0, 0) }
}
