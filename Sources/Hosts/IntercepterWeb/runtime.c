// Functions that a Swift program needs, besides memory allocation and copying, which come from wasi-libc; and
// replacements of private functions of the standard library, whose names and signatures may differ in other versions.
// Written for Swift version 6.3.
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
// indices into UTF-16. Its own bring 15 KB of code into every page; these are never called.
#pragma clang diagnostic ignored "-Wunused-parameter"
#define NEVER(function) __attribute__((swiftcall)) function { __builtin_trap(); }
NEVER(int $eSS8UTF8ViewV13_foreignCountSiyF(int a, int b, int c))
NEVER(int $eSS9UTF16ViewV13_foreignCountSiyF(int a, int b, int c))
NEVER(int $eSS8UTF8ViewV16_foreignDistance4from2toSiSS5IndexV_AGtF(long long from, long long to, int a, int b, int c))
NEVER(long long $eSS8UTF8ViewV13_foreignIndex_8offsetBySS0D0VAF_SitF(long long index, int by, int a, int b, int c))
NEVER(void $eSS8UTF8ViewV13_foreignIndex_8offsetBy07limitedF0SS0D0VSgAG_SiAGtF(
  int result, long long index, int by, long long limit, int a, int b, int c))
NEVER(long long $eSS8UTF8ViewV13_foreignIndex5afterSS0D0VAF_tF(long long index, int a, int b, int c))
NEVER(long long $eSS8UTF8ViewV13_foreignIndex6beforeSS0D0VAF_tF(long long index, int a, int b, int c))
NEVER(long long $es11_StringGutsV18foreignScalarAlignySS5IndexVAEF(long long index, int a, int b, int c))
NEVER(long long $es11_StringGutsV27_slowEnsureMatchingEncodingySS5IndexVAEF(long long index, int a, int b, int c))
NEVER(void $es11_StringGutsV12_foreignGrow33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyySiF(int capacity))
NEVER(void $es11_StringGutsV21_foreignAppendInPlace33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyys01_aB5SliceVF(int slice))
NEVER(void $es11_StringGutsV24_foreignConvertedToSmall33_408A76AB043BD3EFBAB6FAAAAA9B4914LLs01_fA0VyF(
  int result, int a, int b, int c))

// Strings compare, hash and have clusters as in TextBytes (`PageStrings.swift`).
#define SWIFT __attribute__((swiftcall))
SWIFT _Bool page_compare_strings(int a, int b, int c, int d, int e, int f, _Bool isOrder);
SWIFT void page_hash_string(void *hasher, int a, int b, int c);
SWIFT int page_cluster_width_at(int start, int a, int b, int c);
SWIFT int page_cluster_width_before(int end, int start, int a, int b, int c);
SWIFT _Bool $es27_stringCompareWithSmolCheck__9expectingSbs11_StringGutsV_ADs01_G16ComparisonResultOtF(
  int a, int b, int c, int d, int e, int f, _Bool isOrder) {
  return page_compare_strings(a, b, c, d, e, f, isOrder);
}
SWIFT void $eSS4hash4intoys6HasherVz_tF(void *hasher, int a, int b, int c) { page_hash_string(hasher, a, b, c); }
SWIFT int $es11_StringGutsV22_opaqueCharacterStride10startingAtS2i_tF(int start, int a, int b, int c) {
  return page_cluster_width_at(start, a, b, c);
}
SWIFT int $es11_StringGutsV29_opaqueComplexCharacterStride10startingAtS2i_tF(int start, int a, int b, int c) {
  return page_cluster_width_at(start, a, b, c);
}
SWIFT int $es11_StringGutsV22_opaqueCharacterStride8endingAt2inS2i_SnySiGtF(
  int end, int lower, int upper, int a, int b, int c) {
  return page_cluster_width_before(end, lower, a, b, c);
}
SWIFT int $es11_StringGutsV29_opaqueComplexCharacterStride8endingAtS2i_tF(int end, int a, int b, int c) {
  return page_cluster_width_before(end, 0, a, b, c);
}

// The modules are compiled for one thread, for which the runtime has no functions of its own.
void *swift_retain(void *object);
void *swift_retain_n(void *object, unsigned count);
void swift_release(void *object);
void swift_release_n(void *object, unsigned count);
void *swift_nonatomic_retain(void *object) { return swift_retain(object); }
void *swift_nonatomic_retain_n(void *object, unsigned count) { return swift_retain_n(object, count); }
void swift_nonatomic_release(void *object) { swift_release(object); }
void swift_nonatomic_release_n(void *object, unsigned count) { swift_release_n(object, count); }
