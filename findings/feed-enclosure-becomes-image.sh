#!/usr/bin/env bash
# feed 6.0.0.
# An item may have an `enclosure` with its own type. RSS has this type, but Atom gets `image/` and the end of the
# address: a ZIP file becomes an image of the type image/zip, and an address without an extension gives no valid type at
# all. If the item also has an `image`, RSS has the image only. JSON Feed has no `attachments` in any case.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent feed@6.0.0

cat > run.mjs <<'END'
import { Feed } from 'feed'

const write = (enclosure, image) => {
  const date = new Date('2026-01-01T00:00:00Z')
  const feed = new Feed({ title: 'Tasks', id: 'urn:tasks', copyright: '', updated: date })
  feed.addItem({ title: 'Files', id: 'urn:1', link: 'https://ctf.example/1', date, image, enclosure })
  const [atom] = feed.atom1().match(/<link rel="enclosure".*>/)
  console.log(`Atom: ${atom.match(/href="[^"]*"/)} ${atom.match(/type="[^"]*"/)}`)
  console.log(`RSS:  ${feed.rss2().match(/<enclosure.*>/)[0].match(/type="[^"]*"/)}`)
  const { attachments } = JSON.parse(feed.json1()).items[0]
  console.log(`JSON: ${attachments ? 'with' : 'without'} attachments`)
}
const type = 'application/zip'
write({ url: 'https://ctf.example/files.zip', type, length: 9 })
write({ url: 'https://ctf.example/files/7', type, length: 9 })
write({ url: 'https://ctf.example/files.zip', type, length: 9 }, 'https://ctf.example/logo.png')
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'Atom: href="https://ctf.example/files.zip" type="image/zip"
RSS:  type="application/zip"
JSON: without attachments
Atom: href="https://ctf.example/files/7" type="image//files/7"
RSS:  type="application/zip"
JSON: without attachments
Atom: href="https://ctf.example/files.zip" type="image/zip"
RSS:  type="image/png"
JSON: without attachments' ] || {
  echo 'Enclosures are written in another way now.' >&2
  exit 1
}
