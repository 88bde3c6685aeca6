import { randomUUID } from 'node:crypto'
import { uploadFile } from '../world/challenges.ts'
import { unique } from '../world/factories.ts'
import { importStandings } from '../world/past-games.ts'
import { filesForm } from './forms.ts'
import type { RouteRow } from './route-row.ts'

const forAll = '200 200 200 200 200'

/** Routes of files and posts, and the routes that the client calls for every visitor. */
export const publicRoutes: RouteRow[] = [
  {
    route: 'POST /api/assets',
    statuses: '401 403 403 403 200',
    ask: () => ({ path: '/api/assets', body: filesForm('one.txt', 'two.txt') }),
  },
  {
    route: 'DELETE /api/assets/{hash}',
    statuses: '401 403 403 403 200',
    ask: async ({ host }) => ({ path: `/api/assets/${await uploadFile(host, 'gone.txt')}` }),
  },
  {
    route: 'GET /assets/{hash}/{filename}',
    statuses: forAll,
    ask: async ({ host }) => ({ path: `/assets/${await uploadFile(host, 'read.txt')}/read.txt` }),
  },
  { route: 'GET /api/captcha', statuses: forAll, ask: () => ({ path: '/api/captcha' }) },
  {
    route: 'GET /api/captcha/powchallenge',
    statuses: '404 404 404 404 404',
    ask: () => ({ path: '/api/captcha/powchallenge' }),
  },
  { route: 'GET /api/config', statuses: forAll, ask: () => ({ path: '/api/config' }) },
  { route: 'GET /api/openapi.json', statuses: forAll, ask: () => ({ path: '/api/openapi.json' }) },
  { route: 'GET /api/openapi-3.0.json', statuses: forAll, ask: () => ({ path: '/api/openapi-3.0.json' }) },
  {
    route: 'GET /api/possible-types.json',
    statuses: forAll,
    ask: () => ({ path: '/api/possible-types.json' }),
  },
  { route: 'GET /api/posts', statuses: forAll, ask: () => ({ path: '/api/posts' }) },
  { route: 'GET /api/posts.atom', statuses: forAll, ask: () => ({ path: '/api/posts.atom' }) },
  { route: 'GET /api/posts/latest', statuses: forAll, ask: () => ({ path: '/api/posts/latest' }) },
  { route: 'GET /api/hall', statuses: forAll, ask: () => ({ path: '/api/hall' }) },
  {
    route: 'GET /api/hall/{id}',
    statuses: forAll,
    ask: async ({ host }) => ({ path: `/api/hall/${(await importStandings(host)).databaseId}` }),
  },
  {
    route: 'GET /api/posts/{id}',
    statuses: forAll,
    ask: async ({ host }) => {
      const { body } = await host.rest('POST', '/api/edit/posts', { title: unique('post') })
      return { path: `/api/posts/${body}` }
    },
  },
  ...['/api/proxy/{id}', '/api/proxy/noinst/{id}'].map((path) => ({
    route: `GET ${path}`,
    statuses: '400 400 400 400 400',
    ask: () => ({ path: path.replace('{id}', randomUUID()) }),
  })),
]
