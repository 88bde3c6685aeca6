import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FlagSprite } from '../../components/flags/FlagSprite.tsx'
import { Pennant } from '../../components/flags/Pennant.tsx'
import type { Verdict } from './verdict.ts'
import { VerdictLine } from './VerdictLine.tsx'

/** The markup of an element without its colors. */
function shapeOf(markup: string): string {
  return markup.replaceAll(/ (?:fill|stroke|class|style|id)="[^"]*"/g, '')
}

test('the pennants of bloods and solves differ in their drawings, not by color only', () => {
  render(
    <>
      <FlagSprite />
      {([1, 2, 3, 'solved', 'plain'] as const).map((kind) => (
        <Pennant key={kind} kind={kind} label={String(kind)} />
      ))}
    </>,
  )
  const drawings = screen.getAllByRole('img').map((pennant) => {
    const symbol = document.querySelector(pennant.querySelector('use')?.getAttribute('href') ?? '')
    return shapeOf(symbol?.innerHTML ?? '')
  })
  expect(drawings).toHaveLength(5)
  expect(drawings.every(Boolean)).toBe(true)
  expect(new Set(drawings).size).toBe(5)
})

test('verdicts differ in their texts, not by color only', () => {
  const blood = { kind: 'blood', points: 10, bonusPermille: 0 } as const
  const verdicts: Verdict[] = [
    { kind: 'wrong' },
    { kind: 'correct', points: 10, rank: null },
    { ...blood, place: 1 },
    { ...blood, place: 2 },
    { ...blood, place: 3 },
    { kind: 'practice' },
    { kind: 'already', solvedAt: '2026-01-01T00:00:00Z' },
    { kind: 'limited', until: 0, message: 'Wait' },
  ]
  const texts = verdicts.map((verdict) => {
    const { container, unmount } = render(
      <VerdictLine verdict={verdict} spanMs={1}>
        {null}
      </VerdictLine>,
    )
    const text = container.textContent
    unmount()
    return text
  })
  expect(texts.every(Boolean)).toBe(true)
  expect(new Set(texts).size).toBe(verdicts.length)
})
