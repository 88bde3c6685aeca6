import type { HalyardClient } from '../../cli/client/client.ts'
import type { DemoChallenge } from './game.ts'
import { pick } from './random.ts'

const notices = [
  'Welcome aboard. Questions go to the crew, not to other teams.',
  'The format of flags differs between challenges; read the text before you ask.',
  'A reminder: brute force against the platform helps nobody and is not needed.',
  'Half of the challenges have been solved by somebody. The other half wait.',
  'Remember to drink something.',
] as const

const hints = [
  'Look at what the file is, not at what it is called.',
  'The name of the challenge is the first hint.',
  'It is simpler than it looks.',
  'Read the text aloud.',
] as const

export async function postNotice(admin: HalyardClient, gameId: string): Promise<void> {
  await admin.mutate('createNotice', { gameId, content: pick(notices) }, 'notice { id }')
}

export async function giveHint(
  admin: HalyardClient,
  gameId: string,
  challenge: DemoChallenge,
): Promise<void> {
  const { id: challengeId } = challenge
  await admin.mutate('updateChallenge', { gameId, challengeId, hints: [pick(hints)] }, 'challenge { id }')
}
