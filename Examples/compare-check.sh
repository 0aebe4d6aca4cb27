#!/usr/bin/env bash
# Times `intercepter check` beside what one would write instead, on the same lines in the same run:
#
#   Examples/compare-check.sh [MEGABYTES]
#
# The lines are sentences of 20 to 120 bytes, Chinese and English mixed, by a fixed seed: one in 200 has
# an emoji, one in 200 is too long. All programs count the lines of more than 120 bytes of GB 18030 but
# `grep` on characters, which asks an easier question; ours looks for emoji and bytes that are not UTF-8
# as well, and says where and why. Needs python3, GNU grep with -P, and iconv.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -c release --product intercepter > /dev/null
intercepter=$(swift build -c release --show-bin-path)/intercepter

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
lines=$folder/lines.txt

python3 - "${1:-200}" "$lines" << 'PYTHON'
import random, sys

random.seed(20260101)
english = """the quick order was shipped on Monday and arrives before noon please call customer service
about your account name delivery refund thank you very much for waiting address changed""".split()
chinese = "的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里"
emoji = ["😀", "👨‍👩‍👧‍👦", "❤️", "🇨🇳", "1️⃣", "👍🏽"]


def phrase():
    if random.random() < 0.55:
        text = "".join(random.choices(chinese, k=random.randint(2, 8)))
        return text + random.choice(["", "", "，", "。", "、"])
    return " ".join(random.choices(english, k=random.randint(1, 4)))


size = 0
with open(sys.argv[2], "w", encoding="utf-8") as file:
    while size < int(sys.argv[1]) * 1_000_000:
        line, least = "", random.randint(20, 100)
        while len(line.encode()) < least:
            line += phrase() + random.choice(["", " "])
        fate = random.random()
        if fate < 0.005:
            line += random.choice(emoji)
        elif fate < 0.01:
            line += "".join(random.choices(chinese, k=60))
        size += file.write(line + "\n") and len(line.encode()) + 1
PYTHON

cat > "$folder/limit.py" << 'PYTHON'
import sys

print(sum(len(line.rstrip("\n").encode("gb18030")) > 120 for line in open(sys.argv[1], encoding="utf-8")))
PYTHON

bytes=$(stat -c %s "$lines" 2> /dev/null || stat -f %z "$lines")
printf '%d lines, %d MB\n' "$(wc -l < "$lines")" $((bytes / 1000000))
measure() { # measure NAME COMMAND: the best of three, by time on the processors and on the clock
  local best=
  for _ in 1 2 3; do
    local TIMEFORMAT='%U %S %R' times
    times=$({ time bash -c "$2" > "$folder/output" 2> "$folder/errors" || true; } 2>&1)
    best=$(printf '%s\n%s\n' "$best" "$times" | awk 'NF' | sort -n | head -n 1)
  done
  awk -v name="$1" -v bytes="$bytes" -v times="$best" 'BEGIN {
    split(times, part, " ")
    used = part[1] + part[2]
    printf "%-44s %6.2f s used, %5.0f MB/s a core, %6.2f s passed\n", \
      name, used, bytes / used / 1e6, part[3] }'
}

rules="--emoji forbidden --max-length 120 --unit gb18030"
export LC_ALL=C.UTF-8
measure "check, two rules, one thread" "$intercepter check $rules --jobs 1 $lines"
measure "check, two rules, two threads" "$intercepter check $rules --jobs 2 $lines"
measure "python3, the limit" "python3 $folder/limit.py $lines"
measure "iconv | grep -P, the limit" "iconv -t GB18030 $lines | LC_ALL=C grep -acP '^.{121}'"
measure "grep -P, more than 120 characters" "grep -cP '^.{121}' $lines"
