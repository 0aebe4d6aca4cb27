// Feeds a target: `fuzz TARGET FILE…` with each file once, to look at one that was found.
//
// `.ci/fuzz` builds this with libFuzzer, which invents the bytes: `fuzz TARGET [OPTION…] [FOLDER…]`.

internal import FuzzTargets

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

if Feeding.target == nil {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")
  print("usage: fuzz \(names) FILE…")
  exit(64)
}

#if FUZZING
  /// The entry of libFuzzer for programs with a `main` of their own.
  @_silgen_name("LLVMFuzzerRunDriver")
  func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32

  // The name of the target is no argument of libFuzzer's: the name of the program takes its place.
  var count = CommandLine.argc - 1
  var arguments = CommandLine.unsafeArgv + 1
  arguments[0] = CommandLine.unsafeArgv[0]
  exit(
    runFuzzer(&count, &arguments) { bytes, count in
      Feeding.feed(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    })
#else
  for path in CommandLine.arguments.dropFirst(2) {
    guard let file = fopen(path, "rb") else {
      print("\(path): cannot be read")
      exit(66)
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    fclose(file)
    Feeding.feed(bytes)
    print("\(path): \(bytes.count) bytes, no promise broken")
  }
#endif
