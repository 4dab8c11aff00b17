import LayerTree

extension Device {
    /// The devices by size: phones, then tablets.
    ///
    /// The insets of iPhone SE, iPhone 16 and iPad (A16) were measured on iOS 26.1; the other tablets have those of that one, and the
    /// other phones those that are published.
    package static let all = [
        Device("iphone-se", "iPhone SE", 375, 667),
        Device("iphone-13-mini", "iPhone 12 mini, 13 mini", 375, 812, top: 50),
        Device("iphone-14", "iPhone 12, 13, 14, 16e", 390, 844, top: 47),
        Device("iphone-16", "iPhone 14 Pro, 15, 15 Pro, 16", 393, 852, top: 59),
        Device("iphone-17", "iPhone 16 Pro, 17, 17 Pro", 402, 874, top: 62),
        Device("iphone-air", "iPhone Air", 420, 912, top: 68),
        Device("iphone-14-plus", "iPhone 12 Pro Max, 13 Pro Max, 14 Plus", 428, 926, top: 47),
        Device("iphone-16-plus", "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus", 430, 932, top: 59),
        Device("iphone-17-pro-max", "iPhone 16 Pro Max, 17 Pro Max", 440, 956, top: 62),
        tablet("ipad-mini", "iPad mini", 744, 1133),
        tablet("ipad", "iPad, iPad Air 11-inch", 820, 1180),
        tablet("ipad-pro-11", "iPad Pro 11-inch", 834, 1210),
        tablet("ipad-pro-13", "iPad Pro 13-inch", 1032, 1376),
    ]

    /// The names, separated by commas.
    package static let names = all.map(\.name).joined(separator: ", ")

    /// A tablet without a home button, whose edges are alike in both orientations.
    private static func tablet(_ name: String, _ title: String, _ width: Double, _ height: Double) -> Device {
        let insets = ScreenInsets(top: 32, bottom: 25)
        return Device(name, title, width, height, upright: insets, onItsSide: insets)
    }
}
