extension InterfaceVariation: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        self.init(key: try decoder.string())
        attributes = try decoder.attributes()
        properties = try decoder.properties()
        masks = try decoder.dictionary { decoder throws(InterfaceDecodingError) in
            Mask(included: try Self.ids(&decoder), excluded: try Self.ids(&decoder))
        }
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.string(key)
        encoder.attributes(attributes)
        encoder.properties(properties)
        encoder.dictionary(masks) { encoder, mask in
            for ids in [mask.included, mask.excluded] {
                encoder.count(ids.count)
                for id in ids { encoder.string(id) }
            }
        }
    }

    private static func ids(_ decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) -> [String] {
        var ids: [String] = []
        for _ in 0..<(try decoder.count()) { ids.append(try decoder.string()) }
        return ids
    }
}
