import ExcelJS from 'exceljs'
import type { Download, Page } from 'playwright-core'

/** The download that `press` starts. */
export async function save(from: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([from.waitForEvent('download'), press()])
  return download
}

/** The rows of the sheet with this name in the menu **Export**. */
export async function downloadSheet(page: Page, name: RegExp) {
  await page.getByRole('button', { name: 'Export' }).click()
  const download = await save(page, () => page.getByRole('menuitem', { name }).click())
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.readFile(await download.path())
  const rows: string[][] = []
  workbook.worksheets[0]?.eachRow((row) => {
    rows.push(Array.from({ length: row.cellCount }, (_, index) => row.getCell(index + 1).text))
  })
  return { fileName: download.suggestedFilename(), rows }
}
