import Foundation
import TestSupport
import Testing

/// `make install` and `make uninstall`, below a temporary folder; `make test-install` tries the rest in a fresh system.
@Suite(.serialized) struct InstallationTests {
    private let files = FileManager.default
    private let installation: Installation

    init() throws { installation = try Installation() }

    private func write(_ name: String) throws {
        let path = installation.path(name)
        try files.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: path))
    }

    @Test func whatIsInstalledRunsFromItsOwnFolder() throws {
        let installed = try installation.run("install")
        #expect(installed.status == 0 && installed.output == installation.path("bin/segue") + "\n")
        #expect(try installation.list() == ["./"] + installation.entries())
        let program = installation.path("bin/segue")
        #expect(try Installation.output(of: [program, "list"]).output.contains("\nw1 "))
        let libraries = try Installation.output(of: ["/usr/bin/ldd", installation.path("lib/segue/segue")]).output
            .split(separator: "\n").filter { $0.contains("/lib/swift/") }
        #expect(libraries.count > 8 && libraries.allSatisfy { $0.contains(installation.path("lib/segue/lib/swift")) })
        let entry = try String(contentsOfFile: installation.path("share/applications/segue.desktop"), encoding: .utf8)
        #expect(entry.contains("\nExec=\"\(Installation.prefix)/bin/segue\" open gallery\n"))
        let scripts = [
            ("bash-completion/completions/segue", "-fX '!*.swift'\n"),
            ("zsh/site-functions/_segue", "; _files -g \"*.swift(-.)\"}'\n"),
            ("fish/vendor_completions.d/segue.fish", " -Fka '("),
        ]
        for (name, files) in scripts {
            let script = try String(contentsOfFile: installation.path("share/" + name), encoding: .utf8)
            #expect(script.contains("---completion open") || script.contains("segue list"), "\(name): no names")
            #expect(script.components(separatedBy: files).count == 8, "\(name): no files")
        }
        try whatIsInstalledOpensCombine()
        try removalLeavesNothing()
    }

    /// The compiler finds the modules of the installation, and the code its library.
    private func whatIsInstalledOpensCombine() throws {
        guard TranslatorProcess.isBuilt else { return }
        let text = "import Combine\nimport UIKit\n#Preview { let t = Just(7).sink { print($0) }; return UIView() }\n"
        try installation.folder.write(text, to: "A.swift")
        let result = try Installation.output(
            of: [
                installation.path("bin/segue"), "render", installation.folder.path("A.swift"), "--progress", "0",
                "--size", "64x64", "-o", installation.folder.path("a.png"),
            ], variables: ["XDG_CACHE_HOME": installation.folder.path("cache")])
        #expect(result.status == 0 && result.output.contains(": 7\n"), "\(result.output)")
    }

    private func removalLeavesNothing() throws {
        let removed = try installation.run("uninstall")
        #expect(removed.status == 0 && removed.output.isEmpty)
        #expect(!files.fileExists(atPath: installation.path("")))
        let again = try installation.run("uninstall")
        #expect(again.status == 2 && again.output.contains("nothing is installed here"))
    }

    @Test func anOlderInstallationIsReplacedAndOthersFilesStay() throws {
        for name in ["share/applications/other.desktop", "bin/other"] { try write(name) }
        #expect(try installation.run("install").status == 0)
        // An older version had a file more, and this one was interrupted.
        try write("lib/segue/old/module")
        let list = try installation.list() + ["lib/segue/old/", "lib/segue/old/module"]
        try Data(list.joined(separator: "\n").utf8 + [10]).write(
            to: URL(filePath: installation.path("share/segue/manifest")))
        try files.removeItem(atPath: installation.path("lib/segue/segue"))
        try write("lib/segue/segue.segue-new")
        let installed = try installation.run("install")
        #expect(installed.status == 0, "\(installed.output)")
        #expect(files.isExecutableFile(atPath: installation.path("lib/segue/segue")))
        #expect(!files.fileExists(atPath: installation.path("lib/segue/old")))
        try write("lib/segue/mine")
        #expect(try installation.run("uninstall").status == 0)
        #expect(
            try installation.entries() == [
                "bin/", "bin/other", "lib/", "lib/segue/", "lib/segue/mine", "share/", "share/applications/",
                "share/applications/other.desktop",
            ])
    }

    @Test func anothersFileIsNotReplaced() throws {
        try write("bin/segue")
        let installed = try installation.run("install")
        #expect(installed.status == 2)
        #expect(installed.output.contains("bin/segue: this file was not installed by this script"))
        #expect(try installation.entries() == ["bin/", "bin/segue"])
    }

    @Test(arguments: ["../other", "/etc/other", "share/../../../other", "bin/.."]) func aListThatLeadsOutRemovesNothing(
        path: String
    ) throws {
        try write("bin/segue")
        try write("share/segue/manifest")
        try Data("bin/segue\n\(path)\n".utf8).write(to: URL(filePath: installation.path("share/segue/manifest")))
        for script in ["uninstall", "install"] {
            let result = try installation.run(script)
            #expect(result.status == 2 && result.output.contains("\"\(path)\" leads out of the prefix"))
        }
        #expect(files.fileExists(atPath: installation.path("bin/segue")))
    }

    /// No products are named, so that nothing could be installed in any case.
    @Test(arguments: [
        "/", "//", "/usr", "/usr/share", "/lib", "/etc/segue", "/tmp", "/proc/self/root", "segue", "~/.local",
        "/opt/../usr", "/opt/./segue", "/opt//segue", "/opt/$HOME", "/opt/\"segue\"", "/opt/a\nb", "/dev/null/segue",
        Repository.root.path,
    ])
    func aFolderOfTheSystemIsRefused(prefix: String) throws {
        for script in ["install", "uninstall"] {
            let command = [Repository.root.appending(path: "scripts/\(script)").path, prefix]
            let result = try Installation.output(of: command, variables: ["BUILD": "/nowhere", "HOME": "/nowhere"])
            #expect(result.status == 2 && result.output.contains("PREFIX="), "\(script): \(result.output)")
        }
    }
}
