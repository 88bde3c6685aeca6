#!/usr/bin/env bash
# accept-language-parser 1.5.0, with negotiator 1.1.0 as the second reader.
# A space may stand before and after the semicolon of a weight, and `q` may be a capital (RFC 9110, sections 12.4.2 and
# 12.5.4). The parser knows `;q=` without a space only: else the weight is lost and `q` is a language of its own, both
# with the highest weight. So a visitor gets the language that he ranks last.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent accept-language-parser@1.5.0 negotiator@1.1.0

cat > run.mjs <<'END'
import parser from 'accept-language-parser'
import Negotiator from 'negotiator'

for (const header of ['de;q=0.5, en', 'de; q=0.5, en', 'de;Q=0.5, en']) {
  const read = parser.parse(header).map(({ code, quality }) => `${code} ${quality}`)
  const [second] = new Negotiator({ headers: { 'accept-language': header } }).languages(['en', 'de'])
  console.log(`${header}: ${read.join(', ')}; picks ${parser.pick(['en', 'de'], header)}, negotiator picks ${second}`)
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'de;q=0.5, en: en 1, de 0.5; picks en, negotiator picks en
de; q=0.5, en: de 1, q 1, en 1; picks de, negotiator picks en
de;Q=0.5, en: de 1, Q 1, en 1; picks de, negotiator picks en' ] || {
  echo 'Weights of languages are read in another way now.' >&2
  exit 1
}
