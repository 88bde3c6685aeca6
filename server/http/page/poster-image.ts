import type { StateOfGame } from '../../../rules/arrange-games.ts'
import { planPoster, posterSizes, type PosterShape } from '../../../rules/signal-flags/poster-plan.ts'
import { clothEdge, SIGNAL_CLOTH, type ClothPiece } from '../../../rules/signal-flags/signal-cloth.ts'

type Tone = { ground: string; rope: string; dyes: Readonly<Record<ClothPiece[0], string>> }

/** The colors of the client's posters; a test compares them with its style sheets. */
export const posterTones = {
  upcoming: {
    ground: '#0b2145',
    rope: '#6e92c9',
    dyes: { b: '#0d51b0', r: '#307aea', y: '#b7d3fe', k: '#0a2c60', w: '#dce7f5' },
  },
  live: {
    ground: '#0a1a33',
    rope: '#7f90a8',
    dyes: { b: '#1b5fc4', r: '#d9342f', y: '#ffd21a', k: '#0b1626', w: '#f3f6fa' },
  },
  ended: {
    ground: '#141f2e',
    rope: '#56657a',
    dyes: { b: '#44546a', r: '#5e6e84', y: '#95a3b5', k: '#1c2939', w: '#b9c4d1' },
  },
} as const satisfies Record<string, Tone>

const toneOf: Readonly<Record<StateOfGame, keyof typeof posterTones>> = {
  Upcoming: 'upcoming',
  Running: 'live',
  Practice: 'ended',
  Ended: 'ended',
}

type PosterInput = { title: string; state: StateOfGame; shape: PosterShape }

/** The generated poster of a game as the client draws it, in the colors of the default theme: the address of an SVG. */
export function posterImage({ title, state, shape }: PosterInput): string {
  const tone = posterTones[toneOf[state]]
  const [width, height] = posterSizes[shape]
  const { angle, ropes, flags, size } = planPoster(title, shape)
  const field = round(size)
  const svg = [
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' preserveAspectRatio='xMidYMid slice'>`,
    `<path fill='${tone.ground}' d='M0 0h${width}v${height}H0z'/>`,
    `<g transform='rotate(${angle} ${width / 2} ${height / 2})'>`,
    ...ropes.map((y) => `<path fill='${tone.rope}' d='M-300 ${round(y)}h${width + 600}v2H-300z'/>`),
    ...flags.map(
      ({ sign, x, y }) =>
        `<svg x='${round(x)}' y='${round(y)}' width='${field}' height='${field}' viewBox='0 0 24 24'>` +
        `${flagOf(sign, tone)}</svg>`,
    ),
    '</g></svg>',
  ].join('')
  return `data:image/svg+xml,${svg.replaceAll(/[%#<>"]/g, (character) => encodeURIComponent(character))}`
}

function flagOf(sign: string, { dyes }: Tone): string {
  const { path, clip } = clothEdge(sign)
  const cloth = (SIGNAL_CLOTH[sign] ?? [])
    .map(([dye, piece]) => `<path fill='${dyes[dye]}' d='${piece}'/>`)
    .join('')
  return (
    `<g${clip ? ` style='clip-path:${clip}'` : ''}>${cloth}</g><path d='${path}' fill='none' ` +
    `stroke='rgb(243 246 250/.16)' stroke-width='1.5' vector-effect='non-scaling-stroke'/>`
  )
}

const round = (pixels: number) => Math.round(pixels * 100) / 100
