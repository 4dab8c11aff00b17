// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Cards", products: [.library(name: "Cards", targets: ["Cards"])], targets: [.target(name: "Cards")])
