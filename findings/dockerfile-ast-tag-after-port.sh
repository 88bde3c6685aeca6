#!/usr/bin/env bash
# dockerfile-ast 0.7.1.
# A base image may have a tag and a digest; the digest decides and the tag is for people (Dockerfile reference, FROM).
# If the registry has a port, `getImageTag` of such an image gives null and `getImageName` gives the name with the tag.
# Without the port, or with a tag or a digest alone, both are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent dockerfile-ast@0.7.1

cat > run.mjs <<'END'
import { DockerfileParser } from 'dockerfile-ast'

const digest = `sha256:${'a'.repeat(64)}`
for (const [name, image] of [
  ['no port', `registry.example/web:1.2@${digest}`],
  ['port and tag', 'registry.example:5000/web:1.2'],
  ['port and digest', `registry.example:5000/web@${digest}`],
  ['port and both', `registry.example:5000/web:1.2@${digest}`],
]) {
  const from = DockerfileParser.parse(`FROM ${image}\n`).getFROMs()[0]
  const hasDigest = from.getImageDigest() === digest
  console.log(`${name}: name ${from.getImageName()}, tag ${from.getImageTag()}, digest ${hasDigest ? 'yes' : 'no'}`)
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'no port: name web, tag 1.2, digest yes
port and tag: name web, tag 1.2, digest no
port and digest: name web, tag null, digest yes
port and both: name web:1.2, tag null, digest yes' ] || {
  echo 'The name of an image is read in another way now.' >&2
  exit 1
}
