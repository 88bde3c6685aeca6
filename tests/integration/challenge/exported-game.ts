import type { Actor } from '../../kit/calls/actor.ts'
import { uploadFile } from '../../kit/calls/forms.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { editUrl } from '../../kit/world/challenges.ts'

export const chartBytes = new Uint8Array(300_000).map((_, index) => (index * 7919) % 251)
const longText = 'Über die Möwe — 海鷗 🐦. Braces {{ host }} stay.\n\n- eins\n- *zwei*: "drei"\n'

type Key = { gameId: number; challengeId: number }

export async function attach(admin: Actor, { gameId, challengeId }: Key, attachment: object): Promise<void> {
  const answer = await admin.rest('POST', editUrl(gameId, `/${challengeId}/attachment`), attachment)
  if (answer.status !== 200) throw new Error(`not attached: ${answer.text}`)
}

/** Creates enabled challenges with texts, flags, hints and files of every kind. Returns their ids. */
export async function fillExportedGame({ services }: TestApp, admin: Actor, gameId: number) {
  const { challenge } = services.db
  const common = { gameId, isEnabled: true, content: longText }
  const gate = await challenge.create({
    data: {
      ...common,
      title: 'Gate',
      category: 'Web',
      scoreCurve: 'Fixed',
      minScoreRate: 1,
      flags: { create: [{ flag: 'flag{gate}' }] },
    },
  })
  const made = await challenge.create({
    data: {
      ...common,
      title: 'Möwe über 海',
      category: 'Crypto',
      originalScore: 999,
      minScoreRate: 0.123_456,
      difficulty: 7.25,
      hints: ['Schau nach 上', 'second: line'],
      submissionLimit: 5,
      attemptMode: 'Cooldown',
      cooldownSeconds: 90,
      lockedView: 'Card',
      unlockCount: 1,
      releaseAt: new Date('2099-01-01T00:00Z'),
      isReleased: false,
      closeAt: new Date('2099-02-01T00:00Z'),
      flags: {
        create: [
          { flag: 'flag{Größe 🐟: "yes"}' },
          { flag: 'flag{case}', kind: 'CaseInsensitive' },
          { flag: 'flag\\{[0-9]+\\}', kind: 'Regex' },
          { flag: 'flag{bait}', isBait: true },
        ],
      },
      extraHints: {
        create: [
          { position: 0, title: 'Tür', content: 'paid', cost: 20 },
          { position: 1, content: 'later', releaseAt: new Date('2099-01-01T06:00Z'), isReleased: false },
        ],
      },
    },
  })
  await services.db.challengeRequirement.create({
    data: { gameId, challengeId: made.id, requiredId: gate.id },
  })
  await attach(
    admin,
    { gameId, challengeId: gate.id },
    { attachmentType: 'Remote', remoteUrl: 'https://example.test/chart?x=1' },
  )
  const fileHash = await uploadFile(admin, chartBytes, 'chart.bin')
  await attach(
    admin,
    { gameId, challengeId: made.id },
    { attachmentType: 'Local', fileHash, fileName: 'Fähre 海図 (1).bin' },
  )
  const each = await challenge.create({
    data: {
      ...common,
      title: 'Each',
      category: 'Pwn',
      type: 'DynamicContainer',
      containerImage: 'ghcr.io/event/each:2',
      containerExposePort: 1337,
      memoryLimitMib: 512,
      flagTemplate: 'flag{[GUID]}',
      scoreCurve: 'Table',
      scoreTable: [300, 200, 100],
      originalScore: 300,
      flags: { create: [{ flag: 'flag{bait}', isBait: true }, { flag: 'flag{of one team}' }] },
    },
  })
  return { chart: made.id, gate: gate.id, each: each.id }
}
