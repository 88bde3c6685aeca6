#!/usr/bin/env bash
# rss-parser 3.13.0.
# A link of an Atom entry without `rel` is the alternate one, the page of the entry (RFC 4287, section 4.2.7.2). The
# parser looks for the text `alternate` only and else takes the first link, so an enclosure or a link to a reply that
# stands before it becomes the address of the entry.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent rss-parser@3.13.0

cat > run.mjs <<'END'
import Parser from 'rss-parser'

const read = async (rel) => {
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><id>urn:feed</id>
    <updated>2026-01-01T00:00:00Z</updated><entry><id>urn:1</id><title>Files</title>
    <updated>2026-01-01T00:00:00Z</updated>
    <link rel="enclosure" type="application/zip" length="9" href="https://ctf.example/files.zip"/>
    <link ${rel} href="https://ctf.example/news/1"/></entry></feed>`
  return (await new Parser().parseString(feed)).items[0].link
}
console.log(`with rel: ${await read('rel="alternate"')}`)
console.log(`without rel: ${await read('')}`)
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'with rel: https://ctf.example/news/1
without rel: https://ctf.example/files.zip' ] || {
  echo 'A link without rel is read in another way now.' >&2
  exit 1
}
