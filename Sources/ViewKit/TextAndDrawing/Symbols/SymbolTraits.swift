/// The symbol of which an image is the picture.
struct SymbolTraits: Hashable, Sendable {
    let name: String
    var look: SymbolLook
}
