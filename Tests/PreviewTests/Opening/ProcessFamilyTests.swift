import Foundation
import TestSupport
import Testing

@testable import Preview

/// Processes by their descent.
@Suite struct ProcessFamilyTests {
    /// The time of descendants counts while they run, and after their ends.
    @Test func theTimeOfDescendantsCounts() throws {
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/bash")
        shell.arguments = ["-c", "(head -c 100000000 /dev/zero | md5sum; sleep 60) & wait"]
        shell.standardOutput = FileHandle.nullDevice
        try shell.run()
        defer { shell.terminate() }
        let id = shell.processIdentifier
        #expect(eventually { ProcessFamily.processorUse(of: id).seconds > 0.05 })
        #expect(ProcessFamily.processorUse(of: id).seconds < 60)
    }
}
