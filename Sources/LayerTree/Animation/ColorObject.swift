/// An object of another module that stands for a colour, and is taken for it by key-value coding.
package protocol ColorObject {
    /// The colour that it stands for now.
    var cgColor: CGColor { get }
}
