#!/usr/bin/env bash
# Asks for a name and greets. Needs the program `intercepter` in the PATH.
set -euo pipefail

# Enter prints the text, once it conforms; whoever leaves with Ctrl+C or Ctrl+D answers nothing.
name=$(intercepter --label "Your name" --single-line --emoji forbidden --min-length 1 --max-length 20) || {
  echo "Goodbye." >&2
  exit 1
}
echo "Hello, $name!"
