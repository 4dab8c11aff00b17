import UIKit

/// A postcard, as `cards.json` has it.
struct Card: Decodable {
    let title: String
    let picture: String

    static let all: [Card] = {
        guard let url = Bundle.main.url(forResource: "cards", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let cards = try? JSONDecoder().decode([Card].self, from: data)
        else { return [] }
        let limit = Bundle.main.object(forInfoDictionaryKey: "CardLimit") as? Int ?? 0
        return Array(cards.prefix(limit))
    }()
}

extension UIColor {
    static let paper = UIColor(named: "Postcards/Paper") ?? .clear
    static let ink = UIColor(named: "Postcards/Ink") ?? .clear
    static let accent = UIColor(named: "Accent") ?? .clear
}

extension UIFont {
    static func pixel(_ size: CGFloat) -> UIFont {
        return UIFont(name: "PixelPost-Regular", size: size) ?? .systemFont(ofSize: 9)
    }

    static func boldPixel(_ size: CGFloat) -> UIFont {
        return UIFont(name: "Pixel Post Bold", size: size) ?? .systemFont(ofSize: 9)
    }
}
