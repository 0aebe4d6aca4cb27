// Functions that a Swift program needs, besides memory allocation and copying, which come from wasi-libc.
typedef __SIZE_TYPE__ size_t;

// Seeds of hash tables. They are constant, for reproducible runs; a page need not resist attacks on its hash
// tables.
void arc4random_buf(void *to, size_t count) { __builtin_memset(to, 4, count); }

int putchar(int byte) { return byte; }

// Multiplies two 128-bit numbers, for which wasm has no instruction.
__int128 __multi3(__int128 first, __int128 second) {
  typedef unsigned long long Half;
  Half a = (Half)first, b = (Half)second, mask = 0xFFFFFFFF;
  Half low = (a & mask) * (b & mask);
  Half middle = (a >> 32) * (b & mask) + (low >> 32);
  Half other = (a & mask) * (b >> 32) + (middle & mask);
  Half high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
  high += a * (Half)(second >> 64) + (Half)(first >> 64) * b;
  return (__int128)(((unsigned __int128)high << 64) | (other << 32) | (low & mask));
}

// All strings of a page are native UTF-8. The standard library calls these functions for other strings and for
// indices into UTF-16. Its own bring 10 KB of code into every page; these are never called.
#pragma clang diagnostic ignored "-Wunused-parameter"
#define NEVER(function) __attribute__((swiftcall)) function { __builtin_trap(); }
NEVER(int $eSS8UTF8ViewV13_foreignCountSiyF(int a, int b, int c))
NEVER(long long $es11_StringGutsV27_slowEnsureMatchingEncodingySS5IndexVAEF(long long index, int a, int b, int c))

// The modules are compiled for one thread, for which the runtime has no functions of its own.
void *swift_retain(void *object);
void *swift_retain_n(void *object, unsigned count);
void swift_release(void *object);
void swift_release_n(void *object, unsigned count);
void *swift_nonatomic_retain(void *object) { return swift_retain(object); }
void *swift_nonatomic_retain_n(void *object, unsigned count) { return swift_retain_n(object, count); }
void swift_nonatomic_release(void *object) { swift_release(object); }
void swift_nonatomic_release_n(void *object, unsigned count) { swift_release_n(object, count); }
