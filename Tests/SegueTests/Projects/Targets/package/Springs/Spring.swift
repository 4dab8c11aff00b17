import UIKit

/// A spring.
public struct Spring {
    /// A slow one.
    public static let gentle = Spring(response: 0.6)

    /// Seconds.
    public var response: Double

    /// A spring with the response.
    public init(response: Double) { self.response = response }
}
