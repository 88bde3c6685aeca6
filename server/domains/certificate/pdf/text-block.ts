import type PDFDocument from 'pdfkit'
import type { Locale } from '../../../i18n/locale.ts'
import { directionOf, type Direction } from './text-direction.ts'
import { readFont, splitRuns, type FontFile, type Run, type Weight } from './certificate-fonts.ts'

type Pdf = InstanceType<typeof PDFDocument>
type Line = { runs: Run[]; width: number }

export type Block = {
  x: number
  /** The baseline of the first line. */
  y: number
  width: number
  /** The sizes to try, from the largest: the first that fits is used. */
  sizes: readonly number[]
  lines: number
  fill: string
  weight?: Weight
  align?: 'left' | 'right'
}

type Style = { weight?: Weight; direction: Direction }

const leading = 1.3
/** Without a list of features, words would be shaped one by one, which keeps their order from left to right. */
const shapedWhole: { features: [] } = { features: [] }
/** After a blank, and between Chinese, Japanese and Korean characters that may end and begin a line. */
const lineBreaks =
  /(?<=\s)|(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3、。，！？」』）》])(?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3「『（《])/u

/** Draws texts of all languages in a document, and opens each font once. */
export function createTextBlocks(pdf: Pdf, locale: Locale) {
  const opened = new Set<FontFile>()

  function use(font: FontFile, size: number): void {
    if (!opened.has(font)) pdf.registerFont(font, readFont(font))
    opened.add(font)
    pdf.font(font).fontSize(size)
  }

  function widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, { font, text }) => {
      use(font, size)
      return sum + pdf.widthOfString(text, shapedWhole)
    }, 0)
  }

  function measure(text: string, size: number, { weight = 'text', direction }: Style): Line {
    const runs = splitRuns(text, { locale, weight, direction })
    return { runs, width: widthOf(runs, size) }
  }

  /** The text in lines of at most `width`; null if it needs more lines than there are. */
  function layOut(text: string, size: number, block: Block & Style): Line[] | null {
    const { width, lines } = block
    const done: Line[] = []
    let rest = ''
    for (const segment of text.split(lineBreaks)) {
      if (rest.trim() !== '' && measure((rest + segment).trimEnd(), size, block).width > width) {
        done.push(measure(rest.trim(), size, block))
        rest = segment.trimStart()
      } else rest += segment
      if (measure(rest.trimEnd(), size, block).width > width) return null
    }
    if (rest.trim() !== '') done.push(measure(rest.trim(), size, block))
    return done.length <= lines ? done : null
  }

  /** The longest start of the text that fits, with an ellipsis, for a text that even the smallest size does not fit. */
  function cut(text: string, size: number, block: Block & Style): Line[] {
    const characters = [...text]
    for (let length = characters.length; length > 0; length = Math.floor(length * 0.9)) {
      const lines = layOut(`${characters.slice(0, length).join('').trimEnd()}…`, size, block)
      if (lines) return lines
    }
    return []
  }

  /** Draws the text and returns the baseline below its last line. */
  return function drawText(text: string, asked: Block): number {
    const block = { ...asked, direction: directionOf(text) }
    const { x, y, width, sizes, fill, align = 'left' } = block
    const smallest = sizes.at(-1) ?? 10
    const size = sizes.find((one) => layOut(text, one, block)) ?? smallest
    const lines = layOut(text, size, block) ?? cut(text, size, block)
    let baseline = y
    pdf.fillColor(fill)
    for (const line of lines) {
      let left = align === 'right' ? x + width - line.width : x
      for (const { font, text: part } of line.runs) {
        use(font, size)
        pdf.text(part, left, baseline, { baseline: 'alphabetic', lineBreak: false, ...shapedWhole })
        left += pdf.widthOfString(part, shapedWhole)
      }
      baseline += size * leading
    }
    return baseline
  }
}
