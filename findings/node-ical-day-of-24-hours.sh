#!/usr/bin/env bash
# node-ical 0.26.1.
# A day of a duration is a calendar day: an event of one day that begins at noon ends at noon, also where the clock
# changes between them (RFC 5545, section 3.3.6). node-ical adds 24 hours, so the end of such an event is an hour off.
# The same end as `DTEND` is read well.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent node-ical@0.26.1

cat > run.mjs <<'END'
import ical from 'node-ical'

const read = (end) => {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//harbour//EN', 'BEGIN:VEVENT', 'UID:1']
  lines.push('DTSTAMP:20260101T000000Z', 'DTSTART;TZID=Europe/Berlin:20260328T120000', end)
  const text = lines.concat('END:VEVENT', 'END:VCALENDAR', '').join('\r\n')
  const event = Object.values(ical.sync.parseICS(text)).find(({ type }) => type === 'VEVENT')
  return event.end.toLocaleString('sv', { timeZone: 'Europe/Berlin' })
}
console.log(`DTEND: ${read('DTEND;TZID=Europe/Berlin:20260329T120000')}`)
console.log(`DURATION: ${read('DURATION:P1D')}`)
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'DTEND: 2026-03-29 12:00:00
DURATION: 2026-03-29 13:00:00' ] || {
  echo 'A duration in days is read in another way now.' >&2
  exit 1
}
