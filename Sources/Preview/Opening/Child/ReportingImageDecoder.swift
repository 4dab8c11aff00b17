import Files
import Foundation
import Graphics

/// A decoder that tells of each file that is there and is no picture.
final class ReportingImageDecoder: ImageDecoder {
    private let decoder: any ImageDecoder
    private let report: (String) -> Void
    private var reported: Set<String> = []

    /// A decoder that has `decoder` read every picture, and gives `report` each message once.
    init(_ decoder: any ImageDecoder, report: @escaping (String) -> Void) {
        self.decoder = decoder
        self.report = report
    }

    func decode(contentsOf path: String) throws -> CGImage {
        do { return try decoder.decode(contentsOf: path) } catch {
            // Code may ask whether there is a picture.
            if FileStatus(path: path) != nil, reported.insert("\(error)").inserted { report("\(error)") }
            throw error
        }
    }

    func decode(_ data: Data) throws -> CGImage { try decoder.decode(data) }
}
