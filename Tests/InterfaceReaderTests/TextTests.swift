import Foundation
import InterfaceFiles
import InterfaceReader
import Testing

/// Texts are read to the letter, however they are written.
@Suite struct TextTests {
    @Test(arguments: [
        ("<string key=\"text\">a</string>", "a"),
        ("<mutableString key=\"text\">a\n  b\n</mutableString>", "a\n  b\n"),
        ("<string key=\"text\">  </string>", "  "),
        ("<string key=\"text\"/>", ""),
        ("<string key=\"text\"> a<!-- comment -->b </string>", " ab "),
        ("<string key=\"text\">a<![CDATA[<b> &amp; ]]>c</string>", "a<b> &amp; c"),
        ("<string key=\"text\">&lt;&amp;&gt;&quot;&apos;&#10;&#x1F600;</string>", "<&>\"'\n\u{1F600}"),
        ("<string key=\"text\">ä\u{301}\u{1F469}\u{200D}\u{1F680}</string>", "ä\u{301}\u{1F469}\u{200D}\u{1F680}"),
        ("<string key=\"text\">a\r\nb</string>", "a\nb"),
        ("<string key=\"text\">a<?b?>c<![CDATA[<?d?>]]></string>", "ac<?d?>"),
        ("<string key=\"text\" base64-UTF8=\"YES\">\nw6QK\n</string>", "ä\n"),
        ("<string key=\"text\" base64-UTF8=\"YES\">YQ</string>", "a"),
        ("<string key=\"text\" base64-UTF8=\"YES\">YQ==</string>", "a"),
        ("<string key=\"text\" base64-UTF8=\"NO\">YQ</string>", "YQ"),
    ])
    func childrenAreTexts(_ child: String, _ text: String) throws {
        let label = try Self.label("<label id=\"a\">\n    \(child)\n</label>")
        #expect(label.text("text").map { Array($0.utf8) } == Array(text.utf8))
        #expect(label.properties["text"] == .string(text))
    }

    @Test(arguments: [
        ("a", "a"), ("", ""), ("a&#10;b", "a\nb"), ("&lt;b&gt; &amp; &quot;c&quot;", "<b> & \"c\""), ("a\nb", "a b"),
        (" ", " "),
        ("&#xE4;", "ä"),
    ])
    func attributesAreTexts(_ attribute: String, _ text: String) throws {
        let label = try Self.label("<label id=\"a\" text=\"\(attribute)\"/>")
        #expect(label.text("text") == text)
        #expect(label.properties.isEmpty)
    }

    private static func label(_ element: String) throws -> InterfaceObject {
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(element)</objects></document>"
        let reading = try InterfaceFileReader.read(Data(text.utf8), named: "a.xib")
        #expect(reading.problems.isEmpty)
        return try #require(reading.file.scenes.first?.objects.first)
    }
}
