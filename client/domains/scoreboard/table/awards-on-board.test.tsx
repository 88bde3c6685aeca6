import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ENGLISH } from '../../../../tests/kit/client/english.ts'
import { addTexts } from '../../../i18n/shown-texts.ts'
import { createLiveBoard, type Adjustment } from '../model/live-board.ts'
import { CategoryShares } from './CategoryShares.tsx'
import { normalGeometry } from './geometry.ts'
import { ScoreRow } from './ScoreRow.tsx'

addTexts('en-US', ENGLISH)

const change = (kind: Adjustment['kind'], points: number): Adjustment => ({
  teamId: 1,
  kind,
  points,
  reason: '',
  time: 20,
})

const boardWith = (adjustments: Adjustment[]) =>
  createLiveBoard({
    unrankedDivisions: [],
    seq: 1,
    updatedAt: 0,
    hiddenFrom: null,
    bloodBonus: 0,
    bloodBonusPoints: [],
    challenges: [
      { id: 1, title: 'Anchor', category: 'Misc', score: 100, solvedCount: 1, decidesTies: true },
      { id: 2, title: 'Buoy', category: 'Web', score: 200, solvedCount: 1, decidesTies: true },
    ],
    teams: [{ id: 1, name: 'Reef', avatarUrl: null, division: null, participationId: 1 }],
    solves: [
      { teamId: 1, challengeId: 1, time: 10, type: 4, userName: 'ada' },
      { teamId: 1, challengeId: 2, time: 15, type: 4, userName: 'ada' },
    ],
    adjustments,
  })

function showShares(adjustments: Adjustment[]) {
  render(<CategoryShares board={boardWith(adjustments)} row={0} />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

function showRow(adjustments: Adjustment[]) {
  render(
    <ScoreRow
      board={boardWith(adjustments)}
      row={0}
      rowIndex={0}
      top={0}
      rank={1}
      gained={0}
      isMine={false}
      geometry={normalGeometry({ columns: 2, width: 1024 })}
      lines=""
      groupLines=""
      activeColumn={null}
      spanMs={1000}
      onOpen={() => {}}
    />,
  )
  return screen.getAllByRole('gridcell')[1]?.textContent
}

test('the categories of a team, its awards and its hints add up to its score', () => {
  const changes = [change('Award', 50), change('Hint', -20), change('Award', -25)]
  expect(showShares(changes)).toEqual(['Misc1/1100', 'Web1/1200', 'Awards+25', 'Hints−20'])
  expect(boardWith(changes).totals).toEqual([305])
})

test('a team without awards and hints has categories only', () => {
  expect(showShares([])).toEqual(['Misc1/1100', 'Web1/1200'])
})

test('awards that cancel each other are named with a sum of zero', () => {
  expect(showShares([change('Award', 25), change('Award', -25)])).toContain('Awards0')
})

test('a score with awards has a mark with words', () => {
  expect(showRow([change('Award', 50)])).toBe('350±with awards')
})

test('a score with costs of hints only has no mark', () => {
  expect(showRow([change('Hint', -20)])).toBe('280')
})
