import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TeamLine } from '../timeline-teams.ts'
import { TimelinePlot } from './TimelinePlot.tsx'

const plot = { left: 40, right: 10, top: 20, bottom: 20, width: 100, height: 100 }
const whole = { from: 0, to: 100 }

function line(teamId: number, look: Partial<TeamLine> = {}): TeamLine {
  return {
    teamId,
    name: `Team ${teamId}`,
    rank: teamId,
    total: 100,
    line: { times: [10], totals: [100] },
    ink: '--h-cat-web-text',
    dash: 'solid',
    mark: 'circle',
    tone: 'other',
    isShown: true,
    ...look,
  }
}
const leader = line(1, { tone: 'leader', ink: '--h-yellow', mark: null })
const own = line(2, { tone: 'own', ink: '--h-mark', mark: 'arrow' })
const dashed = line(3, { dash: 'dashed', mark: 'square' })
const dotted = line(4, { dash: 'dotted', mark: 'diamond', ink: '--h-cat-misc-text' })
const hidden = line(5, { isShown: false })

function draw({ shown = whole, hoveredTeamId = null as number | null } = {}) {
  const { container } = render(
    <TimelinePlot
      lines={[leader, own, dashed, dotted, hidden]}
      frame={{ plot, shown, highest: 100 }}
      span={{ from: 0, until: 90 }}
      spanMs={100}
      locale="en-US"
      fontSize={12}
      hoveredTeamId={hoveredTeamId}
    />,
  )
  const clipped = [...container.querySelectorAll<SVGPathElement>('[clip-path] path')]
  const marks = [...container.querySelectorAll<SVGPathElement>('[data-mark]')]
  return {
    container,
    clipped,
    marks,
    ofTeam: (id: number) => clipped.find(({ dataset }) => dataset['team'] === `${id}`),
  }
}
const look = (path: Element | undefined) =>
  ['stroke-width', 'stroke-dasharray', 'opacity'].map((name) => path?.getAttribute(name) ?? null)

test('lines have their widths, dashes and colors, and a hidden team has none', () => {
  const { ofTeam } = draw()
  expect(look(ofTeam(1))).toEqual(['2.5', null, '1'])
  expect(look(ofTeam(2))).toEqual(['2.5', null, '1'])
  expect(look(ofTeam(3))).toEqual(['1.5', '6 3', '0.85'])
  expect(look(ofTeam(4))).toEqual(['1.5', '1.5 1.5', '0.85'])
  expect(ofTeam(4)?.style.stroke).toBe('var(--h-cat-misc-text)')
  expect(ofTeam(5)).toBeUndefined()
})

test('the own line is above the others, the leader above it on its case, and all marks above the lines', () => {
  const { container, clipped, marks } = draw()
  expect(clipped.map(({ dataset }) => dataset['team'] ?? 'case')).toEqual(['3', '4', '2', 'case', '1'])
  expect(look(clipped[3])).toEqual(['4.5', null, '1'])
  expect(clipped[3]?.getAttribute('d')).toBe(clipped[4]?.getAttribute('d'))
  expect(marks.map(({ dataset }) => `${dataset['team']} ${dataset['mark']}`)).toEqual([
    '3 square',
    '4 diamond',
    '2 arrow',
  ])
  expect([...container.querySelectorAll('path')].slice(-marks.length)).toEqual(marks)
})

test('the line of the name under the pointer is highlighted, and the others are pale', () => {
  const { ofTeam, marks } = draw({ hoveredTeamId: 3 })
  expect(look(ofTeam(3))).toEqual(['2.5', '10 5', '1'])
  expect([1, 2, 4].map((id) => look(ofTeam(id))[2])).toEqual(['0.25', '0.25', '0.25'])
  expect(marks.map((mark) => mark.getAttribute('opacity'))).toEqual(['1', '0.25', '0.25'])
})

test('a narrower time window shows the part of the lines in the plot', () => {
  const { container, ofTeam, marks } = draw({ shown: { from: 5, to: 15 } })
  expect(ofTeam(3)?.getAttribute('d')).toBe('M-10 120H90V20H890V20')
  expect(marks[0]?.getAttribute('d')?.split('Z').filter(Boolean)).toHaveLength(1)
  const clip = container.querySelector('clipPath')
  expect(clip?.firstElementChild?.getAttribute('width')).toBe('104')
  expect(container.querySelector('[clip-path]')?.getAttribute('clip-path')).toBe(`url(#${clip?.id})`)
})
