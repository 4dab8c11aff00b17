/// Code under test that accepts any bytes.
protocol FuzzTarget {
    /// The name on the command line, and of the target's folder in `Fuzz/Corpus`.
    static var name: String { get }
    /// The length of the longest input to be tried, in bytes: an execution takes longer the longer its input is.
    static var longestInput: Int { get }
    /// The name of the file in `Fuzz/Dictionaries` whose words mutations insert; nil for input that is no text.
    static var dictionary: String? { get }
    /// Folders of inputs that lie elsewhere in the repository, relative to its root.
    static var seedFolders: [String] { get }

    /// Runs the code on `bytes`. An error that refuses them is a correct result; a trap or a read out of bounds is a finding.
    @MainActor static func run(_ bytes: UnsafeRawBufferPointer)
}

extension FuzzTarget {
    static var dictionary: String? { nil }
    static var seedFolders: [String] { [] }

    /// The folders from which a run starts, relative to the root of the repository.
    static var corpusFolders: [String] { ["Fuzz/Corpus/\(name)"] + seedFolders }
}
