import Foundation
import SDLPlatform
import Testing

@testable import Preview

struct MachineEnvironmentTests {
    /// The kernel's hundredths of a second are too coarse for what is to stay within a hundred milliseconds.
    @Test func theAgeOfTheProcessGoesOnByTheMillisecond() throws {
        let environment = MachineEnvironment()
        // Between its two sides each reading may wait for a busy machine.
        let earliest = MonotonicTime.now()
        let first = try #require(environment.millisecondsSinceStart)
        let start = MonotonicTime.now()
        #expect(first > 0 && first == first.rounded())
        for step in 1...8 {
            while MonotonicTime.now() < start + Double(step) * 0.003 {}
            let before = (MonotonicTime.now() - start) * 1000
            let age = try #require(environment.millisecondsSinceStart) - first
            let after = (MonotonicTime.now() - earliest) * 1000
            #expect(age == age.rounded() && age >= before - 1 && age <= after + 1, "\(age) after \(before) ms")
        }
    }
}
