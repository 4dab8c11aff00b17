/// A clock that the test moves, and that goes on while a child is waited for.
@MainActor final class TestClock {
    var time = 100.0
}
