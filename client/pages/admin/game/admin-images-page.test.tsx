import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../../tests/kit/client/PreloadedPage.tsx'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import query, { type AdminImagesPageQuery } from '../../../__generated__/AdminImagesPageQuery.graphql.ts'
import { AdminImagesPage } from './AdminImagesPage.tsx'

type Engine = { engine: string; status: string; progress: number | null; message: string | null }

function show(containerBackend: string, engines: Engine[]) {
  const image = { image: 'sea/web:1', challenges: [{ databaseId: 2, title: 'Tide tables' }], engines }
  return renderPage(
    <PreloadedPage<AdminImagesPageQuery> page={AdminImagesPage} query={query} variables={{ gameId: 1 }} />,
    {
      at: '/admin/games/1/images',
      answer: () => ({
        settings: { containerBackend },
        game: { id: 'game-1', databaseId: 1, title: 'Harbor', containerImages: [image] },
      }),
    },
  )
}

const cells = async () => {
  const row = (await screen.findByText('sea/web:1')).closest('tr')
  if (!row) throw new Error('The image is in no row.')
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

test('without a backend the page says what is missing, and that no image was checked', async () => {
  show('none', [])
  expect((await cells()).at(-1)).toBe('Not checked')
  screen.getByText('Container images that the challenges of this game use.')
  screen.getByText(/^No container backend is configured, so no instance can start\. Set/)
  screen.getByText('HALYARD_CONTAINERS', { selector: 'code' })
})

test('with a backend each image has its state, and no setting is missing', async () => {
  show('docker', [{ engine: 'unix:///sea.sock', status: 'Present', progress: null, message: null }])
  expect((await cells()).at(-1)).toBe('Ready')
  screen.getByText('1 of 1 image ready')
  expect(screen.queryByText(/No container backend/)).toBeNull()
})
