/// The symbols of the system, by free pictures in place of Apple's.
extension UIImage {
    /// The picture of the symbol `name`, a template; nil for an empty name.
    ///
    /// The names that code uses most have one of the Material Design Icons. Any other is a rounded square with its initials, and
    /// is reported once.
    @preconcurrency @MainActor public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The same, by `configuration`.
    @preconcurrency @MainActor public convenience init?(
        systemName name: String, withConfiguration configuration: Configuration?
    ) {
        guard !name.isEmpty else { return nil }
        self.init(SymbolTraits(name: name, look: (configuration as? SymbolConfiguration)?.look ?? SymbolLook()))
    }

    /// The same, whatever the traits.
    @preconcurrency @MainActor public convenience init?(
        systemName name: String, compatibleWith traitCollection: UITraitCollection?
    ) { self.init(systemName: name) }

    /// The same, by `configuration`; a variable symbol is drawn whole.
    @preconcurrency @MainActor public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) { self.init(systemName: name, withConfiguration: configuration) }

    @MainActor convenience init(_ symbol: SymbolTraits) {
        let color = symbol.look.colors?.first
        let pixels = SymbolPictures.current.picture(of: symbol)
        var traits = ImageTraits(scale: SymbolPictures.scale)
        traits.symbol = symbol
        traits.renderingMode = color == nil ? .alwaysTemplate : .alwaysOriginal
        self.init(color.flatMap { pixels?.tinted(with: $0.cgColor) } ?? pixels, traits)
    }

    /// Whether it is the picture of a symbol.
    public var isSymbolImage: Bool { traits.symbol != nil }

    /// The configuration of a symbol's picture; nil for other images.
    public var symbolConfiguration: SymbolConfiguration? { traits.symbol.map { SymbolConfiguration($0.look) } }

    /// The configuration that it was made by; nil for what is no symbol.
    public var configuration: Configuration? { symbolConfiguration }

    /// The symbol's picture by `configuration`, in place of its own; other images stay as they are.
    @preconcurrency @MainActor public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let look = (configuration as? SymbolConfiguration)?.look else { return self }
        return with(look: look)
    }

    /// The symbol's picture by its own configuration with what `configuration` says; nil for an image that is no symbol.
    @preconcurrency @MainActor public func applyingSymbolConfiguration(
        _ configuration: SymbolConfiguration
    ) -> UIImage? {
        traits.symbol.map { with(look: $0.look.applying(configuration.look)) }
    }

    /// The symbol's picture by `look`, or the image itself where it is no symbol, or has that look.
    @MainActor final func with(look: SymbolLook) -> UIImage {
        guard var symbol = traits.symbol, symbol.look != look else { return self }
        symbol.look = look
        let image = UIImage(symbol)
        if let tint = traits.symbolTint { return image.withTintColor(tint, renderingMode: renderingMode) }
        return look.colors == nil ? image.withRenderingMode(renderingMode) : image
    }

    /// The symbol's picture by `configuration`, as far as its own says nothing; other images stay as they are.
    @MainActor final func suited(to configuration: SymbolConfiguration?) -> UIImage {
        guard let configuration, let symbol = traits.symbol else { return self }
        return with(look: configuration.look.applying(symbol.look))
    }
}
