import Files
import Foundation
import Graphics
import SDLPlatform

/// A picture that Segue wrote, read back from a folder.
struct StoredPicture {
    /// The most bytes of its file.
    private static let largestFile = 256 << 20
    private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    /// The file, as it is.
    let data: Data
    let image: CGImage

    /// The PNG file `name` of `folder`; a file that is none, is broken or larger than a picture can be is an error with `remedy`.
    init(_ name: String, in folder: Folder, remedy: String) throws(PreviewError) {
        let path = folder.path(of: name)
        do throws(FileError) { data = try folder.contents(of: name, limit: Self.largestFile) } catch {
            throw .unreadable(path, error, remedy: remedy)
        }
        guard data.starts(with: Self.signature) else {
            throw PreviewError(place: path, problem: "it is no PNG", remedy: remedy)
        }
        do { image = try SDLImageDecoder().decode(data) } catch {
            let problem = (error as? PlatformError)?.problem ?? "the picture cannot be read"
            throw PreviewError(place: path, problem: problem, remedy: remedy)
        }
    }
}
