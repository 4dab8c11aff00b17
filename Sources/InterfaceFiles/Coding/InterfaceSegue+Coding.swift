extension InterfaceSegue: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        self.init(kind: Kind(name: try decoder.string()))
        identifier = try decoder.optionalString()
        relationship = try decoder.optionalString()
        customClass = try decoder.optionalString()
        customModule = try decoder.optionalString()
        modalPresentationStyle = try decoder.optionalString()
        modalTransitionStyle = try decoder.optionalString()
        unwindAction = try decoder.optionalString()
        creationSelector = try decoder.optionalString()
        animates = try decoder.flag()
        trigger = try decoder.optionalString()
        popoverAnchor = try decoder.optionalString()
        splitViewControllerTargetIndex = try decoder.flag() ? try decoder.integer() : nil
        properties = try decoder.properties()
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.string(kind.name)
        encoder.string(identifier)
        encoder.string(relationship)
        encoder.string(customClass)
        encoder.string(customModule)
        encoder.string(modalPresentationStyle)
        encoder.string(modalTransitionStyle)
        encoder.string(unwindAction)
        encoder.string(creationSelector)
        encoder.flag(animates)
        encoder.string(trigger)
        encoder.string(popoverAnchor)
        encoder.flag(splitViewControllerTargetIndex != nil)
        if let index = splitViewControllerTargetIndex { encoder.integer(index) }
        encoder.properties(properties)
    }
}
