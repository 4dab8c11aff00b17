/// A value whose file says which meaning its names have.
package protocol SchemaVersioned {
    /// The version that this program writes and reads.
    static var currentSchemaVersion: Int { get }
}
