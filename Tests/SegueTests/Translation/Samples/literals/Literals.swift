import UIKit

let banner = #imageLiteral(resourceName: "banner")

enum Theme {
    static let tint = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    static var pictures: [String: UIImage] = ["a": #imageLiteral(resourceName: "a")]
}

final class Pictures: UIView {
    let image: UIImage = #imageLiteral(resourceName: "picture")
    let optional: UIImage? = #imageLiteral(resourceName: "picture")
    let several = [#imageLiteral(resourceName: "a"), #imageLiteral(resourceName: "b")]
    let optionals: [UIImage?] = [#imageLiteral(resourceName: "a"), nil]
    let pair = (#imageLiteral(resourceName: "a"), #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1))
    lazy var icon = UIImageView(image: #imageLiteral(resourceName: "picture"))
    var computed: UIImage { #imageLiteral(resourceName: "picture") }
    var template: UIImage {
        #imageLiteral(resourceName: "picture").withRenderingMode(.alwaysTemplate)
    }

    func show(_ image: UIImage = #imageLiteral(resourceName: "default"), _ color: UIColor? = nil) -> UIImage {
        backgroundColor = color ?? #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)
        layer.borderColor = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 0.5).cgColor
        layer.contents = #imageLiteral(resourceName: "picture").cgImage
        let colors: [UIColor] = [#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1), .red]
        tintColor = colors.first
        switch tag {
        case 1: return #imageLiteral(resourceName: "one")
        case 2: return isHidden ? #imageLiteral(resourceName: "two") : image
        default: break
        }
        let button = UIButton()
        button.setImage(#imageLiteral(resourceName: "picture"), for: .normal)
        button.setImage(
            #imageLiteral(
                resourceName: "picture"
            ), for: .selected)
        let size = #imageLiteral(resourceName: "picture").size
        return [1, 2].map { _ in #imageLiteral(resourceName: "last") }.first { $0.size == size } ?? image
    }
}

func text() -> String { (try? String(contentsOf: #fileLiteral(resourceName: "text.txt"), encoding: .utf8)) ?? "" }

func path() -> String { #fileLiteral(resourceName: "text.txt").path }
