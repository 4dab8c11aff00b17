// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "cards",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Cards", targets: ["Cards"]), .library(name: "Springs", targets: ["Springs"])],
    dependencies: [.package(url: "https://example.org/unused", from: "1.0.0")],
    targets: [
        .target(
            name: "Cards", dependencies: ["Springs", .product(name: "Unused", package: "unused")],
            exclude: ["Drafts"], swiftSettings: [.define("CARDS")]),
        .target(name: "Springs", path: "Springs"),
        .testTarget(name: "CardsTests", dependencies: ["Cards"]),
    ]
)
