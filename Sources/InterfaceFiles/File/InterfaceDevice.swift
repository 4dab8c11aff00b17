/// The device that an interface file was laid out for.
package struct InterfaceDevice: Hashable, Sendable {
    /// Interface Builder's name of the screen, such as `retina6_12`.
    package var id: String
    /// `portrait` or `landscape`.
    package var orientation: String
    /// `light` or `dark`; nil where the file does not say.
    package var appearance: String?

    package init(id: String, orientation: String = "portrait", appearance: String? = nil) {
        self.id = id
        self.orientation = orientation
        self.appearance = appearance
    }

    /// The size of the screen in points, as it is held; nil for a device that is not known.
    package var size: InterfaceSize? {
        guard let portrait = Self.sizes[id] else { return nil }
        guard orientation.hasPrefix("landscape") else { return portrait }
        return InterfaceSize(width: portrait.height, height: portrait.width)
    }

    /// Sizes in portrait orientation; the number in a name is the diagonal in inches.
    private static let sizes: [String: InterfaceSize] = [
        "retina3_5": .init(width: 320, height: 480), "retina4_0": .init(width: 320, height: 568),
        "retina4_7": .init(width: 375, height: 667), "retina5_5": .init(width: 414, height: 736),
        "retina5_4": .init(width: 375, height: 812), "retina5_9": .init(width: 375, height: 812),
        "retina6_0": .init(width: 390, height: 844), "retina6_1": .init(width: 414, height: 896),
        "retina6_12": .init(width: 393, height: 852), "retina6_3": .init(width: 402, height: 874),
        "retina6_5": .init(width: 414, height: 896), "retina6_7": .init(width: 428, height: 926),
        "retina6_72": .init(width: 430, height: 932), "retina6_9": .init(width: 440, height: 956),
        "ipad9_7": .init(width: 768, height: 1024), "ipad10_2": .init(width: 810, height: 1080),
        "ipad10_5": .init(width: 834, height: 1112), "ipad10_9": .init(width: 820, height: 1180),
        "ipad10_9rounded": .init(width: 820, height: 1180), "ipad11_0rounded": .init(width: 834, height: 1194),
        "ipad12_9": .init(width: 1024, height: 1366), "ipad12_9rounded": .init(width: 1024, height: 1366),
    ]
}
