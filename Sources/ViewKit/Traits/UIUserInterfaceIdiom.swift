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
}
