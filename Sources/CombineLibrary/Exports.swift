/// The library of Combine that opened code loads: its linker leaves out the modules that the program has.
@_exported import LiveCombine
