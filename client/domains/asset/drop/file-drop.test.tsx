import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dragAway, dragOver, drop } from '../../../../tests/kit/client/drag-files.ts'
import { FileDrop } from './FileDrop.tsx'

const file = new File(['x'], 'x.txt', { type: 'text/plain' })

function show(disabled = false) {
  const onDrop = vi.fn()
  const { unmount } = render(
    <main>
      <h1>Beside</h1>
      <FileDrop hint="Drop it" disabled={disabled} onDrop={onDrop}>
        <p>
          <button type="button">Choose</button>
        </p>
      </FileDrop>
    </main>,
  )
  const button = screen.getByRole('button')
  return { onDrop, unmount, button, beside: screen.getByRole('heading') }
}
const hint = () => screen.queryByText('Drop it')

test('the hint is shown while files are over the area, also over its children', () => {
  const { button } = show()
  const child = screen.getByText('Choose').closest('p') as Element
  dragOver(child, { files: [file] })
  dragOver(button, { files: [file] })
  dragAway(child, { files: [file] })
  expect(hint()).not.toBeNull()
  dragAway(button, { files: [file] })
  expect(hint()).toBeNull()
})

test('a drop hides the hint and gives the files', () => {
  const { button, onDrop } = show()
  drop(button, { files: [file, file] })
  expect(onDrop.mock.calls).toEqual([[[file, file]]])
  expect(hint()).toBeNull()
})

test('a dropped folder, and a drop without files, give null', () => {
  const { button, onDrop } = show()
  drop(button, { files: [file], isFolder: true })
  drop(button, {})
  expect(onDrop.mock.calls).toEqual([[null], [null]])
})

test('files beside the area and over a disabled one are refused, so that the page stays', () => {
  const { beside, unmount } = show()
  expect(dragOver(beside, { files: [file] })).toBe('refused')
  act(unmount)
  const { button, onDrop } = show(true)
  expect(dragOver(button, { files: [file] })).toBe('refused')
  drop(button, { files: [file] })
  expect([hint(), onDrop.mock.calls]).toEqual([null, []])
})

test('the browser handles dragged texts, and files after the area is removed', () => {
  const { beside, button, unmount } = show()
  expect([dragOver(beside, { text: 'x' }), dragOver(button, { text: 'x' })]).toEqual(['open', 'open'])
  expect(hint()).toBeNull()
  act(unmount)
  expect(dragOver(document.body, { files: [file] })).toBe('open')
})
