import Testing

@testable import Assets

/// The outlines that stand for symbols.
@Suite struct SymbolOutlinesTests {
    @Test func eachNameHasAnOutline() {
        let names = SymbolOutlines.shared.names
        #expect(names.count >= 120 && names.contains("square.and.arrow.up"))
        for name in names { #expect(SymbolOutlines.shared.outline(of: name)?.hasPrefix("M ") == true, "\(name)") }
        #expect(SymbolOutlines.shared.outline(of: "no.such.symbol") == nil)
    }

    @Test func brokenTablesHaveNoOutlines() {
        let symbols = SymbolOutlines(names: "a\n\nb\tc\td\nb\te\nx\ty\n", outlines: "c\tM 0 0\ny\n")
        #expect(symbols.names == ["b", "x"] && symbols.outline(of: "b") == nil && symbols.outline(of: "x") == nil)
    }
}
