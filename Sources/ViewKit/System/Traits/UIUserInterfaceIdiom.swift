/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// It is not said.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// The screen of a car.
    case carPlay
    /// A Mac.
    case mac = 5
    /// A headset.
    case vision

    /// The kind of device with a screen of `size` points: a tablet from 744 points on the shorter side.
    static func idiom(of size: CGSize) -> UIUserInterfaceIdiom {
        min(size.width, size.height) >= UIUserInterfaceSizeClass.shortestTabletSide ? .pad : .phone
    }
}
