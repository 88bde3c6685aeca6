#!/usr/bin/env bash
# rss-parser 3.13.0.
# Atom has three kinds of text; `type="xhtml"` holds elements and text in any order (RFC 4287, section 3.1.1.3). The
# parser puts all text first and the elements after it, so a sentence with a bold word changes its meaning, without an
# error. A title of this kind comes as an object, not as a text. `type="html"` is read well.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent rss-parser@3.13.0

cat > run.mjs <<'END'
import Parser from 'rss-parser'

const div = (html) => `<div xmlns="http://www.w3.org/1999/xhtml">${html}</div>`
const entry = (type, html, title) => `<entry><id>urn:${type}</id><updated>2026-01-01T00:00:00Z</updated>
  <title type="xhtml">${div(title)}</title><content type="${type}">${html}</content></entry>`
const sentence = 'Do <b>not</b> start before <i>noon</i>.'
const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><id>urn:feed</id>
  <updated>2026-01-01T00:00:00Z</updated>${entry('xhtml', div(sentence), 'Start')}
  ${entry('html', sentence.replaceAll('<', '&lt;'), 'Start')}</feed>`
const { items } = await new Parser().parseString(feed)
for (const { id, contentSnippet } of items) console.log(`${id}: ${contentSnippet}`)
console.log(`title: ${typeof items[0].title}`)
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'urn:xhtml: Do  start before .notnoon
urn:html: Do not start before noon.
title: object' ] || {
  echo 'Text of the type xhtml is read in another way now.' >&2
  exit 1
}
