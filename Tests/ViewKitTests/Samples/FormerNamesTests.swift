import Testing

@testable import ViewKit

/// Types under the names that they had before Swift 4.2.
@Suite struct FormerNamesTests {
    private protocol Names {
        func all() -> [Any.Type]
    }

    private struct FormerNames: Names {
        @available(*, deprecated) func all() -> [Any.Type] {
            [
                UIGestureRecognizerState.self, UISwipeGestureRecognizerDirection.self, UITouchPhase.self,
                UIEventType.self,
            ]
        }
    }

    @Test func theyAreTheSameTypes() {
        let names: any Names = FormerNames()
        let types: [Any.Type] = [
            UIGestureRecognizer.State.self, UISwipeGestureRecognizer.Direction.self, UITouch.Phase.self,
            UIEvent.EventType.self,
        ]
        #expect(names.all().map(ObjectIdentifier.init) == types.map(ObjectIdentifier.init))
    }
}
