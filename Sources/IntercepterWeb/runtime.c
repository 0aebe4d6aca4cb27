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

// An allocator of 0.4 KB with gzip; that of wasi-libc has 5 KB. Up to 4 KB, a block has one of four sizes between two
// powers of two; beyond, its size is a power of two. A freed block is used again for a block of its size. The 16 bytes
// before a block say where it begins, and its list.
typedef struct Block { unsigned list; struct Block *start, *next; int unused; } Block;
enum { header = sizeof(Block), page = 1 << 16, most = 1 << 30 };
_Static_assert(sizeof(Block) == 16, "blocks are aligned to 16 bytes");
static Block *lists[128];
extern unsigned char __heap_base;
static unsigned char *end = &__heap_base;

void *malloc(size_t size) {
  if (size > most) return 0;
  unsigned total = (unsigned)size + header < 64 ? 64 : (unsigned)size + header;
  int shift = total > 4096 ? 32 - __builtin_clz(total - 1) : 29 - __builtin_clz(total);
  unsigned quarters = (total + (1u << shift) - 1) >> shift, list = (unsigned)shift * 4 + quarters;
  Block *block = lists[list];
  if (block) {
    lists[list] = block->next;
  } else {
    block = (Block *)(((size_t)end + 15) & ~(size_t)15);
    size_t next = (size_t)block + (quarters << shift), room = __builtin_wasm_memory_size(0) * page;
    if (next > room && __builtin_wasm_memory_grow(0, (next - room + page - 1) / page) == (size_t)-1) return 0;
    end = (unsigned char *)next;
  }
  *block = (Block){.list = list, .start = block};
  return block + 1;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = ((Block *)memory - 1)->start;
  block->next = lists[block->list];
  lists[block->list] = block;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = malloc(alignment > 16 ? size + alignment : size);
  if (!*memory) return 12;
  if (alignment > 16) {
    Block *block = (Block *)*memory - 1;
    *memory = (void *)(((size_t)*memory + alignment - 1) & ~(alignment - 1));
    ((Block *)*memory - 1)->start = block;
  }
  return 0;
}
