import type { ConcreteRequest, NormalizationSelection } from 'relay-runtime'
import { expect, it } from 'vitest'

/**
 * Relay stores a list of a record once for all operations. An operation that loads fewer fields can add a member that a
 * shown page then reads without its fields. These lists are exceptions: none is shown while another operation loads it, or
 * nothing reads it from the store.
 */
const exceptions: Record<string, string> = {
  'Challenge.bloods': 'organizers see fewer fields, on pages of their own',
  'Challenge.extraHints': 'authors and players have pages of their own',
  'Challenge.flags': 'the panel of flags loads its own list when the challenge is saved',
  'Game.allChallenges': 'each page of organizers loads its own fields',
  'Game.challengeRatings': 'the next page of comments reads comments only',
  'Game.divisionRights': 'players and organizers have pages of their own',
  'Scoreboard.challenges': 'the board is read from the answer',
  'ScoreboardDelta.challenges': 'the board is read from the event',
  'SharedWriteup.challenges': 'each page loads what it reads',
  'SignInOptions.providers': 'the log-in page and the profile are not shown together',
  'Team.members': 'teams and games have pages of their own',
  'Viewer.teams': 'teams and games have pages of their own',
}

const artifacts = Object.values(
  import.meta.glob<ConcreteRequest>('../__generated__/*.graphql.ts', { eager: true, import: 'default' }),
).filter((artifact) => artifact?.kind === 'Request')

type Fields = Set<string>

/** Calls `add` with each list below the selections: its name, and the fields of its members. Returns the fields. */
function readLists(
  selections: readonly NormalizationSelection[],
  type: string,
  add: (list: string, fields: Fields) => void,
): Fields {
  const fields: Fields = new Set()
  for (const selection of selections) {
    if (selection.kind === 'ScalarField') fields.add(selection.name)
    else if (selection.kind === 'LinkedField') {
      fields.add(selection.name)
      const inner = readLists(selection.selections, selection.concreteType ?? '', add)
      if (!selection.plural) continue
      const args = (selection.args ?? []).map(
        (arg) => `${arg.name}: ${'value' in arg ? String(arg.value) : '$'}`,
      )
      add(`${type}.${selection.name}${args.length > 0 ? `(${args.join(', ')})` : ''}`, inner)
    } else if ('selections' in selection) {
      const inType = selection.kind === 'InlineFragment' ? selection.type : type
      for (const name of readLists(selection.selections, inType, add)) fields.add(name)
    }
  }
  return fields
}

it('every operation loads the same fields of a shared list', () => {
  const lists = new Map<string, Map<string, Fields>>()
  for (const { operation, params } of artifacts) {
    readLists(operation.selections, 'Query', (list, fields) => {
      const byOperation = lists.get(list) ?? new Map<string, Fields>()
      lists.set(list, byOperation)
      const before = byOperation.get(params.name) ?? new Set()
      byOperation.set(params.name, new Set([...before, ...fields]))
    })
  }
  expect(lists.size).toBeGreaterThan(30)
  const differing = [...lists]
    // The edges of a connection are merged, and their cursors are read by the connection only.
    .filter(([list]) => !list.endsWith('Connection.edges'))
    .filter(([, byOperation]) => {
      const all = new Set([...byOperation.values()].flatMap((fields) => [...fields]))
      return [...byOperation.values()].some(({ size }) => size < all.size)
    })
    .map(([list]) => list)
  expect(differing.toSorted()).toEqual(Object.keys(exceptions).toSorted())
})
