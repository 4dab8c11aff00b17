extension UIApplication {
    /// A reason for which a program was launched; a preview has none.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// The key with that name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
