import { expect, test } from 'vitest'
import { allowedBy, everyViewer } from '../../../tests/kit/calls/viewers.ts'
import { matchesFilter } from '../../../tests/kit/visibility/matches-filter.ts'
import type { Context } from '../../context.ts'
import { ForbiddenError, UnauthenticatedError } from '../../use-case/errors.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import { managedWebhooks, requireAnyWebhookManager, requireWebhookManager } from './webhook.policy.ts'

const authors = ['Admin', 'Admin:author']
const administrators = ['Admin', 'Admin:admin']
const either = ['Admin', 'Admin:author', 'Admin:admin']
const nobody: string[] = []

const checks = {
  game: (ctx: Context) => requireWebhookManager(ctx, 1),
  platform: (ctx: Context) => requireWebhookManager(ctx, null),
  any: requireAnyWebhookManager,
}

/** The error with which a check refuses a viewer; null if it does not. */
function refusalOf(check: (ctx: Context) => void, viewer: Viewer | null): unknown {
  try {
    check({ viewer, path: '/graphql', logs: { write() {} } } as unknown as Context)
    return null
  } catch (error) {
    return error
  }
}

test.each([
  ['a game', checks.game, authors],
  ['all games', checks.platform, administrators],
  ['either kind', checks.any, either],
])(
  'webhooks of %s are managed by the viewers of the table, and others are refused',
  (_title, check, expected) => {
    expect(allowedBy((viewer) => refusalOf(check, viewer) === null)).toEqual(expected)
    const refused = [...everyViewer().values()].filter((viewer) => refusalOf(check, viewer) !== null)
    for (const viewer of refused) {
      expect(refusalOf(check, viewer)).toBeInstanceOf(viewer ? ForbiddenError : UnauthenticatedError)
    }
  },
)

test.each([
  ['a game', { gameId: 1, game: { deletedAt: null } }, authors],
  ['a game that is being deleted', { gameId: 1, game: { deletedAt: new Date() } }, nobody],
  ['all games', { gameId: null, game: null }, administrators],
])('a webhook of %s is seen by its managers only', (_title, row, expected) => {
  const sees = (viewer: Viewer | null) => matchesFilter(managedWebhooks({ viewer }), { id: 1, ...row })
  expect(allowedBy(sees)).toEqual(expected)
})
