import { escapeHtml } from '../../../runtime/escape-html.ts'
import { xmlText } from '../../../runtime/xml-text.ts'
import { fitText } from './fit-text.ts'

export const cardSize = { width: 1200, height: 630 } as const

/** The texts of a card, in the language of the reader. */
export type CardTexts = {
  platform: string
  title: string
  dates: string
  state: string
  isLive: boolean
  summary: string
  /** The leading teams; none before the start. */
  teams: readonly { rank: string; name: string; score: string }[]
}

// The dark scheme of the client's design tokens.
const ink = {
  page: '#081120',
  text: '#e6ecf3',
  dim: '#a7b4c6',
  line: '#2a3a52',
  brand: '#1565d7',
  live: '#ffd21f',
}
const sans = 'IBM Plex Sans'
const strong = 'IBM Plex Sans SemiBold, IBM Plex Sans'
const left = 72
const right = cardSize.width - left
const titleSize = 64

type Style = { x?: number; y: number; size: number; fill?: string; family?: string; anchor?: 'start' | 'end' }

function line(
  text: string,
  { x = left, y, size, fill = ink.text, family = sans, anchor = 'start' }: Style,
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="${family}" text-anchor="${anchor}">${escapeHtml(xmlText(text))}</text>`
}

const fitted = (text: string, size: number, width: number) =>
  fitText(text, { em: width / size, lines: 1 })[0] ?? ''

/** The card as SVG above the poster, which shows through. */
export function cardSvg(card: CardTexts): string {
  const { width, height } = cardSize
  const titleLines = fitText(card.title, { em: (right - left) / titleSize, lines: 2 })
  const afterTitle = 116 + titleLines.length * 76
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ink.page}" fill-opacity="0.8"/>`,
    `<rect width="16" height="${height}" fill="${card.isLive ? ink.live : ink.brand}"/>`,
    line(fitted(card.platform, 30, 700), { y: 84, size: 30, fill: ink.dim }),
    line(card.state, {
      x: right,
      y: 84,
      size: 30,
      fill: card.isLive ? ink.live : ink.dim,
      family: strong,
      anchor: 'end',
    }),
    ...titleLines.map((text, index) => line(text, { y: 176 + index * 76, size: titleSize, family: strong })),
    line(card.dates, { y: afterTitle + 46, size: 30, fill: ink.dim }),
    ...(card.teams.length > 0 ? teamLines(card.teams) : summaryLines(card.summary, afterTitle + 120)),
    '</svg>',
  ].join('')
}

function teamLines(teams: CardTexts['teams']): string[] {
  return teams.flatMap(({ rank, name, score }, index) => {
    const y = 430 + index * 72
    return [
      `<path d="M${left} ${y - 48}H${right}" stroke="${ink.line}" stroke-width="2"/>`,
      line(rank, { y, size: 34, fill: index === 0 ? ink.live : ink.dim, family: strong }),
      line(fitted(name, 34, 700), { x: left + 64, y, size: 34 }),
      line(score, { x: right, y, size: 34, family: strong, anchor: 'end' }),
    ]
  })
}

function summaryLines(summary: string, top: number): string[] {
  const size = 34
  const lines = fitText(summary, { em: (right - left) / size, lines: 3 })
  return lines.map((text, index) => line(text, { y: top + index * 48, size }))
}
