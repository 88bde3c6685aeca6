import type { Entries } from './package-kit.ts'

type Row = Record<string, unknown>
export type CtfdTables = Record<string, Row[]>

const day = '2026-05-02T'
const solve = (id: number, challenge: number, [user, team]: [number, number], time: string) => ({
  id,
  challenge_id: challenge,
  user_id: user,
  team_id: team,
  ip: '198.51.100.7',
  provided: `flag{${challenge}}`,
  type: 'correct',
  date: `${day}${time}`,
})
const red: [number, number] = [2, 1]
const long: [number, number] = [4, 2]
const hidden: [number, number] = [5, 3]
const banned: [number, number] = [6, 4]
const blue: [number, number] = [7, 5]

const solves = [
  solve(10, 1, hidden, '09:10:00'),
  solve(11, 1, red, '09:20:00.123456'),
  solve(12, 1, blue, '09:30:00'),
  solve(13, 1, long, '09:31:00'),
  solve(14, 2, banned, '09:40:00'),
  solve(15, 2, red, '10:00:00'),
  solve(16, 2, blue, '10:10:00'),
  solve(17, 3, long, '10:20:00'),
  // Both end with the same score in the same millisecond: the team with the higher id is first.
  solve(18, 3, blue, '11:00:00.000400'),
  solve(19, 3, red, '11:00:00.000900'),
  solve(20, 4, long, '11:10:00'),
  solve(21, 5, long, '11:20:00'),
]

const challenge = (id: number, name: string, more: Row = {}): Row => ({
  id,
  name,
  description: `About ${name}`,
  max_attempts: 0,
  value: 100,
  category: 'web',
  type: 'standard',
  state: 'visible',
  requirements: null,
  connection_info: null,
  next_id: null,
  ...more,
})
const user = (id: number, name: string, team: number | null, more: Row = {}): Row => ({
  id,
  oauth_id: null,
  name,
  password: '$bcrypt-sha256$v=2,t=2b,r=12$never$stored',
  email: `user${id}@ctfd.test`,
  type: 'user',
  secret: null,
  website: null,
  affiliation: null,
  country: null,
  hidden: 0,
  banned: 0,
  verified: 1,
  team_id: team,
  created: '2026-04-01T08:00:00',
  ...more,
})
const team = (id: number, name: string, captain: number | null, more: Row = {}): Row => ({
  id,
  name,
  email: null,
  password: '$bcrypt-sha256$v=2,t=2b,r=12$never$stored',
  captain_id: captain,
  hidden: false,
  banned: false,
  bracket_id: null,
  created: '2026-04-01T09:00:00.500000',
  ...more,
})

