#!/usr/bin/env bash
# exceljs 4.4.0.
# A formula of a sheet stores its last result beside it. `cell.value` gives both as `{ formula, result }`, but has no
# result if that is 0, false or an empty text, as if it was never computed; so copying `value` to another cell loses it
# too. The file holds the 0, and `cell.result` gives it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent exceljs@4.4.0

cat > run.mjs <<'END'
import ExcelJS from 'exceljs'

const results = [1, 0, true, false]
const book = new ExcelJS.Workbook()
const sheet = book.addWorksheet('Points')
for (const [index, result] of results.entries()) sheet.getCell(index + 1, 1).value = { formula: 'C1', result }
const again = new ExcelJS.Workbook()
await again.xlsx.load(await book.xlsx.writeBuffer())
for (const index of results.keys()) {
  const [cell, copy] = [1, 2].map((column) => again.worksheets[0].getCell(index + 1, column))
  copy.value = cell.value
  console.log(`result ${cell.result}, value ${JSON.stringify(cell.value)}, result of the copy ${copy.result}`)
}
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'result 1, value {"formula":"C1","result":1}, result of the copy 1
result 0, value {"formula":"C1"}, result of the copy undefined
result true, value {"formula":"C1","result":true}, result of the copy true
result false, value {"formula":"C1"}, result of the copy undefined' ] || {
  echo 'Results of formulas are read in another way now.' >&2
  exit 1
}
