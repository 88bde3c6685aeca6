import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useScrollFade } from './useScrollFade.ts'

type Place = { content: number; box: number; scrolled: number }

/** A list with the sizes that a browser would measure. */
function List(place: Place) {
  const list = useRef<HTMLElement | null>(null)
  const measured = (element: HTMLElement | null) => {
    list.current = element
    if (!element) return
    Object.defineProperties(element, {
      scrollWidth: { value: place.content },
      clientWidth: { value: place.box },
      scrollLeft: { value: place.scrolled, writable: true },
    })
  }
  useScrollFade(list)
  return <nav ref={measured} aria-label="Filters" />
}

function edges() {
  const list = screen.getByRole('navigation')
  return { start: list.hasAttribute('data-fade-start'), end: list.hasAttribute('data-fade-end') }
}

test.each([
  ['fits', { content: 300, box: 300, scrolled: 0 }, { start: false, end: false }],
  ['is cut at its end', { content: 500, box: 300, scrolled: 0 }, { start: false, end: true }],
  ['is cut at both edges', { content: 500, box: 300, scrolled: 100 }, { start: true, end: true }],
  ['is cut at its start', { content: 500, box: 300, scrolled: 200 }, { start: true, end: false }],
  [
    'is cut in a language from right to left',
    { content: 500, box: 300, scrolled: -200 },
    { start: true, end: false },
  ],
])('a list that %s is marked there', (_what, place, expected) => {
  render(<List {...place} />)
  expect(edges()).toEqual(expected)
})

test('the marks follow the scrolling', () => {
  render(<List content={500} box={300} scrolled={0} />)
  const list = screen.getByRole('navigation')
  list.scrollLeft = 200
  fireEvent.scroll(list)
  expect(edges()).toEqual({ start: true, end: false })
})
