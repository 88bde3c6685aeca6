import { expect, it } from 'vitest'
import { csvLine } from './csv-line.ts'

it('quotes every cell and doubles the quotes in it', () => {
  expect(csvLine(['a', 'b "c"', 'd,e\nf', ''])).toBe('"a","b ""c""","d,e\nf",""\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
  'lets no spreadsheet run %j as a formula',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`)
  },
)

it('does not change other text', () => {
  expect(csvLine(['a=b', '2026-01-01', '{"a":-1}'])).toBe('"a=b","2026-01-01","{""a"":-1}"\r\n')
})
