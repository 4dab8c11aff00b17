import Testing

@testable import ViewKit

/// Moments of the host's clock as numbers.
@MainActor @Suite struct DispatchTimeTests {
    @MainActor @Test func momentsAreComparedAndCounted() {
        let host = TestHost()
        host.frame(at: 2)
        let moment = host.run { DispatchTime.now() }
        #expect(moment < moment + 0.5 && moment < .distantFuture && moment == moment + 0)
        #expect((moment + 0.5).uptimeNanoseconds == 2_500_000_000)
        #expect((moment - 3).uptimeNanoseconds == 0 && DispatchTime.distantFuture.uptimeNanoseconds == .max)
    }
}
