import { expect, test } from 'vitest'
import { measureWeights } from './weight.js'

const sizes = {
  'shell.js': 170_000,
  'home.js': 9000,
  'board.js': 91_000,
  'socket.js': 2000,
  'chart.js': 88_000,
  'shell.css': 24_000,
}
const sizeOf = (file) => sizes[file]
const home = {
  path: '/',
  kind: 'home',
  scripts: ['shell.js', 'home.js'],
  styles: ['shell.css'],
  laterScripts: ['socket.js'],
}
const board = {
  path: '/board',
  kind: 'player',
  scripts: ['shell.js', 'board.js'],
  styles: ['shell.css'],
  laterScripts: [],
}

test('adds up the files of a route and reports growth since the record', () => {
  const recorded = { '/': { scripts: 177_500, styles: 24_020, all: 181_000 } }
  const { weights, lines, problems } = measureWeights({ routes: [home], sizeOf, recorded })
  expect(weights).toEqual({ '/': { scripts: 179_000, styles: 24_000, all: 181_000 } })
  expect(lines).toEqual(['/: scripts 179.0 kB (+1.5), styles 24.0 kB, all 181.0 kB'])
  expect(problems).toEqual([])
})

test('names each route that is over its budget', () => {
  const { lines, problems } = measureWeights({ routes: [home, board], sizeOf, recorded: {} })
  expect(lines[1]).toBe('/board: scripts 261.0 kB (new), styles 24.0 kB (new), all 261.0 kB (new)')
  expect(problems).toEqual([
    expect.stringMatching(/^\/board loads 261\.0 kB of scripts by itself; its budget is 260\.0 kB\./),
  ])
})

test('counts what a route loads by itself after its first paint', () => {
  const charted = { ...board, scripts: ['shell.js', 'home.js'], laterScripts: ['chart.js'] }
  const { weights, problems } = measureWeights({ routes: [charted], sizeOf, recorded: {} })
  expect(weights['/board']).toMatchObject({ scripts: 179_000, all: 267_000 })
  expect(problems).toEqual([
    expect.stringMatching(/^\/board loads 267\.0 kB of scripts by itself; its budget is 260\.0 kB\./),
  ])
})

test('limits the styles of the home page', () => {
  const heavy = { ...home, styles: ['shell.css', 'home.js'] }
  expect(measureWeights({ routes: [heavy], sizeOf, recorded: {} }).problems).toEqual([
    expect.stringMatching(/^\/ loads 33\.0 kB of styles/),
  ])
})