/** An event with the traps of the format, in teams. */
export const ctfdTables: CtfdTables = {
  alembic_version: [{ version_num: '48d8250d19bd' }],
  config: Object.entries({
    ctf_name: 'Harbour CTF',
    ctf_description: 'An old event',
    ctf_version: '3.8.1',
    user_mode: 'teams',
    start: '1777712400',
    end: '1777755600',
    freeze: '1777755000',
    team_size: '4',
    view_after_ctf: '1',
    score_visibility: 'private',
    mail_password: 'never stored',
  }).map(([key, value], id) => ({ id, key, value })),
  challenges: [
    challenge(1, 'Anchor', {
      max_attempts: 3,
      connection_info: 'nc anchor.test 31337',
      attribution: 'by Ada',
    }),
    // The stored value is that after two solves: 500 − 400 / 5² · 1² = 484.
    challenge(2, 'Bowline', {
      type: 'dynamic',
      value: 484,
      category: 'cryptography',
      requirements: '{"prerequisites": [1], "anonymize": true}',
    }),
    // 300 − 20 · 2 = 260.
    challenge(3, 'Cleat', { value: 260, initial: 300, minimum: 50, decay: 20, function: 'linear' }),
    challenge(4, 'Davit', { value: 50, state: 'hidden' }),
    // A team was hidden after the last solve, so the value is older than the curve.
    challenge(5, 'Eyelet', { type: 'dynamic', value: 397 }),
    challenge(6, 'Fender', { category: 'knots', type: 'multiple_choice' }),
    challenge(7, 'Gangway'),
  ],
  dynamic_challenge: [
    { id: 2, dynamic_initial: 500, dynamic_minimum: 100, dynamic_decay: 5, dynamic_function: 'logarithmic' },
    { id: 5, initial: 400, minimum: 100, decay: 10, function: 'logarithmic' },
  ],
  flags: [
    { id: 1, challenge_id: 1, type: 'static', content: 'flag{1}', data: '' },
    { id: 2, challenge_id: 2, type: 'static', content: 'Flag{2}', data: 'case_insensitive' },
    { id: 3, challenge_id: 3, type: 'regex', content: 'flag\\{\\d\\}', data: 'case_insensitive' },
    { id: 4, challenge_id: 4, type: 'static', content: 'flag{4}', data: null },
    { id: 5, challenge_id: 5, type: 'static', content: 'flag{5}', data: null },
    { id: 6, challenge_id: 6, type: 'regex', content: '(a)\\1', data: null },
    { id: 7, challenge_id: 6, type: 'plugin', content: 'x', data: null },
  ],
  hints: [
    {
      id: 1,
      challenge_id: 1,
      type: 'standard',
      title: 'Chain',
      content: 'Pull',
      cost: 10,
      requirements: null,
    },
    {
      id: 2,
      challenge_id: 1,
      type: 'standard',
      content: 'Free',
      cost: 0,
      requirements: { prerequisites: [1] },
    },
  ],
  files: [
    { id: 1, type: 'challenge', location: 'aa/anchor.txt', challenge_id: 1 },
    { id: 2, type: 'challenge', location: 'bb/knot.txt', challenge_id: 2 },
    { id: 3, type: 'challenge', location: 'cc/knot.txt', challenge_id: 2 },
    { id: 4, type: 'challenge', location: 'dd/gone.txt', challenge_id: 3 },
    { id: 5, type: 'page', location: 'ee/page.png', page_id: 1 },
    { id: 6, type: 'standard', location: 'ff/unused.png' },
  ],
  tags: [{ id: 1, challenge_id: 1, value: 'easy*' }],
  brackets: [
    { id: 1, name: 'Students', type: 'teams' },
    { id: 2, name: 'Solo', type: 'users' },
  ],
  users: [
    user(1, 'admin', null, { type: 'admin', hidden: true }),
    user(2, 'Ada', 1, { affiliation: 'Harbour' }),
    user(3, 'bob@harbour', 1),
    user(4, 'A user with a long name', 2),
    user(5, 'dee', 3),
    user(6, 'eve', 4, { banned: true, email: null }),
    user(7, 'Ada', 5),
    user(8, 'zoe', null),
  ],
  teams: [
    team(1, 'Red', 2, { bracket_id: 1 }),
    team(2, 'A team with a very long name', null),
    team(3, 'Ghosts', 5, { hidden: true }),
    team(4, 'Cheaters', 6, { banned: 1 }),
    team(5, 'Blue', 7),
    team(6, 'Nobody', null),
  ],
  submissions: [
    ...solves,
    { ...solve(22, 2, blue, '09:50:00'), type: 'incorrect', provided: 'x'.repeat(600) },
    { ...solve(23, 2, blue, '09:51:00'), type: 'incorrect', provided: 'flag{no}' },
    { ...solve(24, 2, blue, '09:52:00'), type: 'discard' },
    { ...solve(25, 7, blue, '09:53:00'), type: 'correct' },
  ],
  solves: [
    ...solves.map(({ id, challenge_id, user_id, team_id }) => ({ id, challenge_id, user_id, team_id })),
    { id: 99, challenge_id: 7, user_id: 2, team_id: 1 },
  ],
  awards: [
    {
      id: 1,
      user_id: 4,
      team_id: 2,
      name: 'Hint 1',
      value: -10,
      category: 'hints',
      date: `${day}09:25:00.1`,
    },
    {
      id: 2,
      user_id: null,
      team_id: 2,
      name: 'Write-up',
      value: 60,
      category: null,
      date: '2026-05-09T10:00:00',
    },
    { id: 3, user_id: null, team_id: 3, name: 'Hidden', value: 500, category: null, date: `${day}10:00:00` },
    { id: 4, user_id: null, team_id: 1, name: 'Thanks', value: 0, category: null, date: `${day}12:00:00` },
  ],
  unlocks: [{ id: 1, user_id: 4, team_id: 2, target: 1, type: 'hints', date: `${day}09:25:00` }],
  pages: [
    {
      id: 1,
      title: 'Home',
      route: 'index',
      content: 'Welcome aboard ![ship](/files/ee/page.png)',
      draft: false,
      hidden: false,
      auth_required: false,
      format: 'markdown',
    },
    {
      id: 2,
      title: 'Rules',
      route: 'rules',
      content: 'Be kind',
      draft: false,
      hidden: false,
      auth_required: null,
      format: 'html',
    },
    {
      id: 3,
      title: 'Secret',
      route: 'secret',
      content: 'Not for all',
      draft: false,
      hidden: false,
      auth_required: true,
    },
  ],
  notifications: [
    { id: 1, title: 'Hello', content: 'We start', date: `${day}09:00:00`, user_id: null, team_id: null },
    { id: 2, title: 'You', content: 'Only you', date: `${day}09:00:00`, user_id: 2, team_id: null },
  ],
  tokens: [{ id: 1, type: 'user', user_id: 1, value: 'never stored' }],
  field_entries: [{ id: 1, type: 'user', value: '"x"', field_id: 1, user_id: 2 }],
  kube_instances: [{ id: 1 }, { id: 2 }],
}

const uploads = {
  'aa/anchor.txt': 'anchor',
  'bb/knot.txt': 'one',
  'cc/knot.txt': 'two',
  'ee/page.png': 'png',
  'ff/unused.png': 'png of nothing',
}

/** The members of an export. An empty table is an empty file. */
export function ctfdEntries(changes: CtfdTables = {}): Entries {
  const tables: CtfdTables = { ...ctfdTables, comments: [], ...changes }
  return new Map([
    ...Object.entries(tables).map(([table, rows]): [string, Buffer] => [
      `db/${table}.json`,
      Buffer.from(rows.length === 0 ? '' : JSON.stringify({ count: rows.length, results: rows, meta: {} })),
    ]),
    ...Object.entries(uploads).map(([name, content]): [string, Buffer] => [
      `uploads/${name}`,
      Buffer.from(content),
    ]),
  ])
}
