import { unique } from '../../kit/world/factories.ts'

export type Things = {
  gameId: number
  challengeId: number
  teamId: number
  userId: string
  pastGameId: number
  postId: string
  participationId: number
  webhookId: number
}

/** A value to send, and what null leaves. Without the latter, null is refused. */
type Member = [value: unknown, cleared?: unknown]

export type Row = {
  key: (things: Things) => Record<string, unknown>
  /** The object of the payload that holds the members. */
  object: string
  members: Record<string, Member>
  /** Selections of members that are not fields of the same name. */
  read?: Record<string, string>
}

const settings = (section: string, members: Record<string, Member>) =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [`${section}.${name}`, member]))

/** The members of each update, with a value of each. */
export const rows: Record<string, Row> = {
  updateAnyTeam: {
    key: ({ teamId }) => ({ teamId }),
    object: 'team',
    members: { name: ['Yawl'], bio: ['We sail', null], locked: [true] },
  },
  updateBackupPolicy: {
    key: () => ({}),
    object: 'settings',
    read: { schedule: 'backups.', time: 'backups.', keep: 'backups.', withCaptures: 'backups.' },
    members: { schedule: ['Daily'], time: ['04:30'], keep: [9], withCaptures: [true] },
  },
  updateChallenge: {
    key: ({ gameId, challengeId }) => ({ gameId, challengeId }),
    object: 'challenge',
    members: {
      title: ['Reef knot'],
      content: ['Tie it.', ''],
      category: ['Web'],
      hints: [['Left over right'], []],
      isEnabled: [true],
      fileName: ['rope.zip', 'attachment'],
      flagTemplate: ['flag{[GUID]}', null],
      containerImage: ['registry.test/knot', ''],
      memoryLimitMib: [128],
      cpuTenths: [5],
      storageLimitMib: [512],
      containerExposePort: [8080],
      enableTrafficCapture: [true],
      disableBloodBonus: [true],
      decidesTies: [false, true],
      originalScore: [700],
      minScoreRate: [0.5],
      decaySolves: [12],
      releaseAt: ['2020-01-01T00:00:00.000Z', null],
      closeAt: ['2040-01-01T00:00:00.000Z', null],
      submissionLimit: [5, 0],
      attemptMode: ['Cooldown', 'Lockout'],
      cooldownSeconds: [90, 60],
      warmInstances: [0, 0],
      requiredChallengeIds: [[], []],
      unlockCount: [2, null],
      lockedView: ['Card', 'Hidden'],
      sourceKey: ['web/door/challenge.yml', null],
      source: [{ format: 'ctfcli', document: 'name: Door' }, null],
      scoreCurve: ['Linear', 'Exponential'],
      scoreTable: [[500, 450], []],
    },
    read: { requiredChallengeIds: 'requiredChallenges { id }', source: 'source { format document }' },
  },
  updateGame: {
    key: ({ gameId }) => ({ gameId }),
    object: 'game',
    read: { bloodBonus: 'bloodBonus { first second third }' },
    members: {
      title: ['Regatta'],
      summary: ['Short', ''],
      content: ['Long', ''],
      hidden: [true],
      // The end first: it is never before the start.
      end: ['2030-01-02T00:00:00.000Z'],
      start: ['2030-01-01T00:00:00.000Z'],
      freezeAt: ['2030-01-01T20:00:00.000Z', null],
      hasFlagBox: [true],
      hasCompatibleApis: [true],
      embedOrigins: [['https://club.example', 'https://*.ctf.example:8443'], []],
      practiceMode: [false],
      acceptWithoutReview: [true],
      inviteCode: ['ahoy', null],
      divisions: [['Open', 'Student'], []],
      teamMemberCountLimit: [4, 0],
      containerCountLimit: [5, 0],
      writeupRequired: [true],
      writeupDeadline: ['2030-01-03T00:00:00.000Z'],
      writeupNote: ['Explain', ''],
      playerWriteups: ['AtOnce'],
      bloodBonusPoints: [[50, 40, 30, 20], []],
      bloodBonus: [{ first: 100, second: 60, third: 20 }],
    },
  },
  updateParticipation: {
    key: ({ participationId }) => ({ participationId }),
    object: 'participation',
    members: { status: ['Suspended'], statusReason: ['No answer'], division: ['Open'] },
  },
  updatePastGame: {
    key: ({ pastGameId }) => ({ pastGameId }),
    object: 'pastGame',
    members: {
      title: ['Old regatta'],
      start: ['2024-02-28T08:00:00.000Z'],
      end: ['2024-03-02T08:00:00.000Z'],
      link: ['https://ctf.example/2024', ''],
    },
  },
  updatePost: {
    key: ({ postId }) => ({ postId }),
    object: 'post',
    members: {
      title: ['News'],
      summary: ['Short', ''],
      content: ['Long', ''],
      tags: [['sea'], []],
      isPinned: [true],
    },
  },
  updateProfile: {
    key: () => ({}),
    object: 'viewer',
    members: {
      userName: [unique('own')],
      bio: ['Sailor', ''],
      phone: ['+49 40 123', null],
      realName: ['Ann', ''],
      studentNumber: ['17', ''],
    },
  },
  updateSettings: {
    key: () => ({}),
    object: 'settings',
    members: {
      ...settings('accountPolicy', {
        allowRegister: [false],
        activeOnRegister: [false],
        useCaptcha: [true],
        emailConfirmationRequired: [false],
        emailDomainList: ['example.test', ''],
      }),
      ...settings('globalConfig', {
        title: ['Harbour'],
        slogan: ['Set sail', ''],
        description: ['A platform', ''],
        footerInfo: ['Imprint', ''],
        customTheme: ['#123456', ''],
      }),
      ...settings('containerPolicy', {
        autoDestroyOnLimitReached: [true],
        defaultLifetimeMinutes: [60],
        extensionMinutes: [30],
        renewalWindowMinutes: [10],
      }),
      ...settings('mailPolicy', { linkLifetimeHours: [5] }),
    },
  },
  updateTeam: {
    key: ({ teamId }) => ({ teamId }),
    object: 'team',
    members: { name: ['Ketch'], bio: ['We row', null] },
  },
  updateWebhook: {
    key: ({ webhookId }) => ({ webhookId }),
    object: 'webhook',
    read: { url: 'origin' },
    members: {
      name: ['Town crier'],
      url: ['https://crier.test'],
      form: ['Discord'],
      events: [['challenge.blood', 'team.joined']],
      isForOrganizers: [true],
      isEnabled: [false],
    },
  },
  updateUser: {
    key: ({ userId }) => ({ userId }),
    object: 'user',
    members: {
      userName: [unique('new')],
      email: [`${unique('new')}@example.test`],
      bio: ['Rower', ''],
      phone: ['040 1', null],
      realName: ['Ben', ''],
      studentNumber: ['18', ''],
      emailConfirmed: [false],
      role: ['Monitor'],
    },
  },
}

/** Inputs that do not change the members of one object, with the reason. */
export const exempt: Record<string, string> = {
  updateAvatar: 'names one picture in one of two ways',
  updateGamePoster: 'names one picture in one of two ways',
  updateLogo: 'names one picture in one of two ways',
  updateTeamAvatar: 'names one picture in one of two ways',
  updateParticipations: 'changes many participations; its members are those of updateParticipation',
  updateUsers: 'changes many users; its members are those of updateUser',
}
