import Graphics
import Testing

@testable import ViewKit

/// Pictures of symbols by their configurations.
@MainActor @Suite struct SymbolImageTests {
    private let host = TestHost(scale: 2)
    private let reports = Reports()

    @MainActor private final class Reports {
        var lines: [String] = []
    }

    init() {
        // A square over the live area, and a bar in the middle of it.
        host.listed.outlines["square"] = CGPath(rect: CGRect(x: 2, y: 2, width: 20, height: 20), transform: nil)
        host.listed.outlines["bar"] = CGPath(rect: CGRect(x: 11, y: 2, width: 2, height: 20), transform: nil)
        host.run { FaultLog.current.onReport = { [reports] in reports.lines.append("\($0)") } }
    }

    private func image(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) -> UIImage {
        host.run { UIImage(systemName: name, withConfiguration: configuration) ?? UIImage() }
    }

    private func size(_ name: String, _ configuration: UIImage.SymbolConfiguration?) -> CGSize {
        image(name, configuration).size
    }

    /// The live area of 20 units is 20 points wide at the size of running text, with a unit on each side.
    @Test func aSymbolIsAsLargeAsItsOutline() {
        #expect(size("square", nil) == CGSize(width: 22, height: 22))
        #expect(size("bar", nil) == CGSize(width: 4, height: 22))
        #expect(size("square", UIImage.SymbolConfiguration(pointSize: 34)) == CGSize(width: 44, height: 44))
        #expect(size("square", UIImage.SymbolConfiguration(scale: .large)) == CGSize(width: 28.5, height: 28.5))
        #expect(size("square", UIImage.SymbolConfiguration(scale: .small)) == CGSize(width: 17.5, height: 17.5))
        #expect(size("square", UIImage.SymbolConfiguration(weight: .black)) == CGSize(width: 23.5, height: 23.5))
        #expect(size("square", UIImage.SymbolConfiguration(textStyle: .body)) == CGSize(width: 22, height: 22))
        let font = UIFont.systemFont(ofSize: 34, weight: .bold)
        #expect(size("square", UIImage.SymbolConfiguration(font: font)) == CGSize(width: 45.5, height: 45.5))
    }

    /// Sizes that are none count as the usual one, and endless ones end.
    @Test(arguments: [0, -3, CGFloat.nan, .infinity, 1e9]) func anySizeIsOne(_ size: CGFloat) {
        let width = self.size("square", UIImage.SymbolConfiguration(pointSize: size)).width
        #expect(width == (size == 1e9 ? 1294.5 : 22))
    }

    @Test func itIsATemplateUnlessItHasColours() {
        #expect(image("square").renderingMode == .alwaysTemplate && image("square").isSymbolImage)
        let red = image("square", UIImage.SymbolConfiguration(hierarchicalColor: .red))
        #expect(red.renderingMode == .alwaysOriginal)
        #expect(red.upright?.pixels[22, 22] == 0xFFFF_0000)
        let tinted = image("square").withTintColor(.blue, renderingMode: .alwaysOriginal)
        #expect(tinted.upright?.pixels[22, 22] == 0xFF00_00FF && tinted.isSymbolImage)
        let larger = host.run { tinted.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34)) }
        #expect(larger?.size.width == 44 && larger?.upright?.pixels[44, 44] == 0xFF00_00FF)
    }

    /// What comes later counts, and what it does not say stays.
    @Test func configurationsAreJoined() {
        let size = UIImage.SymbolConfiguration(pointSize: 34)
        let both = size.applying(UIImage.SymbolConfiguration(scale: .small))
        #expect(both == size.applying(both) && both != size)
        #expect(both.look == SymbolLook(pointSize: 34, scale: .small))
        #expect(both.configurationWithoutPointSizeAndWeight() == UIImage.SymbolConfiguration(scale: .small))
        let image = image("square", UIImage.SymbolConfiguration(scale: .small))
        let applied = host.run { image.withConfiguration(size) }
        #expect(applied.symbolConfiguration == size)
        #expect(UIImage().applyingSymbolConfiguration(size) == nil && UIImage().symbolConfiguration == nil)
    }

    /// A name without a picture shows its initials, and is reported once.
    @Test func unknownNamesAreReportedOnce() {
        let first = image("wave.3.up")
        _ = image("wave.3.up", UIImage.SymbolConfiguration(pointSize: 30))
        #expect(first.size == CGSize(width: 22, height: 22))
        #expect(reports.lines.count == 1 && reports.lines.first?.contains("the symbol 'wave.3.up'") == true)
        #expect(first.upright?.pixels[7, 12] == 0xFF00_0000, "the square around the initials")
        #expect(host.run { UIImage(systemName: "") } == nil)
    }

    /// Views fill in what the picture's own configuration does not say.
    @Test func viewsPreferAConfiguration() {
        host.run {
            let view = UIImageView(image: UIImage(systemName: "square"))
            #expect(view.intrinsicContentSize.width == 22)
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
            #expect(view.intrinsicContentSize.width == 44 && view.sizeThatFits(.zero).width == 44)
            view.image = UIImage(
                systemName: "square", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
            #expect(view.intrinsicContentSize.width == 22)
            let button = UIButton(type: .custom)
            button.setImage(UIImage(systemName: "square"), for: .normal)
            button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34), forImageIn: .normal)
            #expect(button.intrinsicContentSize.width == 44)
            #expect(button.currentPreferredSymbolConfiguration == UIImage.SymbolConfiguration(pointSize: 34))
            var configuration = UIButton.Configuration.plain()
            configuration.image = UIImage(systemName: "square")
            let plain = UIButton(configuration: configuration)
            let width = plain.intrinsicContentSize.width
            plain.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 34)
            #expect(plain.intrinsicContentSize.width == width + 22)
        }
    }

    /// Buttons and items of the system have the symbols of their kinds, all of which come with the program.
    @Test func theSystemsButtonsHaveSymbols() {
        for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd] {
            #expect(host.run { UIButton(type: type).currentImage?.isSymbolImage } == true)
        }
        let action = host.run { UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil) }
        #expect(action.image?.isSymbolImage == true && action.title == nil)
        let item = host.run { UITabBarItem(tabBarSystemItem: .favorites, tag: 3) }
        #expect(item.title == "Favorites" && item.tag == 3 && item.image?.isSymbolImage == true)
    }
}
