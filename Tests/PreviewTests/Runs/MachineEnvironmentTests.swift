import Foundation
import SDLPlatform
import Testing

@testable import Preview

struct MachineEnvironmentTests {
    /// The kernel's hundredths of a second are too coarse for what is to stay within a hundred milliseconds.
    @Test func theAgeOfTheProcessGoesOnByTheMillisecond() throws {
        let environment = MachineEnvironment()
        let start = MonotonicTime.now()
        let first = try #require(environment.millisecondsSinceStart)
        #expect(first > 0 && first == first.rounded())
        for step in 1...8 {
            while MonotonicTime.now() < start + Double(step) * 0.003 {}
            let before = (MonotonicTime.now() - start) * 1000
            let age = try #require(environment.millisecondsSinceStart) - first
            let after = (MonotonicTime.now() - start) * 1000
            #expect(age == age.rounded() && age >= before - 6 && age <= after + 1, "\(age) after \(before) ms")
        }
    }
}
