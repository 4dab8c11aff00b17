import Testing

@testable import ViewKit

/// The layout and the look of list contents.
@MainActor @Suite struct ListContentTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400))

    private func view(_ content: UIListContentConfiguration, height: CGFloat? = nil) -> UIListContentView {
        host.run {
            let view = UIListContentView(configuration: content)
            let size = view.sizeThatFits(CGSize(width: 300, height: 0))
            view.frame = CGRect(x: 0, y: 0, width: 300, height: height ?? size.height)
            host.window.addSubview(view)
            view.layoutIfNeeded()
            return view
        }
    }

    private func content(
        _ make: () -> UIListContentConfiguration, _ change: (inout UIListContentConfiguration) -> Void = { _ in }
    ) -> UIListContentConfiguration {
        host.run {
            var content = make()
            content.text = "Text"
            content.secondaryText = "Second"
            change(&content)
            return content
        }
    }

    @Test func theSecondTextIsBelowTheFirst() throws {
        let view = view(content(UIListContentConfiguration.cell))
        let text = try #require(view.textLayoutGuide).layoutFrame
        let second = try #require(view.secondaryTextLayoutGuide).layoutFrame
        #expect(text.minX == 16 && second.minX == 16 && text.width == 300 - 24)
        #expect(abs(second.minY - text.maxY - 3) <= 1 && abs(text.minY - 11) <= 1)
        #expect(abs(view.bounds.height - second.maxY - 11) <= 1)
        #expect(view.imageLayoutGuide == nil)
    }

    @Test func aValueStandsBesideItsText() throws {
        let view = view(content(UIListContentConfiguration.valueCell))
        let text = try #require(view.textLayoutGuide).layoutFrame
        let second = try #require(view.secondaryTextLayoutGuide).layoutFrame
        #expect(second.maxX == 292 && abs(second.midY - text.midY) <= 1 && text.maxX <= second.minX - 8)
    }

    @Test func aLongValueGoesBelow() throws {
        let view = view(
            content(UIListContentConfiguration.valueCell) {
                $0.secondaryText = "A value that is longer than the row is wide, by far"
            })
        let text = try #require(view.textLayoutGuide).layoutFrame
        let second = try #require(view.secondaryTextLayoutGuide).layoutFrame
        #expect(second.minY > text.maxY && second.minX == 16 && second.height > text.height * 1.5)
    }

    @Test func aPictureIsScaledAndStandsInItsRoom() throws {
        let view = view(
            content(UIListContentConfiguration.cell) {
                $0.image = UIImage(cgImage: .filled(width: 80, height: 40, with: 0xFF00_00FF))
                $0.imageProperties.maximumSize = CGSize(width: 40, height: 40)
                $0.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
                $0.imageToTextPadding = 10
            }, height: 80)
        #expect(try #require(view.imageLayoutGuide).layoutFrame == CGRect(x: 26, y: 30, width: 40, height: 20))
        #expect(try #require(view.textLayoutGuide).layoutFrame.minX == 16 + 60 + 10)
    }

    @Test func theMarginsOfTheViewAroundAreKept() throws {
        let outer = host.run { UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)) }
        let view = view(content(UIListContentConfiguration.cell))
        host.run {
            outer.layoutMargins = UIEdgeInsets(top: 50, left: 40, bottom: 50, right: 30)
            outer.addSubview(view)
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        let text = try #require(view.textLayoutGuide).layoutFrame
        #expect(text.minX == 40 && text.maxX == 270 && text.minY < 20, "horizontally alone")
    }

    @Test func textsHaveTheirCase() {
        let properties = host.run { UIListContentConfiguration.groupedHeader().textProperties }
        #expect(properties.transformed("General") == "GENERAL")
        var other = properties
        other.transform = .capitalized
        #expect(other.transformed("a b") == "A B")
    }

    @Test func aTextTakesTheAttributedOneAway() {
        var content = content(UIListContentConfiguration.cell)
        content.attributedText = NSAttributedString(string: "attributed")
        #expect(content.text == nil)
        content.text = "plain"
        #expect(content.attributedText == nil && content.text == "plain")
    }

    @Test func disabledContentIsPale() {
        let content = content(UIListContentConfiguration.cell)
        var state = host.run { UICellConfigurationState(traitCollection: .current) }
        state.isDisabled = true
        let pale = content.updated(for: state)
        #expect(
            pale.textProperties.resolvedColor() == .tertiaryLabel && content.textProperties.resolvedColor() == .label)
        state.isDisabled = false
        #expect(pale.updated(for: state) == content, "nothing of a state stays")
    }

    @Test func colorsAreTransformed() {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(UIConfigurationColorTransformer.grayscale(red) != red)
        var white: CGFloat = 0
        var alpha: CGFloat = 0
        _ = UIConfigurationColorTransformer.grayscale(red).resolvedColor(with: .current).getWhite(&white, alpha: &alpha)
        #expect(abs(white - 0.2126) < 1e-3 && alpha == 0.5)
        #expect(UIConfigurationColorTransformer.preferredTint(red) == .systemBlue)
        var properties = host.run { UIListContentConfiguration.cell().textProperties }
        properties.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.25) }
        #expect(properties.resolvedColor() == UIColor.label.withAlphaComponent(0.25))
    }
}
