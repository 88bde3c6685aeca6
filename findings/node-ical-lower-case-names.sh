#!/usr/bin/env bash
# node-ical 0.26.1, with ical.js 2.2.1 as the second reader.
# Names of properties and parameters are case-insensitive (RFC 5545, section 1.3 and 2). node-ical knows its names in
# capitals only: an event with `dtstart` has no start and no end, without an error, and so is missing in any list by date.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent node-ical@0.26.1 ical.js@2.2.1

cat > run.mjs <<'END'
import ICAL from 'ical.js'
import ical from 'node-ical'

const calendar = (name) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//harbour//EN', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260101T000000Z']
    .concat(`${name}:20260101T100000Z`, 'SUMMARY:Start', 'END:VEVENT', 'END:VCALENDAR', '')
    .join('\r\n')
for (const name of ['DTSTART', 'dtstart']) {
  const first = Object.values(ical.sync.parseICS(calendar(name))).find(({ type }) => type === 'VEVENT')
  const second = new ICAL.Event(new ICAL.Component(ICAL.parse(calendar(name))).getFirstSubcomponent('vevent'))
  console.log(`${name}: node-ical ${first.start?.toISOString()}, ical.js ${second.startDate.toJSDate().toISOString()}`)
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'DTSTART: node-ical 2026-01-01T10:00:00.000Z, ical.js 2026-01-01T10:00:00.000Z
dtstart: node-ical undefined, ical.js 2026-01-01T10:00:00.000Z' ] || {
  echo 'Names in lower case are read in another way now.' >&2
  exit 1
}
