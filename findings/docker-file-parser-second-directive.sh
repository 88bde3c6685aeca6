#!/usr/bin/env bash
# docker-file-parser 1.0.7, with dockerfile-ast 0.7.1 as the second reader.
# Directives at the top of a Dockerfile may stand in any order (Dockerfile reference, parser directives). The parser reads
# `escape` only in the first line: after a `syntax` line, as for Windows images, a path that ends with a backslash joins
# the next instruction to it. The joined instruction is lost without an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent docker-file-parser@1.0.7 dockerfile-ast@0.7.1

cat > run.mjs <<'END'
import ast from 'dockerfile-ast'
import parser from 'docker-file-parser'

const body = 'FROM base\nCOPY flag.txt c:\\\nEXPOSE 1337\n'
for (const [name, head] of [
  ['escape', '# escape=`\n'],
  ['syntax, escape', '# syntax=docker/dockerfile:1\n# escape=`\n'],
]) {
  const first = parser.parse(head + body, { includeComments: false }).map((command) => command.name)
  const second = ast.DockerfileParser.parse(head + body).getInstructions().map((line) => line.getKeyword())
  console.log(`${name}: ${first.join(' ')} | ${second.join(' ')}`)
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'escape: FROM COPY EXPOSE | FROM COPY EXPOSE
syntax, escape: FROM COPY | FROM COPY EXPOSE' ] || {
  echo 'Directives are read in another way now.' >&2
  exit 1
}
