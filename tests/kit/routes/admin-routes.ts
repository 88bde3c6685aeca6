import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { backupFileName } from '../../../server/domains/backup/backup-name.ts'
import { randomUUID } from 'node:crypto'
import { password, signIn, unique } from '../world/factories.ts'
import { makePlayer } from '../world/challenges.ts'
import { readParticipations } from '../world/games.ts'
import { pictureForm } from './forms.ts'
import { otherTeam, type RouteRow, type World } from './route-row.ts'

const base = '/api/admin'
const forAdmins = '401 403 403 403 200'

async function somebody({ test }: World): Promise<string> {
  return (await signIn(test)).userId
}

export const adminRoutes: RouteRow[] = [
  { route: 'GET /api/admin/config', statuses: forAdmins, ask: () => ({ path: `${base}/config` }) },
  {
    route: 'PUT /api/admin/config',
    statuses: forAdmins,
    ask: () => ({ path: `${base}/config`, body: { globalConfig: { slogan: unique('s') } } }),
  },
  {
    route: 'POST /api/admin/config/logo',
    statuses: forAdmins,
    ask: async () => ({ path: `${base}/config/logo`, body: await pictureForm() }),
  },
  {
    route: 'DELETE /api/admin/config/logo',
    statuses: forAdmins,
    ask: () => ({ path: `${base}/config/logo` }),
  },
  {
    route: 'GET /api/admin/audit.csv',
    statuses: forAdmins,
    ask: () => ({ path: `${base}/audit.csv?action=user` }),
  },
  {
    route: 'GET /api/admin/audit.jsonl',
    statuses: forAdmins,
    ask: () => ({ path: `${base}/audit.jsonl?action=user` }),
  },
  {
    route: 'GET /api/admin/backups/latest',
    statuses: forAdmins,
    ask: ({ test }) => {
      const { backupDir } = test.services.config
      mkdirSync(backupDir, { recursive: true })
      writeFileSync(path.join(backupDir, backupFileName(new Date())), 'an archive')
      return { path: `${base}/backups/latest` }
    },
  },
  { route: 'GET /api/admin/files', statuses: forAdmins, ask: () => ({ path: `${base}/files?count=5` }) },
  {
    route: 'GET /api/admin/games/{id}/package',
    statuses: forAdmins,
    ask: ({ gameId }) => ({ path: `${base}/games/${gameId}/package` }),
  },
  { route: 'GET /api/admin/instances', statuses: forAdmins, ask: () => ({ path: `${base}/instances` }) },
  {
    route: 'DELETE /api/admin/instances/{id}',
    statuses: '401 403 403 403 404',
    ask: () => ({ path: `${base}/instances/${randomUUID()}` }),
  },
  { route: 'GET /api/admin/logs', statuses: forAdmins, ask: () => ({ path: `${base}/logs?level=All` }) },
  {
    route: 'PUT /api/admin/participation/{id}',
    statuses: forAdmins,
    ask: async ({ test, host, gameId }) => {
      const { teamId } = await makePlayer(test, gameId)
      const all = await readParticipations(host, gameId)
      const id = all.find(({ team }) => team.id === teamId)?.id
      return { path: `${base}/participation/${id}`, body: { status: 'Suspended' } }
    },
  },
  { route: 'GET /api/admin/teams', statuses: forAdmins, ask: () => ({ path: `${base}/teams?count=5` }) },
  {
    route: 'POST /api/admin/teams/search',
    statuses: forAdmins,
    ask: () => ({ path: `${base}/teams/search?hint=team` }),
  },
  {
    route: 'PUT /api/admin/teams/{id}',
    statuses: forAdmins,
    ask: async (world) => ({
      path: `${base}/teams/${await otherTeam(world)}`,
      body: { name: 'Renamed', locked: true },
    }),
  },
  {
    route: 'DELETE /api/admin/teams/{id}',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${base}/teams/${await otherTeam(world)}` }),
  },
  { route: 'GET /api/admin/users', statuses: forAdmins, ask: () => ({ path: `${base}/users?count=5` }) },
  {
    route: 'POST /api/admin/users',
    statuses: forAdmins,
    ask: () => ({
      path: `${base}/users`,
      body: [{ userName: unique('bulk'), password, email: `${unique('bulk')}@example.test` }],
    }),
  },
  {
    route: 'POST /api/admin/users/search',
    statuses: forAdmins,
    ask: () => ({ path: `${base}/users/search?hint=example` }),
  },
  {
    route: 'GET /api/admin/users/{userid}',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${base}/users/${await somebody(world)}` }),
  },
  {
    route: 'PUT /api/admin/users/{userid}',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${base}/users/${await somebody(world)}`, body: { role: 'Monitor' } }),
  },
  {
    route: 'DELETE /api/admin/users/{userid}',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${base}/users/${await somebody(world)}` }),
  },
  {
    route: 'DELETE /api/admin/users/{userid}/password',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${base}/users/${await somebody(world)}/password` }),
  },
  {
    route: 'GET /api/admin/writeups/{id}',
    statuses: forAdmins,
    ask: ({ gameId }) => ({ path: `${base}/writeups/${gameId}` }),
  },
  {
    route: 'GET /api/admin/writeups/{id}/all',
    statuses: forAdmins,
    ask: ({ gameId }) => ({ path: `${base}/writeups/${gameId}/all` }),
  },
]
