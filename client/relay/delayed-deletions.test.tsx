import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../tests/kit/client/render-page.tsx'
import { waitTimeoutMs } from '../../tests/kit/timeouts.ts'
import { ToastList } from '../components/ToastList.tsx'
import { deleteLater, finishDeletions, useDeletedIds } from './delayed-deletions.ts'

let deleted: string[] = []
let isRefused = false

function Hidden() {
  return <output>{[...useDeletedIds()].join()}</output>
}
const hidden = () => screen.getByRole('status', { name: '' }).textContent

async function deleteObjects(...ids: string[]): Promise<void> {
  const all = ids.join(' ')
  deleteLater({
    ids,
    title: `${all} deleted`,
    undoLabel: `Undo ${all}`,
    deleteOne: async (id) => {
      deleted.push(id)
      return isRefused
        ? { ok: false, error: { code: 'INVALID_INPUT', message: 'No such post.' } }
        : { ok: true }
    },
  })
  await vi.waitFor(() => screen.getByRole('button', { name: `Undo ${all}` }), waitTimeoutMs)
}

beforeEach(() => {
  deleted = []
  isRefused = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  renderPage(
    <>
      <ToastList />
      <Hidden />
    </>,
    { at: '/' },
  )
})
afterEach(async () => {
  await act(finishDeletions)
  vi.useRealTimers()
})

test('a deletion hides its object at once and runs when the time to undo it is over', async () => {
  await act(() => deleteObjects('post'))
  expect([hidden(), deleted]).toEqual(['post', []])
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect([hidden(), deleted]).toEqual(['', ['post']])
})

test('an object whose deletion is undone is shown again and stays', async () => {
  await act(() => deleteObjects('post'))
  fireEvent.click(screen.getByRole('button', { name: 'Undo post' }))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect([hidden(), deleted]).toEqual(['', []])
})

test('one undo shows all objects of a deletion again; without it, they are deleted one after the other', async () => {
  await act(() => deleteObjects('a', 'b'))
  expect(hidden()).toBe('a,b')
  fireEvent.click(screen.getByRole('button', { name: 'Undo a b' }))
  expect([hidden(), deleted]).toEqual(['', []])
  await act(() => deleteObjects('a', 'b'))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect([hidden(), deleted]).toEqual(['', ['a', 'b']])
})

test('objects that are deleted together are sent in requests of at most 500', async () => {
  const sent: number[] = []
  deleteLater({
    ids: Array.from({ length: 501 }, (_, index) => `flag-${index}`),
    title: 'Flags deleted',
    undoLabel: 'Undo',
    deleteTogether: async (ids) => {
      sent.push(ids.length)
      return { ok: true }
    },
  })
  await act(finishDeletions)
  expect([hidden(), sent]).toEqual(['', [500, 1]])
})

test('the time to undo stops while the button has the pointer or the focus', async () => {
  await act(() => deleteObjects('post'))
  fireEvent.focus(screen.getByRole('button', { name: 'Undo post' }))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(deleted).toEqual([])
  fireEvent.blur(screen.getByRole('button', { name: 'Undo post' }))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(deleted).toEqual(['post'])
})

test('waiting deletions run when the page closes, and a fourth deletion runs the first at once', async () => {
  for (const id of ['a', 'b', 'c', 'd']) await act(() => deleteObjects(id))
  expect([hidden(), deleted]).toEqual(['b,c,d', ['a']])
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
  expect([hidden(), deleted]).toEqual(['', ['a', 'b', 'c', 'd']])
})

test('an object that the server does not delete is shown again', async () => {
  isRefused = true
  await act(() => deleteObjects('post'))
  await act(finishDeletions)
  expect([hidden(), deleted]).toEqual(['', ['post']])
  await screen.findByText('No such post.')
})
