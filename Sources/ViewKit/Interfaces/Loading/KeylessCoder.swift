/// A coder without the keys of an archive, by which a view is made by its `init(coder:)` alone.
@MainActor class KeylessCoder: NSCoder {
    nonisolated override var allowsKeyedCoding: Bool { true }

    /// False: there are no keys.
    nonisolated override func containsValue(forKey key: String) -> Bool { false }

    /// Nil, as for a key that an archive does not have.
    nonisolated override func decodeObject(forKey key: String) -> Any? { nil }

    /// False, as for a key that an archive does not have.
    nonisolated override func decodeBool(forKey key: String) -> Bool { false }

    /// 0, as for a key that an archive does not have.
    nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }

    /// 0, as for a key that an archive does not have.
    nonisolated override func decodeInt32(forKey key: String) -> Int32 { 0 }

    /// 0, as for a key that an archive does not have.
    nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }

    /// 0, as for a key that an archive does not have.
    nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
}
