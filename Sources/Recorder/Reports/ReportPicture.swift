import Foundation

/// The small picture of a frame that a run's page shows.
package struct ReportPicture: Hashable, Sendable {
    /// The index of the frame's record.
    package let frame: Int
    /// The size in pixels.
    package let width: Int
    package let height: Int
    package let jpeg: Data

    package init(frame: Int, width: Int, height: Int, jpeg: Data) {
        self.frame = frame
        self.width = width
        self.height = height
        self.jpeg = jpeg
    }
}
