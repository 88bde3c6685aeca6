import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import ExcelJS from 'exceljs'
import { expect, it } from 'vitest'
import { streamSheet, type Cell } from './stream-sheet.ts'

/** Endless rows, with the number of reads and whether the reader released them. */
function endlessRows() {
  const asked = { times: 0, isOver: false }
  async function* rows(): AsyncGenerator<Cell[][]> {
    try {
      for (; ; asked.times += 1) yield Array.from({ length: 100 }, () => [Math.random(), `${Math.random()}`])
    } finally {
      asked.isOver = true
    }
  }
  const columns = [
    { header: 'Number', width: 10, holds: 'number' },
    { header: 'Text', width: 10, holds: 'text' },
  ] as const
  return { asked, sheet: { name: 'Endless', columns, rows: rows(), createdAt: new Date() } }
}

it('reads no more rows while the reader is paused', async () => {
  const { asked, sheet } = endlessRows()
  const content = streamSheet(sheet)
  await once(content, 'readable')
  // Enough turns of the event loop to read thousands of rows without backpressure.
  for (let turn = 0; turn < 5000; turn += 1) await nextTurn()
  expect(asked.times).toBeLessThan(500)
  expect(asked.isOver).toBe(false)
  content.destroy()
})

it('releases its rows when the reader disconnects', async () => {
  const { asked, sheet } = endlessRows()
  const content = streamSheet(sheet)
  await once(content, 'readable')
  content.destroy()
  while (!asked.isOver) await nextTurn()
  expect(asked.isOver).toBe(true)
})

it('fails when reading rows fails', async () => {
  async function* failing(): AsyncGenerator<Cell[][]> {
    yield [[1, 'one']]
    throw new Error('no more')
  }
  const content = streamSheet({ ...endlessRows().sheet, rows: failing() })
  content.resume()
  await expect(once(content, 'end')).rejects.toThrow('no more')
})

it('cuts a text that is too long for a cell between two characters', async () => {
  async function* rows(): AsyncGenerator<Cell[][]> {
    yield [[`${'🚩'.repeat(16_383)}x🚩`], [`x${'🚩'.repeat(16_384)}`], ['🚩'.repeat(16_384)]]
  }
  const columns = [{ header: 'Text', width: 10, holds: 'text' }] as const
  const content = streamSheet({ name: 'Long', columns, rows: rows(), createdAt: new Date() })
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load((await buffer(content)) as unknown as ArrayBuffer)
  const texts = [2, 3, 4].map((row) => workbook.worksheets[0]?.getCell(row, 1).text)
  expect(texts).toEqual([`${'🚩'.repeat(16_383)}x`, `x${'🚩'.repeat(16_383)}`, '🚩'.repeat(16_383)])
})
