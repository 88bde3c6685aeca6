#!/usr/bin/env bash
# @iarna/toml 3.0.0, with smol-toml 1.9.1 as the second reader.
# A float of TOML may have an exponent without a fraction (TOML 1.0, Float). `stringify` writes a number below 0.000001
# as `1e-7.undefined`, which no reader takes, its own neither. It gives no error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent @iarna/toml@3.0.0 smol-toml@1.9.1

cat > run.mjs <<'END'
import iarna from '@iarna/toml'
import * as smol from 'smol-toml'

const value = { decay: 0.0000001 }
for (const [name, { stringify }] of Object.entries({ '@iarna/toml': iarna, 'smol-toml': smol })) {
  const text = stringify(value).trim()
  const reads = [iarna, smol].map(({ parse }) => {
    try {
      return parse(text).decay
    } catch {
      return 'refused'
    }
  })
  console.log(`${name}: ${text}, read as ${reads.join(' and ')}`)
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '@iarna/toml: decay = 1e-7.undefined, read as refused and refused
smol-toml: decay = 1e-7, read as 1e-7 and 1e-7' ] || {
  echo 'A small number is written in another way now.' >&2
  exit 1
}
