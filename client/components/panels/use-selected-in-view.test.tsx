import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Segmented } from '../controls/Segmented.tsx'

/** The places of a row and of its items, as a browser would measure them. */
function measured(places: Record<string, { left: number; right: number }>) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const { left, right } = places[this.textContent] ?? { left: 0, right: 300 }
    return new DOMRect(left, 0, right - left, 32)
  })
}

afterEach(() => void vi.restoreAllMocks())

const view = (value: string) => (
  <Segmented
    label="State"
    options={['All', 'Open', 'Final'].map((name) => ({ value: name, label: name }))}
    value={value}
    onChange={() => {}}
  />
)
const scrolled = () => screen.getByRole('group').scrollLeft

test('a selected segment that is cut at the end is scrolled into the row', () => {
  measured({
    All: { left: 0, right: 100 },
    Open: { left: 100, right: 250 },
    Final: { left: 250, right: 420 },
  })
  render(view('Final'))
  expect(scrolled()).toBe(160)
})

test('a segment that is selected later is scrolled into the row from the start', () => {
  measured({
    All: { left: 0, right: 100 },
    Open: { left: 100, right: 250 },
    Final: { left: 200, right: 250 },
  })
  const { rerender } = render(view('Final'))
  expect(scrolled()).toBe(0)
  screen.getByRole('group').scrollLeft = 120
  measured({ All: { left: -120, right: -20 } })
  rerender(view('All'))
  // A browser stops at 0.
  expect(scrolled()).toBeLessThanOrEqual(0)
})

test('a row whose selected segment can be seen is not scrolled', () => {
  measured({
    All: { left: 0, right: 100 },
    Open: { left: 100, right: 250 },
    Final: { left: 250, right: 420 },
  })
  render(view('Open'))
  expect(scrolled()).toBe(0)
})
