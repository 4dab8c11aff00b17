import Testing

@testable import ViewKit

/// Titles with attributes in the configurations of buttons.
@MainActor @Suite struct ConfigurationTitleTests {
    private let host = TestHost()

    /// The attributes of the words that a button with `configuration` shows.
    private func attributes(_ configuration: UIButton.Configuration) throws -> [NSAttributedString.Key: Any] {
        let button = host.run { UIButton(configuration: configuration) }
        host.run { button.layoutIfNeeded() }
        return try #require(button.titleLabel?.attributedText).attributes(at: 0, effectiveRange: nil)
    }

    @Test func aTitleAndItsAttributesAreOne() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Open"
        #expect(configuration.attributedTitle == AttributedString("Open"))
        configuration.attributedTitle = AttributedString("Close", attributes: AttributeContainer([.kern: 2]))
        configuration.attributedSubtitle = AttributedString("now")
        #expect(configuration.title == "Close" && configuration.subtitle == "now")
        configuration.subtitle = nil
        #expect(configuration.attributedSubtitle == nil)
    }

    @Test func theStyleFillsIn() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.baseForegroundColor = .red
        var container = AttributeContainer()
        container.font = UIFont.systemFont(ofSize: 30)
        configuration.attributedTitle = AttributedString("Open", attributes: container)
        let shown = try attributes(configuration)
        #expect(shown[.font] as? UIFont == .systemFont(ofSize: 30) && shown[.foregroundColor] as? UIColor == .red)
    }

    @Test func aTransformerHasTheLastWord() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Open"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = incoming.font?.withSize(21)
            outgoing.underlineStyle = .single
            return outgoing
        }
        let shown = try attributes(configuration)
        #expect((shown[.font] as? UIFont)?.pointSize == 21 && shown[.underlineStyle] as? Int == 1)
        #expect(shown[.foregroundColor] is UIColor, "that of the style stays")
    }

    /// Each attribute there and back, beside text without any.
    @Test func stringsOfBothKindsConvert() throws {
        let values: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red, .backgroundColor: UIColor.blue,
            .kern: CGFloat(2), .underlineStyle: 1, .strikethroughStyle: 1, .underlineColor: UIColor.green,
            .strikethroughColor: UIColor.gray, .baselineOffset: CGFloat(3),
        ]
        let text = NSMutableAttributedString(string: "plain ")
        text.append(NSAttributedString(string: "Größe", attributes: values))
        let swift = AttributedString(text)
        #expect(swift.runs.count == 2 && String(swift.characters) == "plain Größe")
        let back = NSAttributedString(swift)
        #expect(back.string == "plain Größe" && back.attributes(at: 0, effectiveRange: nil).isEmpty)
        let found = back.attributes(at: 6, effectiveRange: nil)
        #expect(Set(found.keys) == Set(values.keys))
        #expect(found[.kern] as? CGFloat == 2 && found[.foregroundColor] as? UIColor == .red)
    }
}
