import { expect, test } from 'vitest'
import { scoreAxis, timeAxis } from './axis-ticks.ts'
import { axisWidth, hairline } from './plot.ts'

const HOUR = 3_600_000
const from = new Date(2026, 10, 20, 12, 0).getTime()
const plot = { left: 44, right: 12, top: 20, bottom: 20, width: 600, height: 100 }
const frameOf = (hours: number, width = 600) => ({
  plot: { ...plot, width },
  shown: { from, to: from + hours * HOUR },
  highest: 5000,
})
const shape = { locale: 'en-US', spanMs: 48 * HOUR, fontSize: 12 }

test('the score axis has a line for each round score from 0 to the highest', () => {
  expect(scoreAxis(frameOf(4), 'en-US')).toEqual([
    { y: 120, label: '0' },
    { y: 100, label: '1,000' },
    { y: 80, label: '2,000' },
    { y: 60, label: '3,000' },
    { y: 40, label: '4,000' },
    { y: 20, label: '5,000' },
  ])
})

test('the time axis has ticks at round times', () => {
  expect(timeAxis(frameOf(4), shape)).toEqual([
    { x: 44, label: 'Fri 12:00' },
    { x: 194, label: 'Fri 13:00' },
    { x: 344, label: 'Fri 14:00' },
    { x: 494, label: 'Fri 15:00' },
    { x: 644, label: null },
  ])
})

test('a label that reaches over the one before is left out, and its tick stays', () => {
  const narrow = timeAxis(frameOf(4, 300), { ...shape, fontSize: 16 })
  expect(narrow.map(({ x }) => x)).toEqual([44, 119, 194, 269, 344])
  expect(narrow.map(({ label }) => label !== null)).toEqual([true, false, true, false, false])
  const wide = timeAxis(frameOf(4, 300), { ...shape, fontSize: 12 })
  expect(wide.map(({ label }) => label !== null)).toEqual([true, true, true, true, false])
})

test('Chinese labels take more room', () => {
  const long = { ...shape, spanMs: 30 * 24 * HOUR, fontSize: 14 }
  const shown = (locale: string) =>
    timeAxis(frameOf(4, 390), { ...long, locale }).filter(({ label }) => label !== null)
  expect(shown('en-US')).toHaveLength(4)
  expect(shown('zh-CN')).toHaveLength(2)
})

test('the axis is as wide as its highest score', () => {
  expect(axisWidth(500, 'en-US', 10)).toBe(28)
  expect(axisWidth(12_000, 'en-US', 10)).toBe(43)
})

test('a line of one pixel is in the middle of a pixel', () => {
  expect([22, 76.3, 76.7, 76.8].map(hairline)).toEqual([22.5, 76.5, 76.5, 77.5])
})
