import { readFileSync } from 'node:fs'
import path from 'node:path'
import { clientOperations } from '../scale/client-operations.ts'
import type { HerdWorld } from '../scale/herd-world.ts'

/** One request as the web client or a program sends it. `isStaff`: by an administrator instead of a player. */
export type PageRequest = {
  name: string
  method: 'GET' | 'POST'
  path: string
  body?: string
  isStaff?: true
}

/** The operations of a checkout's web client. */
export function checkoutOperations(checkout: string) {
  return clientOperations(readFileSync(path.join(checkout, 'client/relay/persisted-operations.json'), 'utf8'))
}

/** The requests of a player's and a monitor's pages about the game of a world, by the operations of its checkout. */
export function pageRequests({ gameId, challengeIds }: HerdWorld, checkout: string): PageRequest[] {
  const operation = checkoutOperations(checkout)
  const challengeId = challengeIds[5] ?? 0
  const asked = (name: string, query: string, variables: Record<string, unknown> = { gameId }) => ({
    name,
    method: 'POST' as const,
    path: '/graphql',
    body: JSON.stringify(operation(query, variables)),
  })
  const read = (name: string, url: string) => ({ name, method: 'GET' as const, path: url })
  return [
    read('page', `/games/${gameId}/challenges`),
    asked('layout', 'GameLayoutQuery'),
    asked('challenges', 'ChallengesPageQuery'),
    read('challenges-rest', `/api/game/${gameId}/details`),
    asked('dialog', 'ChallengeDialogContentQuery', { gameId, challengeId }),
    asked('game', 'GamePageQuery'),
    asked('teams', 'TeamsPageQuery', {}),
    read('notices', `/api/game/${gameId}/notices`),
    { ...asked('submissions', 'MonitorSubmissionsPageQuery'), isStaff: true },
    { ...read('submissions-rest', `/api/game/${gameId}/submissions?count=100`), isStaff: true },
  ]
}
