// What a Swift program needs beside memory and copying, which come from wasi-libc.
typedef __SIZE_TYPE__ size_t;

// Seeds of hash tables: always the same, so that a run can be repeated. A page is nobody's server.
void arc4random_buf(void *to, size_t count) { __builtin_memset(to, 4, count); }

int putchar(int byte) { return byte; }

// The product of two numbers of 128 bits, which wasm has no instruction for.
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
