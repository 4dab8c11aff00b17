/// The pictures of symbols that a host has shown, each drawn once.
@MainActor final class SymbolPictures {
    /// The picture of a symbol without its colours.
    private struct Key: Hashable {
        var name: String
        var look: SymbolLook
    }

    private var pictures: [Key: CGImage] = [:]
    private var reported: Set<String> = []

    /// Pictures that are kept.
    private static let mostPictures = 500

    /// Those of the current host.
    static var current: SymbolPictures { HostScope.current.layers.attachments.value { SymbolPictures() } }

    /// Pixels to the point of the pictures.
    static var scale: CGFloat { HostScope.current.screen.scale }

    /// The picture of `symbol`; reports a name that the set lacks, once. Nil where it is too large.
    func picture(of symbol: SymbolTraits) -> CGImage? {
        var key = Key(name: symbol.name, look: symbol.look)
        key.look.colors = nil
        if let picture = pictures[key] { return picture }
        let outline = HostScope.current.assets.symbolOutline(named: symbol.name)
        if outline == nil, reported.insert(symbol.name).inserted { report(symbol.name) }
        let picture = SymbolPicture(named: symbol.name, outline: outline).image(key.look, scale: Self.scale)
        if pictures.count >= Self.mostPictures { pictures = [:] }
        pictures[key] = picture
        return picture
    }

    private func report(_ name: String) {
        FaultLog.current.report(
            self,
            "no picture for the symbol '\(name)'; its initials are shown. Apple's symbols may not be shown elsewhere: take "
                + "another name, or UIImage(named:) with a picture of yours.")
    }
}
