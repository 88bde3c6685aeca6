import { expect, test } from 'vitest'
import type { CanvasPen } from './canvas-pen.ts'
import { drawPicture } from './draw-picture.ts'
import type { TeamLine } from '../timeline-teams.ts'

const common = { total: 100, line: { times: [10], totals: [100] }, isShown: true, rank: 1 }
const lines: TeamLine[] = [
  { ...common, teamId: 1, name: 'Ada', ink: '--h-yellow', dash: 'solid', mark: null, tone: 'leader' },
  { ...common, teamId: 2, name: 'Bob', ink: '--h-mark', dash: 'dashed', mark: 'square', tone: 'other' },
  {
    ...common,
    teamId: 3,
    name: 'Eve',
    ink: '--h-mark',
    dash: 'dotted',
    mark: 'circle',
    tone: 'other',
    isShown: false,
  },
]

function drawn() {
  const texts: string[] = []
  const strokes: unknown[] = []
  const fills: string[] = []
  const pen: CanvasPen = {
    write: (text) => texts.push(text),
    stroke: (_, { color, width = 1, dashes = [] }) => strokes.push([color, width, ...dashes]),
    fill: (_, color) => fills.push(color),
  }
  const words = { heading: 'Harbour CTF', caption: 'Scores at noon' }
  drawPicture(pen, { lines, whole: { from: 0, to: 100 }, until: 90, locale: 'en-US', ...words })
  return { texts, strokes, fills }
}

test('the saved picture has the heading, the scores and the names of the shown teams', () => {
  const { texts } = drawn()
  expect(texts.slice(0, 3)).toEqual(['Harbour CTF', 'Scores at noon', '0'])
  expect(texts).toContain('100')
  expect(texts.slice(-4)).toEqual(['1', 'Ada', '1', 'Bob'])
  expect(texts).not.toContain('Eve')
})

test('the saved picture has the lines of the page: dashes, marks and the case of the leader', () => {
  const { strokes, fills } = drawn()
  expect(strokes).toContainEqual(['--h-live-case', 4.5])
  expect(strokes).toContainEqual(['--h-yellow', 2.5])
  expect(strokes).toContainEqual(['--h-mark', 1.5, 6, 3])
  // The panel, the marks on the line, and the mark beside the name.
  expect(fills).toEqual(['--h-panel', '--h-mark', '--h-mark'])
})
