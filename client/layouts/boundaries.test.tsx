import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Observable } from 'relay-runtime'
import { afterEach, expect, it, vi } from 'vitest'
import { startI18n } from '../i18n/i18n.ts'
import { fetchOperation } from '../relay/transport/fetch-operation.ts'
import { ThemeProvider } from '../theme/ThemeProvider.tsx'
import { PageBoundary } from './boundaries.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Opens a page whose query the server refuses with this error. */
async function openRefused(extensions: Record<string, string>, before: Response[] = []): Promise<void> {
  await startI18n()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const body = { data: null, errors: [{ message: 'The server’s message.', extensions }] }
  vi.stubGlobal('fetch', async () => before.shift() ?? Response.json(body))
  const operation = { name: 'PageQuery', operationKind: 'query', text: '{ x }' } as never
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => Observable.from(fetchOperation(operation, {}, {})).toPromise(),
      Component: () => null,
      ErrorBoundary: PageBoundary,
      HydrateFallback: () => null,
    },
  ])
  render(
    <ThemeProvider managedColor={null}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
}

it('the page boundary shows “Page not found” for every error of the type NotFoundError', async () => {
  await openRefused({ code: 'GAME_NOT_FOUND', type: 'NotFoundError' })
  expect(await screen.findByText('This page doesn’t exist, or you don’t have access to it.')).toBeTruthy()
  expect(screen.queryByText('The server’s message.')).toBeNull()
})

it('the page boundary shows the message of any other error', async () => {
  await openRefused({ code: 'GAME_NOT_STARTED', type: 'ConflictError' })
  expect(await screen.findByText('The server’s message.')).toBeTruthy()
})

it('a request to a busy server is repeated after the time that the server names, and the page waits', async () => {
  const errors = [{ message: 'The server is busy.', extensions: { code: 'UNAVAILABLE', isBusy: true } }]
  const busy = () => Response.json({ errors }, { status: 503, headers: { 'Retry-After': '1' } })
  await openRefused({ code: 'GAME_NOT_STARTED', type: 'ConflictError' }, [busy(), busy()])
  expect(await screen.findByText('The server’s message.')).toBeTruthy()
  expect(screen.queryByText('The server is busy.')).toBeNull()
})

it('a request to a server without its database is not repeated, and the page shows the error', async () => {
  const errors = [{ message: 'The database is gone.', extensions: { code: 'UNAVAILABLE' } }]
  const unavailable = Response.json({ errors }, { status: 503, headers: { 'Retry-After': '5' } })
  await openRefused({ code: 'GAME_NOT_STARTED', type: 'ConflictError' }, [unavailable])
  expect(await screen.findByText('The database is gone.')).toBeTruthy()
})
