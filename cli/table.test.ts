import { expect, it } from 'vitest'
import { drawTable, printable } from './table.ts'

it('aligns wide characters and numbers', () => {
  const lines = drawTable(
    [{ title: 'Team' }, { title: 'Score', align: 'right' }],
    [
      ['灯台', '5'],
      ['Tide', '12000'],
    ],
  )
  expect(lines).toEqual(['Team  Score', '────  ─────', '灯台      5', 'Tide  12000'])
})

it('removes control characters from texts of other users', () => {
  expect(printable('a\u001b[31mb\nc\u202ed')).toBe('a[31mbcd')
})
