#!/usr/bin/env bash
# ical-generator 11.1.2.
# DTSTAMP, CREATED and LAST-MODIFIED must be in UTC, and so must UNTIL of an event with a time zone (RFC 5545, sections
# 3.8.7 and 3.3.10). If the calendar has a `timezone`, all of them lose the Z at their end: they are a time without a
# zone then, which each reader takes as its own. The digits stay the same.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent ical-generator@11.1.2

cat > run.mjs <<'END'
import { ICalCalendar } from 'ical-generator'

const write = (timezone) => {
  const calendar = new ICalCalendar({ name: 'Tasks', timezone })
  const [start, stamp] = [new Date('2026-07-01T10:00:00Z'), new Date('2026-01-01T12:00:00Z')]
  const repeating = { freq: 'DAILY', until: new Date('2026-07-05T10:00:00Z') }
  calendar.createEvent({ id: '1', start, stamp, created: stamp, lastModified: stamp, repeating, summary: 'Start' })
  return calendar.toString().match(/^(DTSTAMP|CREATED|LAST-MODIFIED|RRULE).*(?=\r)/gm).sort().join(' ')
}
console.log(`without a zone: ${write()}`)
console.log(`with a zone: ${write('Europe/Berlin')}`)
END

seen=$(TZ=UTC node run.mjs)
echo "$seen"
[ "$seen" = 'without a zone: CREATED:20260101T120000Z DTSTAMP:20260101T120000Z LAST-MODIFIED:20260101T120000Z RRULE:FREQ=DAILY;UNTIL=20260705T100000Z
with a zone: CREATED:20260101T120000 DTSTAMP:20260101T120000 LAST-MODIFIED:20260101T120000 RRULE:FREQ=DAILY;UNTIL=20260705T100000' ] || {
  echo 'Times of a calendar with a zone are written in another way now.' >&2
  exit 1
}
