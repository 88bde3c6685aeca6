import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Take the **third** root of $c$.', 'Take the third root of c.'],
  ['***Both*** and _light_, ~~not this~~', 'Both and light, not this'],
  ['**Bold with *light* inside**', 'Bold with light inside'],
  ['Run `a * b * c`, then ``x ` y``', 'Run a * b * c, then x ` y'],
  ['See [the **notes**](https://sea.test/a_b) and ![a chart](chart.png)', 'See the notes and a chart'],
  ['$$c \\equiv m^{e}$$', 'c \\equiv m^{e}'],
  ['Pa$$w0rd, $HOME:$PATH and $6$salt$hash', 'Pa$$w0rd, $HOME:$PATH and $6$salt$hash'],
  ['It costs $5 and $10', 'It costs $5 and $10'],
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['## Where to start\n- first\n> then', 'Where to start\nfirst\nthen'],
  ['', ''],
])('%j is shown as %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text)
})

test('a long text is cut, so that its marks are found in time', () => {
  expect(plainText(`**Look** ${'_a '.repeat(30_000)}`)).toMatch(/^Look _a [_a ]{1,400}$/)
})
