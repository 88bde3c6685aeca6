#!/usr/bin/env bash
# parse-prometheus-text-format 1.1.1 reads what prom-client 15.1.3 writes.
# A histogram with a label is one set of buckets, one sum and one count for each value of the label (Prometheus text
# format). The parser joins all of them to one entry without labels: the buckets of the last value stay, the rest, every
# sum and every count are lost without an error. A histogram without labels and a labelled counter are read well.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent parse-prometheus-text-format@1.1.1 prom-client@15.1.3

cat > run.mjs <<'END'
import parse from 'parse-prometheus-text-format'
import { Histogram, Registry } from 'prom-client'

const registry = new Registry()
const shared = { help: 'Seconds', buckets: [1, 5], registers: [registry] }
const waits = new Histogram({ ...shared, name: 'wait_seconds', labelNames: ['queue'] })
waits.observe({ queue: 'flags' }, 0.5)
waits.observe({ queue: 'mails' }, 3)
waits.observe({ queue: 'mails' }, 4)
new Histogram({ ...shared, name: 'start_seconds' }).observe(2)
const text = `${await registry.metrics()}\n`
console.log(`series written: ${text.match(/^wait_seconds_count.*$/gm).join(', ')}`)
const read = parse.default ?? parse
for (const { name, metrics } of read(text)) console.log(`${name}: ${JSON.stringify(metrics)}`)
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'series written: wait_seconds_count{queue="flags"} 1, wait_seconds_count{queue="mails"} 2
wait_seconds: [{"buckets":{"1":"0","5":"2","+Inf":"2"}}]
start_seconds: [{"buckets":{"1":"0","5":"1","+Inf":"1"},"count":"1","sum":"2"}]' ] || {
  echo 'Labelled histograms are read in another way now.' >&2
  exit 1
}
