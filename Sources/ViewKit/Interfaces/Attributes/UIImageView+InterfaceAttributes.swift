extension UIImageView {
    final func readImageAttributes(_ values: InterfaceValues) {
        if let element = values.element("preferredSymbolConfiguration") {
            preferredSymbolConfiguration = InterfaceAssets.symbolConfiguration(element)
        }
        if let value = values.image("image") { image = value }
        if let value = values.image("highlightedImage") { highlightedImage = value }
        if let value = values.bool("highlighted") { isHighlighted = value }
    }
}

extension UIVisualEffectView {
    final func readEffectAttributes(_ values: InterfaceValues) {
        // A vibrancy effect is a blur inside of another one.
        let outer = values.element("vibrancyEffect") ?? values.element("effect")
        guard let blur = values.element("blurEffect") ?? outer?.child("blurEffect") else { return }
        let styles: [String: UIBlurEffect.Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
            "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
            "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
            "systemChromeMaterial": .systemChromeMaterial,
            "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
            "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
            "systemThickMaterialLight": .systemThickMaterialLight,
            "systemChromeMaterialLight": .systemChromeMaterialLight,
            "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
            "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
            "systemThickMaterialDark": .systemThickMaterialDark,
            "systemChromeMaterialDark": .systemChromeMaterialDark,
        ]
        effect = UIBlurEffect(style: blur.attributes["style"].flatMap { styles[$0] } ?? .extraLight)
    }
}
