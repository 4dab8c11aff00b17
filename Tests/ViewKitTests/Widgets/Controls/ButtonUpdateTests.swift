import Testing

@testable import ViewKit

/// Buttons whose configuration follows their state by code.
@MainActor @Suite struct ButtonUpdateTests {
    private let host = TestHost()

    @Test func theHandlerHearsOfEveryState() {
        let button = host.run { UIButton(configuration: .filled()) }
        var states: [UIControl.State] = []
        host.run {
            button.configurationUpdateHandler = { button in
                states.append(button.state)
                button.configuration?.title = button.isHighlighted ? "Pressed" : "Press"
            }
        }
        host.show(button)
        #expect(states == [.normal] && button.configuration?.title == "Press")
        host.run { button.isHighlighted = true }
        host.frame(at: 0.1)
        #expect(states == [.normal, .highlighted] && button.titleLabel?.text == "Pressed")
        host.run { button.setNeedsUpdateConfiguration() }
        host.frame(at: 0.2)
        #expect(states.count == 3)
        host.frame(at: 0.3)
        #expect(states.count == 3)
    }

    @Test func itsOwnPalenessCanBeSwitchedOff() {
        let button = host.run { UIButton(configuration: .filled()) }
        host.run { button.isHighlighted = true }
        #expect(button.titleLabel?.alpha == 0.75)
        host.run { button.automaticallyUpdatesConfiguration = false }
        #expect(button.titleLabel?.alpha == 1)
    }

    @Test func anIndicatorTurnsInPlaceOfThePicture() {
        let button = host.run { UIButton(configuration: .filled()) }
        host.run {
            button.configuration?.title = "Load"
            button.configuration?.imagePadding = 6
        }
        let width = button.intrinsicContentSize.width
        host.run { button.configuration?.showsActivityIndicator = true }
        #expect(button.activity?.isAnimating == true && button.intrinsicContentSize.width == width + 26)
        host.run { button.configuration?.showsActivityIndicator = false }
        #expect(button.activity?.isAnimating == false && button.intrinsicContentSize.width == width)
        host.run { button.configuration?.indicator = .popup }
        #expect(button.indicator?.isHidden == false && button.intrinsicContentSize.width == width + 18)
    }
}
