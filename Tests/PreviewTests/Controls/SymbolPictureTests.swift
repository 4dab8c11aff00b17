import Assets
import Graphics
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// The symbols that come with the program, pixel by pixel.
@MainActor @Suite struct SymbolPictureTests {
    /// Every outline is a list of steps that can be read, within its square.
    @Test func allOutlinesAreRead() throws {
        let square = CGRect(x: -0.5, y: -0.5, width: 25, height: 25)
        for name in SymbolOutlines.shared.names {
            let outline = try #require(
                SymbolOutlines.shared.outline(of: name).flatMap(CGPath.init(outline:)), "\(name)")
            #expect(!outline.isEmpty && square.contains(outline.boundingBoxOfPath), "\(name)")
        }
    }

    @Test(arguments: ["M", "M 1", "L a b", "X 1 2", "M 1 2 3", "C 1 2 3 4 5"]) func otherTextIsNoOutline(_ text: String)
    {
        #expect(CGPath(outline: text) == nil)
    }

    private func picture(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.tintColor = .label
        return view
    }

    @Test func symbols() throws {
        let picture = try ControlPicture(size: CGSize(width: 320, height: 330))
        let names = [
            "heart", "heart.fill", "star", "star.fill", "xmark", "plus", "chevron.left", "chevron.right", "ellipsis",
            "person.circle", "house.fill", "magnifyingglass", "gearshape", "bell.fill", "trash", "square.and.arrow.up",
            "bookmark", "photo", "camera.fill", "play.fill", "pause.circle.fill", "arrow.clockwise", "info.circle",
            "eye.slash", "lock.fill", "paperplane.fill", "cart", "calendar", "checkmark.circle.fill",
            "square.and.pencil",
        ]
        for (index, name) in names.enumerated() {
            picture.add(10 + CGFloat(index % 10) * 31, 10 + CGFloat(index / 10) * 34) { self.picture(name) }
        }
        let weights: [UIImage.SymbolWeight] = [.regular, .medium, .semibold, .bold, .heavy, .black]
        for (index, weight) in weights.enumerated() {
            let configuration = UIImage.SymbolConfiguration(pointSize: 28, weight: weight)
            picture.add(10 + CGFloat(index) * 50, 120) { self.picture("star", configuration) }
        }
        for (index, scale) in [UIImage.SymbolScale.small, .medium, .large].enumerated() {
            picture.add(10 + CGFloat(index) * 50, 170) {
                self.picture("camera", UIImage.SymbolConfiguration(scale: scale))
            }
        }
        picture.add(170, 170) {
            self.picture("heart.fill", UIImage.SymbolConfiguration(hierarchicalColor: .systemRed))
        }
        for (index, name) in ["wave.3.up", "dial", "no.such.symbol"].enumerated() {
            picture.add(10 + CGFloat(index) * 50, 210) {
                self.picture(name, UIImage.SymbolConfiguration(pointSize: 28))
            }
        }
        for (index, type) in [UIButton.ButtonType.infoLight, .contactAdd].enumerated() {
            picture.add(180 + CGFloat(index) * 50, 210) { UIButton(type: type) }
        }
        addBars(to: picture)
        try Golden("symbols.png").expect(try picture.image())
    }

    private func addBars(to picture: ControlPicture) {
        picture.add(0, 270) {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            let kinds: [UIBarButtonItem.SystemItem] = [.action, .compose, .trash, .search, .refresh, .camera]
            let items = kinds.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
            bar.items = Array(items.map { [$0] }.joined(separator: [.flexibleSpace()]))
            return bar
        }
    }
}
