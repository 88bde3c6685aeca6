import { expect, test } from 'vitest'
import { measureWeights } from './weight.js'

const sizes = { 'shell.js': 170_000, 'home.js': 9000, 'board.js': 91_000, 'shell.css': 24_000 }
const sizeOf = (file) => sizes[file]
const home = { path: '/', kind: 'home', scripts: ['shell.js', 'home.js'], styles: ['shell.css'] }
const board = { path: '/board', kind: 'player', scripts: ['shell.js', 'board.js'], styles: ['shell.css'] }

test('adds up the files of a route and reports growth since the record', () => {
  const recorded = { '/': { scripts: 177_500, styles: 24_020 } }
  const { weights, lines, problems } = measureWeights({ routes: [home], sizeOf, recorded })
  expect(weights).toEqual({ '/': { scripts: 179_000, styles: 24_000 } })
  expect(lines).toEqual(['/: scripts 179.0 kB (+1.5), styles 24.0 kB'])
  expect(problems).toEqual([])
})

test('names each route that is over its budget', () => {
  const { lines, problems } = measureWeights({ routes: [home, board], sizeOf, recorded: {} })
  expect(lines[1]).toBe('/board: scripts 261.0 kB (new), styles 24.0 kB (new)')
  expect(problems).toEqual([
    expect.stringMatching(/^\/board loads 261\.0 kB of scripts; its budget is 260\.0 kB\./),
  ])
})

test('limits the styles of the home page', () => {
  const heavy = { ...home, styles: ['shell.css', 'home.js'] }
  expect(measureWeights({ routes: [heavy], sizeOf, recorded: {} }).problems).toEqual([
    expect.stringMatching(/^\/ loads 33\.0 kB of styles/),
  ])
})
