/// The names of the assets for which the code has symbols, such as `UIColor.brand`; slashes stand between those of namespaces.
package struct AssetNames: Hashable, Codable, Sendable {
    package var colors: [String]
    package var images: [String]

    package init(colors: [String] = [], images: [String] = []) {
        self.colors = colors
        self.images = images
    }
}
