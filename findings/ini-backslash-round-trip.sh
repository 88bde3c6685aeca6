#!/usr/bin/env bash
# ini 6.0.0.
# `stringify` escapes `;` and `#` with a backslash, and `parse` takes a backslash before those or before another one away.
# But `stringify` does not escape a backslash: two of them, as in a path of Windows, come back as one, and a value with a
# backslash before `;` is cut there, so what the package wrote is not what it reads.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent ini@6.0.0

cat > run.mjs <<'END'
import { parse, stringify } from 'ini'

for (const value of ['a;b', String.raw`C:\net`, String.raw`\\server\share`, String.raw`^\d+\;$`]) {
  const text = stringify({ value }).trim()
  console.log(`${value} -> ${text} -> ${parse(text).value}`)
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'a;b -> value=a\;b -> a;b
C:\net -> value=C:\net -> C:\net
\\server\share -> value=\\server\share -> \server\share
^\d+\;$ -> value=^\d+\\;$ -> ^\d+\' ] || {
  echo 'Backslashes are written or read in another way now.' >&2
  exit 1
}
