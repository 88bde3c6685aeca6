import { expect, it } from 'vitest'
import { shortTrail, type Breadcrumb } from './breadcrumbs.ts'

const administration = { label: 'Administration', to: '/admin' }
const games = { label: 'Games', to: '/admin/games' }
const game = { label: 'Harbour CTF', to: '/admin/games/1/info', isGame: true }
const challenges = { label: 'Challenges', to: '/admin/games/1/challenges' }
const challenge = { label: 'little RSA', to: '/admin/games/1/challenges/2' }

const onPage = (...breadcrumbs: Breadcrumb[]) =>
  shortTrail({ breadcrumbs, heading: 'Heading', isOnPage: true }, 'Halyard')

it('is the platform on pages that are below no other', () => {
  expect(onPage()).toMatchObject({ context: null, name: 'Halyard', to: null })
})

it('is the page itself below the one above, if the page does not begin with its name', () => {
  const playersGames = { label: 'Games', to: '/games' }
  const trail = shortTrail(
    { breadcrumbs: [playersGames], heading: 'Harbour CTF', isOnPage: false },
    'Halyard',
  )
  expect(trail).toEqual({ context: 'Games', name: 'Harbour CTF', to: '/games', leadsBack: false })
})

it('names the game on the pages of its administration, and leads to the games', () => {
  expect(onPage(administration, games, game)).toEqual({
    context: 'Games',
    name: 'Harbour CTF',
    to: '/admin/games',
    leadsBack: false,
  })
})

it('names the game on deeper pages too, and leads to the page above', () => {
  const { to } = challenges
  expect(onPage(administration, games, game, challenges)).toEqual({
    context: 'Harbour CTF',
    name: 'Challenges',
    to,
    leadsBack: true,
  })
  expect(onPage(administration, games, game, challenges, challenge)).toMatchObject({
    context: 'Harbour CTF',
    name: 'little RSA',
  })
})

it('leads to the page above outside of games', () => {
  const settings = { label: 'Settings', to: '/admin/settings' }
  expect(onPage(administration)).toMatchObject({ context: null, name: 'Administration' })
  expect(onPage(administration, settings)).toMatchObject({
    context: 'Administration',
    name: 'Settings',
    to: '/admin/settings',
  })
})
