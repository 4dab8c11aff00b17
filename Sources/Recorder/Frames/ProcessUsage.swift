#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The resource usage of this process so far.
package enum ProcessUsage {
    /// The most memory that was ever resident at once, in units of 1,048,576 bytes; nil where the system does not say.
    package static var maxResidentMegabytes: Double? {
        var usage = rusage()
        // 0 is RUSAGE_SELF, which is a number in one C library and an enumeration in another.
        guard getrusage(0, &usage) == 0 else { return nil }
        #if canImport(Darwin)
        let bytesPerUnit = 1.0
        #else
        let bytesPerUnit = 1_024.0
        #endif
        return Double(usage.ru_maxrss) * bytesPerUnit / 1_048_576
    }
}
