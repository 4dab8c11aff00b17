extension InterfaceFile {
    /// The file in a compact binary form, the same bytes for equal files; `init(decoding:)` reads it.
    ///
    /// Values may lie within each other 256 levels deep, as those of a file that was read do.
    package func encoded() -> [UInt8] {
        var encoder = InterfaceEncoder()
        encode(to: &encoder)
        return encoder.bytes
    }

    /// Reads the file from its binary form.
    ///
    /// Linear in the number of bytes, in time as in memory. Bytes of another origin, and those of another version of the
    /// form, are an error.
    package init(decoding bytes: [UInt8]) throws(InterfaceDecodingError) {
        var decoder = try InterfaceDecoder(bytes)
        try self.init(from: &decoder)
        try decoder.finish()
    }
}

extension InterfaceFile: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        self.init(kind: try decoder.kind(), name: try decoder.string())
        initialController = try decoder.optionalString()
        attributes = try decoder.attributes()
        device = try decoder.optional()
        tintColor = try decoder.optional()
        scenes = try decoder.list()
        resources = try InterfaceResources(from: &decoder)
        elements = try decoder.list()
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.byte(kind.rawValue)
        encoder.string(name)
        encoder.string(initialController)
        encoder.attributes(attributes)
        encoder.optional(device)
        encoder.optional(tintColor)
        encoder.list(scenes)
        resources.encode(to: &encoder)
        encoder.list(elements)
    }
}
