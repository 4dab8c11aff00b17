import Glibc
import Testing

@testable import Files

/// The words for failed operations on files.
@Suite struct FileErrorTests {
    @Test(arguments: [
        (FileError.Reason.system(ENOENT), "no such file or folder", "check the name and the permissions"),
        (.system(EACCES), "permission denied", "check the name and the permissions"),
        (.tooLarge(limit: 4 << 20), "it has more than 4 MiB", "use a smaller file"),
        (.wrongKind(.pipe), "it is a pipe (FIFO)", "name a regular file"),
        (.wrongKind(.folder), "it is a folder", "name a file in it"),
        (.folderName, "a path that ends with a slash names a folder", "name a file"),
    ])
    func aReasonHasItsOwnRemedy(_ reason: FileError.Reason, _ problem: String, _ remedy: String) {
        let error = FileError("a/b", reason)
        #expect(error.problem == problem && error.remedy == remedy && error.description == "a/b: \(problem)")
    }
}
