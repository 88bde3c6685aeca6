/** A read of a list: what it is called in the table, and the fields of its document. */
export type ListRead = {
  list: string
  page: string
  /** The role that reads it. */
  reader: 'admin' | 'player'
  /** The field of a game, of a challenge or of the query. */
  of: 'game' | 'challenge' | 'query'
  field: string
  args: string
  selection: string
  /** A search or a total may read many rows. It has 5 seconds. */
  isSlow?: boolean
}

type Place = { teamId: number; challengeId: number; middle: { since: string; until: string } }

const submission = 'answer status type submittedAt userName teamName challengeTitle'
const event = 'userName teamName publishedAt ... on SubmissionEvent { answer challengeTitle }'
const log = 'time level userName ip message status'

/** Every list that grows with time: its first page, one in its middle, the last one, and each filter. */
export function listReads({ teamId, challengeId, middle }: Place): ListRead[] {
  const period = `since: "${middle.since}", until: "${middle.until}"`
  const team = `teamId: "${globalId('Team', teamId)}"`
  const challenge = `challengeId: "${globalId('Challenge', challengeId)}"`
  const reads = (
    base: Pick<ListRead, 'list' | 'reader' | 'of' | 'field' | 'selection'>,
    pages: Record<string, string>,
  ): ListRead[] => Object.entries(pages).map(([page, args]) => ({ ...base, page, args }))
  const submissions = {
    list: 'submissions',
    reader: 'admin',
    of: 'game',
    field: 'submissions',
    selection: submission,
  } as const
  const events = { list: 'events', reader: 'admin', of: 'game', field: 'events', selection: event } as const
  const logs = { list: 'logs', reader: 'admin', of: 'query', field: 'logs', selection: log } as const
  const common = { first: 'first: 20', middle: 'middle', last: 'last: 20' }
  const slow = (list: ListRead[]) => list.map((read) => ({ ...read, isSlow: true }))
  return [
    ...reads(submissions, {
      ...common,
      'oldest first': 'first: 20, orderBy: { field: SUBMITTED_AT, direction: ASC }',
      cheats: 'first: 20, status: CheatDetected',
      'first bloods': 'first: 20, type: FirstBlood',
      'of a team': `first: 20, ${team}`,
      'for a challenge': `first: 20, ${challenge}`,
      'of a team for a challenge': `first: 20, ${team}, ${challenge}`,
      'of a minute': `first: 20, ${period}`,
    }),
    ...reads(events, {
      ...common,
      'without containers': 'first: 20, hideContainer: true',
      cheats: 'first: 20, types: [CheatDetected]',
      'cheats and texts': 'first: 20, types: [CheatDetected, Normal]',
      'of a team': `first: 20, ${team}`,
      'for a challenge': `first: 20, ${challenge}`,
      'of a minute': `first: 20, ${period}`,
    }),
    ...reads(logs, {
      ...common,
      errors: 'first: 20, level: Error',
      'of a minute': `first: 20, ${period}`,
    }),
    ...reads(
      {
        list: 'own submissions',
        reader: 'player',
        of: 'challenge',
        field: 'viewerSubmissions',
        selection: submission,
      },
      { first: 'first: 20', last: 'last: 20' },
    ),
    ...reads(
      { list: 'notices', reader: 'player', of: 'game', field: 'notices', selection: '__typename' },
      { first: 'first: 20' },
    ),
    ...reads(
      {
        list: 'games',
        reader: 'player',
        of: 'query',
        field: 'games',
        selection: 'title start end teamCount',
      },
      { first: 'first: 20' },
    ),
    ...reads(
      {
        list: 'participations',
        reader: 'admin',
        of: 'game',
        field: 'participations',
        selection: 'team { name } status',
      },
      { first: 'first: 20', last: 'last: 20' },
    ),
    ...reads(
      { list: 'users', reader: 'admin', of: 'query', field: 'users', selection: 'userName email role' },
      { first: 'first: 20', administrators: 'first: 20, role: Admin' },
    ),
    ...reads(
      { list: 'audit trail', reader: 'admin', of: 'query', field: 'auditEntries', selection: 'action time' },
      { first: 'first: 20' },
    ),
    ...slow([
      ...reads(submissions, {
        'search, frequent text': 'first: 20, search: "flag{wrong"',
        'search, rare text': 'first: 20, search: "nowhere"',
        'search, rare text of a minute': `first: 20, search: "nowhere", ${period}`,
        total: 'total',
      }),
      ...reads(events, {
        'search, frequent text': 'first: 20, search: "flag{wrong"',
        'search, rare text': 'first: 20, search: "nowhere"',
        'search, rare text of a minute': `first: 20, search: "nowhere", ${period}`,
        total: 'total',
      }),
      ...reads(logs, {
        'search, frequent text': 'first: 20, search: "message"',
        'search, rare text': 'first: 20, search: "nowhere"',
        'search, rare text of a minute': `first: 20, search: "nowhere", ${period}`,
        total: 'total',
      }),
    ]),
  ]
}

function globalId(type: string, id: number): string {
  return Buffer.from(`${type}:${id}`).toString('base64')
}
