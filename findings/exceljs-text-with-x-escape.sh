#!/usr/bin/env bash
# exceljs 4.4.0 and write-excel-file 4.1.1.
# In the text of a sheet `_x0041_` stands for the character with this number, so a writer must escape the underscore of
# such a text as `_x005F_` (ECMA-376, part 1, ST_Xstring). Both writers do not, though ExcelJS and spreadsheet programs
# decode it: a text of this form comes back as one character.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent exceljs@4.4.0 write-excel-file@4.1.1

cat > run.mjs <<'END'
import ExcelJS from 'exceljs'
import writeExcelFile from 'write-excel-file/node'

const text = 'flag{_x0041_}'
const read = async (bytes) => {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(bytes)
  return book.worksheets[0].getCell(1, 1).value
}
const book = new ExcelJS.Workbook()
book.addWorksheet('Flags').getCell(1, 1).value = text
console.log(`exceljs: ${text} -> ${await read(await book.xlsx.writeBuffer())}`)
const bytes = await (await writeExcelFile([[{ value: text, type: String }]], {})).toBuffer()
console.log(`write-excel-file: ${text} -> ${await read(bytes)}`)
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'exceljs: flag{_x0041_} -> flag{A}
write-excel-file: flag{_x0041_} -> flag{A}' ] || {
  echo 'The text is written or read in another way now.' >&2
  exit 1
}
