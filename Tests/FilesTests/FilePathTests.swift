import Testing

@testable import Files

@Suite struct FilePathTests {
    @Test(arguments: [
        ("run", ".", "run"), ("run/", ".", "run"), ("a/run", "a", "run"), ("a/b//run//", "a/b/", "run"),
        ("/run", "/", "run"), ("//run", "/", "run"), ("/a/run", "/a", "run"), ("~", ".", "~"), ("~/x", "~", "x"),
        ("~root/x", "~root", "x"), ("a/../b", "a/..", "b"), ("é/ü", "é", "ü"), ("/", "/", ""), ("///", "/", ""),
        ("", ".", ""),
        (".", ".", "."), ("..", ".", ".."), ("a/..", "a", ".."), ("./a", ".", "a"), ("%41", ".", "%41"),
    ])
    func aPathIsAFolderAndAName(path: String, folder: String, name: String) {
        #expect(FilePath(path).folder == folder)
        #expect(FilePath(path).name == name)
    }

    @Test(arguments: ["/", "", ".", "..", "a/..", "a/.", "//"]) func somePathsNameNoEntry(_ path: String) {
        #expect(FilePath(path).isRelative)
    }

    @Test(arguments: ["a", "~", "...", "a/..b"]) func othersDo(_ path: String) { #expect(!FilePath(path).isRelative) }
}
