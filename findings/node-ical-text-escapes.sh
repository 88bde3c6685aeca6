#!/usr/bin/env bash
# node-ical 0.26.1, with ical.js 2.2.1 as the second reader.
# In a text of iCalendar `\\` is a backslash and `\n` a line break, and a double quote is a usual character (RFC 5545,
# section 3.3.11). node-ical replaces `\n` before `\\`, so a backslash before the letter n becomes a line break, and it
# removes the quotes of a text that begins and ends with them. A category with an escaped comma becomes two.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent node-ical@0.26.1 ical.js@2.2.1

cat > run.mjs <<'END'
import ICAL from 'ical.js'
import ical from 'node-ical'

const texts = [String.raw`C:\\new\\flag`, '"Capture the flag"']
const event = (text) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//harbour//EN', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260101T000000Z']
    .concat('DTSTART:20260101T100000Z', `SUMMARY:${text}`, String.raw`CATEGORIES:web\, easy,new`)
    .concat('END:VEVENT', 'END:VCALENDAR', '')
    .join('\r\n')
for (const text of texts) {
  const first = Object.values(ical.sync.parseICS(event(text))).find(({ type }) => type === 'VEVENT')
  const second = new ICAL.Component(ICAL.parse(event(text))).getFirstSubcomponent('vevent')
  console.log(`node-ical: ${JSON.stringify([first.summary, first.categories])}`)
  const categories = second.getFirstProperty('categories').getValues()
  console.log(`ical.js:   ${JSON.stringify([second.getFirstPropertyValue('summary'), categories])}`)
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'node-ical: ["C:\\\new\\flag",["web\\","easy","new"]]
ical.js:   ["C:\\new\\flag",["web, easy","new"]]
node-ical: ["Capture the flag",["web\\","easy","new"]]
ical.js:   ["\"Capture the flag\"",["web, easy","new"]]' ] || {
  echo 'Escapes of a text are read in another way now.' >&2
  exit 1
}
