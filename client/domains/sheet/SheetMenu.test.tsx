import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { waitTimeoutMs } from '../../../tests/kit/timeouts.ts'
import { SheetMenu } from './SheetMenu.tsx'

afterEach(() => vi.unstubAllGlobals())

const none = { types: null, teamId: null, challengeId: null, search: null }

it.each([
  [undefined, 'Events (.csv)', none],
  [
    { kind: 'containers', teamId: 'team 7', challengeId: 'challenge 3', search: 'gulls' },
    'Events with these filters (.csv)',
    {
      types: ['ContainerStart', 'ContainerDestroy'],
      teamId: 'team 7',
      challengeId: 'challenge 3',
      search: 'gulls',
    },
  ],
] as const)(
  'downloads the events with the filters %j of the page',
  async (eventFilters, label, variables) => {
    const url = '/api/game/4/events.csv?teamId=7'
    const fetched = vi.fn<(url: string) => Promise<Response>>(async () => Response.json({}, { status: 400 }))
    vi.stubGlobal('fetch', fetched)
    const calls = renderPage(<SheetMenu gameId={4} eventFilters={eventFilters} />, {
      at: '/',
      answer: () => ({ game: { id: 'game 4', eventSheetUrl: url } }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Export' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: label }))
    await vi.waitFor(() => expect(fetched.mock.calls.map(([asked]) => asked)).toEqual([url]), waitTimeoutMs)
    expect(calls).toEqual([{ operation: 'useEventSheetUrlQuery', variables: { gameId: 4, ...variables } }])
  },
)

it('downloads the full form of the spreadsheets', async () => {
  const fetched = vi.fn<(url: string) => Promise<Response>>(async () => Response.json({}, { status: 400 }))
  vi.stubGlobal('fetch', fetched)
  renderPage(<SheetMenu gameId={4} />, { at: '/' })
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Scoreboard (.xlsx)' }))
  await vi.waitFor(
    () => expect(fetched.mock.calls.flat()).toContain('/api/game/4/scoreboardsheet?form=full'),
    waitTimeoutMs,
  )
})
