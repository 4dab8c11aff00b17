extension UITextField {
    private static let interfaceBorders: [String: BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    private static let interfaceModes: [String: ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]

    final func readFieldAttributes(_ values: InterfaceValues) {
        if let value = values.choice("borderStyle", Self.interfaceBorders, standard: .none) { borderStyle = value }
        if let value = values.font("fontDescription") { font = value }
        if let value = values.color("textColor") { textColor = value }
        if let value = values.choice("textAlignment", InterfaceChoices.textAlignments) { textAlignment = value }
        if let value = values.choice("clearButtonMode", Self.interfaceModes) { clearButtonMode = value }
        if let value = values.number("minimumFontSize") {
            minimumFontSize = value
            adjustsFontSizeToFitWidth = true
        }
        if let value = values.bool("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = value }
        if let value = values.bool("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = value }
        if let value = values.bool("clearsOnBeginEditing") { clearsOnBeginEditing = value }
        if let value = values.image("background") { background = value }
        if let value = values.image("disabledBackground") { disabledBackground = value }
        if let value = values.attributedString("attributedPlaceholder") {
            attributedPlaceholder = value
        } else if let value = values.string("placeholder") {
            placeholder = value
        }
        if let value = values.attributedString("attributedText") {
            attributedText = value
        } else if let value = values.string("text") {
            text = value
        }
        if let element = values.element("textInputTraits") { readTraits(values.values(of: element)) }
    }

    private func readTraits(_ values: InterfaceValues) {
        readCorrections(values)
        if let value = values.bool("secureTextEntry") { isSecureTextEntry = value }
        if let value = values.bool("enablesReturnKeyAutomatically") { enablesReturnKeyAutomatically = value }
        let keyboards: [String: UIKeyboardType] = [
            "default": .default, "alphabet": .asciiCapable, "asciiCapable": .asciiCapable,
            "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
            "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
            "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
            "ASCIICapableNumberPad": .asciiCapableNumberPad,
        ]
        let returns: [String: UIReturnKeyType] = [
            "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
            "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
            "continue": .continue,
        ]
        let capitals: [String: UITextAutocapitalizationType] = [
            "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
        ]
        if let value = values.choice("keyboardType", keyboards) { keyboardType = value }
        if let value = values.choice("returnKeyType", returns) { returnKeyType = value }
        // Interface Builder's own default is none, the class's is sentences.
        autocapitalizationType = values.choice("autocapitalizationType", capitals) ?? .none
        let appearances: [String: UIKeyboardAppearance] = ["default": .default, "light": .light, "alert": .dark]
        if let value = values.choice("keyboardAppearance", appearances) { keyboardAppearance = value }
        if let value = values.string("textContentType") { textContentType = UITextContentType(rawValue: value) }
    }

    /// Reads how typed text is corrected.
    private func readCorrections(_ values: InterfaceValues) {
        if let value = values.choice("autocorrectionType", ["yes": UITextAutocorrectionType.yes, "no": .no]) {
            autocorrectionType = value
        }
        if let value = values.choice("spellCheckingType", ["yes": UITextSpellCheckingType.yes, "no": .no]) {
            spellCheckingType = value
        }
        if let value = values.choice("smartDashesType", ["yes": UITextSmartDashesType.yes, "no": .no]) {
            smartDashesType = value
        }
        if let value = values.choice("smartQuotesType", ["yes": UITextSmartQuotesType.yes, "no": .no]) {
            smartQuotesType = value
        }
        if let value = values.choice("smartInsertDeleteType", ["yes": UITextSmartInsertDeleteType.yes, "no": .no]) {
            smartInsertDeleteType = value
        }
    }
}
