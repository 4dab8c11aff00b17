import ArgumentParser
import Graphics
import Preview

/// A background as the command line writes it: `white`, `transparent` or `#2f6f4f`.
struct BackgroundColor {
    let value: FilmOptions.Background

    /// The background that `word` is; throws where it is none.
    init(_ word: String) throws {
        switch word {
        case "transparent": value = .transparent
        case "white": value = .color(.white)
        case "black": value = .color(.black)
        default:
            let digits = word.dropFirst()
            guard word.hasPrefix("#"), digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
                let number = UInt32(digits, radix: 16)
            else { throw ValidationError("not a colour; give white, black, transparent or #RRGGBB, such as #2f6f4f") }
            func component(_ shift: UInt32) -> Double { Double(number >> shift & 255) / 255 }
            value = .color(CGColor(red: component(16), green: component(8), blue: component(0), alpha: 1))
        }
    }
}
