#!/usr/bin/env bash
# tar 7.5.23 (npm) with archives of GNU tar 1.34 (Debian tar).
# `tar --sparse` stores only the parts of a file that are not empty (GNU tar manual, Sparse Formats), which is usual for
# disk images. Extracted by the npm package, a file of the format `gnu` is missing; a file of the format `pax` comes in a
# folder GNUSparseFile.N, with a list of offsets before its data and without the empty parts. No error, no warning.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent tar@7.5.23
truncate -s 1M disk.img
printf 'flag' | dd of=disk.img bs=1 seek=500000 conv=notrunc status=none

cat > run.mjs <<'END'
import { execFileSync } from 'node:child_process'
import { mkdir, readdir, stat } from 'node:fs/promises'
import * as tar from 'tar'

for (const format of ['ustar', 'gnu', 'pax']) {
  const sparse = format === 'ustar' ? [] : ['--sparse']
  execFileSync('tar', [...sparse, `--format=${format}`, '-cf', `${format}.tar`, 'disk.img'])
  await mkdir(format)
  const warnings = []
  await tar.extract({ file: `${format}.tar`, cwd: format, onwarn: (code) => warnings.push(code) })
  const files = []
  for (const name of await readdir(format, { recursive: true })) {
    const entry = await stat(`${format}/${name}`)
    const state = entry.size === 2 ** 20 ? 'whole' : 'of another size'
    if (entry.isFile()) files.push(`${name.replace(/GNUSparseFile\.\d+/, 'GNUSparseFile.N')} ${state}`)
  }
  console.log(`${[format, ...sparse].join(' ')}: ${files.join(', ') || 'no file'}, ${warnings.length} warnings`)
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'ustar: disk.img whole, 0 warnings
gnu --sparse: no file, 0 warnings
pax --sparse: GNUSparseFile.N/disk.img of another size, 0 warnings' ] || {
  echo 'Sparse files are extracted in another way now.' >&2
  exit 1
}
