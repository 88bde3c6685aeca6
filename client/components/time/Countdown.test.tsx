import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { Countdown } from './Countdown.tsx'

it('stops when its game is paused', async () => {
  renderPage(<Countdown until="2030-01-01T02:00:00Z" pausedAt="2030-01-01T00:30:00Z" />, { at: '/' })
  expect(await screen.findByText('01:30:00')).toBeTruthy()
})
