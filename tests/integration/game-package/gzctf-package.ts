import { createHash } from 'node:crypto'
import type { Entries } from './package-kit.ts'

export const hashOf = (content: string) => createHash('sha256').update(content).digest('hex')
export const [poster, handout, strayed] = ['a poster', 'a handout', 'a stray file']
const limits = { submission: 0, deadline: null }
export const scoring = { original: 500, minRate: 0.25, difficulty: 6.5 }

export const manifest = {
  version: '1.0',
  format: 'GZCTF-GAME',
  exportedAt: '2026-05-01T10:00:00.1234567+00:00',
  exporterVersion: '1.8.5',
  game: { id: 9, title: 'Regatta' },
  statistics: { challengeCount: 3, divisionCount: 2, totalFlags: 2, totalFiles: 3, totalFileSize: 30 },
}
export const game = {
  title: 'Regatta',
  summary: 'Sails',
  content: null,
  hidden: false,
  practiceMode: true,
  acceptWithoutReview: true,
  inviteCode: null,
  teamMemberCountLimit: 5,
  containerCountLimit: 2,
  startTime: '2026-06-01T08:00:00+02:00',
  endTime: '2026-06-02T08:00:00+02:00',
  writeup: { required: true, deadline: '2026-06-03T06:00:00+00:00', note: 'Please' },
  bloodBonus: null,
  posterHash: hashOf(poster),
  divisions: [
    { name: 'Open', inviteCode: null, defaultPermissions: ['All'], challengeConfig: [] },
    {
      name: 'Guests',
      inviteCode: 'GUEST-1',
      defaultPermissions: ['JoinGame', 'ViewChallenge', 'SubmitFlags', 'RequireReview', 'AffectDynamicScore'],
      challengeConfig: [{ challengeId: 12, permissions: ['None'] }],
    },
  ],
}
export const sail = {
  id: 2,
  title: 'Sail',
  content: 'Hoist it',
  category: 'Web',
  type: 'StaticAttachment',
  enabled: true,
  scoring,
  limits: { submission: 7, deadline: '2026-06-01T20:00:00+00:00' },
  flags: {
    disableBloodBonus: true,
    enableTrafficCapture: false,
    template: null,
    static: [
      { value: 'flag{one}', attachment: null },
      { value: 'flag{two}', attachment: null },
    ],
  },
  attachment: { type: 'Local', hash: hashOf(handout), fileName: 'sail.txt', fileSize: 9, remoteUrl: null },
  hints: ['Look up'],
  container: null,
}
const rudder = {
  ...sail,
  id: 12,
  title: 'Rudder',
  category: 'Pwn',
  type: 'DynamicContainer',
  limits,
  flags: { ...sail.flags, disableBloodBonus: false, template: 'flag{[TEAM_HASH]}', static: [] },
  // Exports lack the file name of a link.
  attachment: { type: 'Remote', hash: null, remoteUrl: 'https://files.test/rudder.zip' },
  hints: null,
  container: {
    image: 'rudder:1',
    memoryLimit: 128,
    cpuCount: 2,
    storageLimit: 256,
    exposePort: 8080,
    networkMode: 'Isolated',
    fileName: null,
  },
}
const keel = {
  ...rudder,
  id: 3,
  title: 'Keel',
  type: 'DynamicAttachment',
  attachment: null,
  container: null,
  future: 1,
}

type Documents = Record<string, unknown>

/** The files of a game package of GZCTF, with these documents instead of its own. */
export function entriesOf(changes: Documents = {}): Entries {
  const documents: Documents = {
    'manifest.json': manifest,
    'game.json': game,
    'challenges/challenge-12.json': rudder,
    'challenges/challenge-2.json': sail,
    'challenges/challenge-3.json': keel,
    ...changes,
  }
  return new Map([
    ...Object.entries(documents).map(([name, value]): [string, Buffer] => [
      name,
      Buffer.from(JSON.stringify(value)),
    ]),
    ...[poster, handout, strayed].map((content): [string, Buffer] => [
      `files/${hashOf(content)}`,
      Buffer.from(content),
    ]),
  ])
}
