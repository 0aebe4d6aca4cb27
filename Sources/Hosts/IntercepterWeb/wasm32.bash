# Compiles Embedded Swift for wasm32. make-package and .ci/embedded source this file in the package's folder. The
# output is in $output.
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
triple=wasm32-unknown-none-wasm

compile() { # compile MODULE [FOLDER]: writes MODULE.o and MODULE.swiftmodule
  # make-package and .ci/embedded compile the same modules: whichever comes second copies them.
  local kept=.build-wasm32/$1 folder key
  folder=${2:-$(echo Sources/*/"$1")}
  key=$({ swiftc --version; find Sources "$folder" -name '*.swift' -print0 | sort -z | xargs -0 cat
    cat "${BASH_SOURCE[0]}"; } 2>&1 | sha256sum)
  if [ "$(cat "$kept/key" 2> /dev/null)" = "$key" ]; then
    cp "$kept/$1.o" "$kept/$1.swiftmodule" "$output"
    return
  fi
  echo "Compiling $1"
  # A page pays for each copy of a function, so remove forced inlining, which is for speed elsewhere.
  local copy=$output/sources/$1 files
  mkdir -p "$copy"
  cp -r "$folder/." "$copy"
  mapfile -t files < <(find "$copy" -name '*.swift' | LC_ALL=C sort)
  sed -i 's/@inline(__always)//' "${files[@]}"
  swiftc -swift-version 6 -warnings-as-errors \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    -target "$triple" -enable-experimental-feature Embedded \
    -Xfrontend -disable-stack-protector -assume-single-threaded -Xllvm -inline-threshold=0 -lto=llvm-full \
    -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=capture-prop -wmo -Osize -parse-as-library -enable-experimental-feature Extern \
    -D EMOJI_TABLES_IN_A_FILE -module-name "$1" -package-name TextInputIntercepter -I "$output" \
    -emit-module -emit-module-path "$output/$1.swiftmodule" \
    -c -o "$output/$1.o" "${files[@]}"
  mkdir -p "$kept"
  cp "$output/$1.o" "$output/$1.swiftmodule" "$kept"
  echo "$key" > "$kept/key"
}

compile_lanes() { # compile_lanes "MODULE…"…: compiles the modules of each lane in order, and all lanes at the same time
  local lane module jobs=()
  for lane; do
    for module in $lane; do compile "$module"; done &
    jobs+=($!)
  done
  for lane in "${jobs[@]}"; do wait "$lane"; done
}

# Compiles the modules of every program, each after those that it imports, and the catalogue of emoji. The compiler uses
# one processor for a module, so there are two lanes where the imports permit.
compile_modules() {
  compile TextBytes
  compile IntercepterCore
  compile_lanes "IntercepterPatterns" "IntercepterLocales"
  compile_lanes "IntercepterFormats" "IntercepterMessages"
  compile TextInputIntercepter
  compile_lanes "TextTools IntercepterForms" "IntercepterEmoji"
  compile IntercepterProfiles
}

compile_c() { # compile_c FILE: writes FILE.o
  "$tools/clang" --target="$triple" -Os -ffreestanding -fno-builtin -Wall -Wextra -Werror \
    -c -o "$output/$(basename "$1").o" "$1"
}

compile_parts() { # compile_parts PARTS FOLDER: writes FOLDER/engine-parts.o, see EngineParts.swift
  "$tools/clang" --target="$triple" -flto -Os -ffreestanding -DPARTS="$1" -Wall -Wextra -Werror \
    -c -o "$2/engine-parts.o" Sources/Hosts/IntercepterWeb/engine-parts.c
}

# Fails with another version of Swift than runtime.c is written for, and if runtime.c defines a function of the standard
# library that no module has: the standard library's own would be linked in silence. One that a module has with another
# signature is a warning of the linker.
check_replacements() { # check_replacements FOLDER
  local names unknown expected version
  expected=$(sed -n 's|^// Written for \(Swift version [0-9.]*\)\.$|\1|p' Sources/Hosts/IntercepterWeb/runtime.c)
  version=$(swiftc --version 2> /dev/null | grep -o 'Swift version [0-9.]*')
  [[ "$version." == "$expected."* ]] || {
    echo "error: runtime.c replaces functions of $expected, and this is $version; compare their signatures, then change the version there" >&2
    return 1
  }
  names=("$tools/llvm-nm" --format=just-symbols)
  unknown=$(LC_ALL=C comm -23 \
    <("${names[@]}" --defined-only "$1/runtime.c.o" | grep '^\$' | LC_ALL=C sort) \
    <(find "$1" -maxdepth 1 -name '*.o' ! -name runtime.c.o -exec "${names[@]}" {} + 2> /dev/null | LC_ALL=C sort -u))
  [ -z "$unknown" ] || {
    echo "error: runtime.c replaces functions that the standard library of $version does not have:" >&2
    echo "$unknown" >&2
    return 1
  }
}

link() { # link PROGRAM FOLDER MORE…: links all compiled files of a folder
  # The stack comes first, so an overflow traps instead of overwriting data.
  "$tools/wasm-ld" --fatal-warnings --no-entry --gc-sections --strip-all --allow-multiple-definition --stack-first -z stack-size=1048576 \
    -o "$1" "$2"/*.o "$tools/../lib/swift/embedded/$triple/libswiftUnicodeDataTables.a" "${@:3}"
}

optimize() { # optimize LINKED PROGRAM
  local features=(--enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int)
  # Inlining is off because it does not reduce the size. The first kilobyte of memory is the end of the stack.
  wasm-opt "${features[@]}" --low-memory-unused --always-inline-max-function-size=0 \
    --one-caller-inline-max-function-size=0 --flexible-inline-max-function-size=0 \
    --strip-producers -Oz --flatten --rereloop -Oz -Oz -o "$1.optimized" "$1"
  wasm-opt "${features[@]}" --quiet --emit-text -o "$1.wat" "$1.optimized"
  Sources/Hosts/IntercepterWeb/order-functions "$1.optimized" < "$1.wat" > "$1.ordered.wat"
  wasm-opt "${features[@]}" --optimize-level=2 --shrink-level=2 --generate-stack-ir --optimize-stack-ir --quiet \
    -o "$2" "$1.ordered.wat"
}
