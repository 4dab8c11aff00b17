import Foundation

let colors: [UIColor] = [.brand, .accent, .dsAction, .red, .own, UIColor(resource: .color), .aB, .Tones.lightTone]
let resources: [ColorResource] = [.brand, .red, .Tones.lightTone]
let images: [UIImage] = [
    .hero, ._10BackArm, .Icons.homeTab, UIImage(resource: .Icons.Small.star), .customCloudBadge, .urlIcon, .default,
    .quoteD,
]

extension UIColor {
    static var own: UIColor { .white }
}

let picture = UIImage(named: "picture", in: .module, compatibleWith: nil)
