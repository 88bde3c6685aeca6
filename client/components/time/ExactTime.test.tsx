import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitTimeoutMs } from '../../../tests/kit/timeouts.ts'
import { ExactTime } from './ExactTime.tsx'

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  render(
    <MantineProvider env="test">
      <ExactTime time={Date.UTC(2027, 0, 2, 12)}>Jan 2</ExactTime>
    </MantineProvider>,
  )
})
afterEach(() => void vi.unstubAllEnvs())

const exact = /Saturday, January 2, 2027 .*21:00:00 GMT\+9 · .*12:00 UTC/
const untilClosed = () => vi.waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull(), waitTimeoutMs)

test('the keyboard reaches a short time, whose name has the zone and the time in UTC', async () => {
  await userEvent.tab()
  expect(document.activeElement?.textContent).toMatch(/^Jan 2/)
  expect(screen.getByRole('button', { name: exact })).toBe(document.activeElement)
})

test('a tap shows the exact time until the next tap elsewhere or Escape', async () => {
  const time = screen.getByRole('button')
  const tap = (element: Element) => {
    fireEvent.pointerEnter(element, { pointerType: 'touch' })
    fireEvent.pointerDown(element, { pointerType: 'touch' })
    fireEvent.pointerUp(element, { pointerType: 'touch' })
    fireEvent.pointerLeave(element, { pointerType: 'touch' })
  }
  tap(time)
  expect((await screen.findByRole('tooltip')).textContent).toMatch(exact)
  fireEvent.pointerDown(document.body, { pointerType: 'touch' })
  await untilClosed()
  tap(time)
  await screen.findByRole('tooltip')
  fireEvent.keyDown(window, { key: 'Escape' })
  await untilClosed()
})
