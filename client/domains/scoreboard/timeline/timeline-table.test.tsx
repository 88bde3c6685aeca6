import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TimelineTable } from './TimelineTable.tsx'
import type { TeamLine } from './timeline-teams.ts'

const MINUTE = 60_000
const whole = { from: 0, to: 30 * MINUTE }
const lineOf = (times: number[], totals: number[]): TeamLine => ({
  teamId: 1,
  name: 'Crew',
  rank: 1,
  total: totals.at(-1) ?? 0,
  line: { times, totals },
  ink: '--h-yellow',
  dash: 'solid',
  mark: null,
  tone: 'leader',
  isShown: true,
})
const scores = () =>
  within(screen.getByRole('row', { name: /Crew/ }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('the last column has a solve that is newer than the minute of the clock', () => {
  const until = 20 * MINUTE
  const { rerender } = render(<TimelineTable lines={[lineOf([MINUTE], [100])]} whole={whole} until={until} />)
  expect(scores().at(-1)).toBe('100')
  rerender(
    <TimelineTable lines={[lineOf([MINUTE, until + 10_000], [100, 250])]} whole={whole} until={until} />,
  )
  expect(scores().at(-1)).toBe('250')
  expect(scores().at(-2)).toBe('100')
})
