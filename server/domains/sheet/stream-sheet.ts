import { PassThrough, type Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { cutText } from '../../../rules/cut-text.ts'
import { xmlText } from '../../runtime/xml-text.ts'
import type { Style } from 'exceljs'

export type Column = { header: string; width: number; holds: 'text' | 'number' }
export type Cell = string | number | null

type Sheet = {
  name: string
  columns: readonly Column[]
  /** The next portion of rows is read when the previous one has been sent. */
  rows: AsyncIterable<readonly Cell[][]>
  createdAt: Date
}

const headerStyle: Partial<Style> = {
  font: { bold: true },
  alignment: { horizontal: 'center' },
  border: { bottom: { style: 'medium' } },
}
// Cells stay text when somebody edits them: no formula, number or date.
const textStyle: Partial<Style> = { numFmt: '@' }
const longestCell = 32_767

/** A workbook of one sheet, created while it is read. It fails if its rows fail. */
export function streamSheet(sheet: Sheet): Readable {
  const output = new PassThrough()
  write(sheet, output).catch((error: unknown) => output.destroy(error as Error))
  return output
}

async function write({ name, columns, rows, createdAt }: Sheet, output: PassThrough): Promise<void> {
  // Loaded on demand: loading takes long, and most servers never create a sheet.
  const { default: excel } = await import('exceljs')
  const workbook = new excel.stream.xlsx.WorkbookWriter({
    stream: output,
    useStyles: true,
    // Shared strings would stay in memory until the end.
    useSharedStrings: false,
  })
  const creator = 'Halyard'
  Object.assign(workbook, { creator, lastModifiedBy: creator, created: createdAt, modified: createdAt })
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(({ width, holds }) => ({ width, style: holds === 'text' ? textStyle : {} }))
  const header = sheet.addRow(columns.map((column) => plain(column.header)))
  for (let column = 1; column <= columns.length; column += 1) header.getCell(column).style = headerStyle
  header.commit()
  for await (const some of rows) {
    for (const row of some) sheet.addRow(row.map(plain)).commit()
    await nextTurn()
    while (output.writableNeedDrain) await drained(output)
    // The client closed the download.
    if (output.destroyed) return
  }
  sheet.commit()
  await workbook.commit()
}

function drained(output: PassThrough): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      output.off('drain', finish).off('close', finish)
      if (output.destroyed) reject(new Error('the download was closed'))
      else resolve()
    }
    output.on('drain', finish).on('close', finish)
  })
}

/** Removes characters that XML cannot contain, and cuts to the maximum length of a cell. */
function plain(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell
  return cutText(xmlText(cell), longestCell)
}
