import XCTest

final class CardsTests: XCTestCase {}
