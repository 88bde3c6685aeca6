import { password, signIn, unique } from '../world/factories.ts'
import { pictureForm } from './forms.ts'
import type { RouteRow } from './route-row.ts'

const address = () => `${unique('mail')}@example.test`
const base64 = (text: string) => Buffer.from(text).toString('base64')
const badLink = { token: base64('no such token'), email: base64('nobody@example.test') }

export const accountRoutes: RouteRow[] = [
  {
    route: 'PUT /api/account/avatar',
    statuses: '401 403 200 200 200',
    ask: async () => ({ path: '/api/account/avatar', body: await pictureForm() }),
  },
  {
    route: 'PUT /api/account/changeemail',
    statuses: '401 403 200 200 200',
    ask: () => ({ path: '/api/account/changeemail', body: { newMail: address() } }),
  },
  {
    route: 'PUT /api/account/changepassword',
    statuses: '401 403 200 200 200',
    ask: () => ({ path: '/api/account/changepassword', body: { old: password, new: `${password}2` } }),
  },
  {
    route: 'POST /api/account/login',
    statuses: '200 200 200 200 200',
    ask: async ({ test }) => {
      const { userName } = await signIn(test)
      return { path: '/api/account/login', body: { userName, password } }
    },
  },
  {
    route: 'POST /api/account/logout',
    statuses: '401 200 200 200 200',
    ask: () => ({ path: '/api/account/logout' }),
  },
  {
    route: 'POST /api/account/mailchangeconfirm',
    statuses: '401 403 400 400 400',
    ask: () => ({ path: '/api/account/mailchangeconfirm', body: badLink }),
  },
  {
    route: 'POST /api/account/passwordreset',
    statuses: '400 400 400 400 400',
    ask: () => ({
      path: '/api/account/passwordreset',
      body: { password, rToken: badLink.token, email: badLink.email },
    }),
  },
  {
    route: 'GET /api/account/profile',
    statuses: '401 403 200 200 200',
    ask: () => ({ path: '/api/account/profile' }),
  },
  {
    route: 'POST /api/account/recovery',
    statuses: '200 200 200 200 200',
    ask: () => ({ path: '/api/account/recovery', body: { email: address() } }),
  },
  {
    route: 'POST /api/account/register',
    statuses: '200 200 200 200 200',
    ask: () => ({
      path: '/api/account/register',
      body: { userName: unique('new'), password, email: address() },
    }),
  },
  {
    route: 'PUT /api/account/update',
    statuses: '401 403 200 200 200',
    ask: () => ({ path: '/api/account/update', body: { bio: 'Sailing', userName: unique('ren') } }),
  },
  {
    route: 'POST /api/account/verify',
    statuses: '400 400 400 400 400',
    ask: () => ({ path: '/api/account/verify', body: badLink }),
  },
]
