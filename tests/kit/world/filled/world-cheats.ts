import type { Actor } from '../../calls/actor.ts'
import { graphqlApi as api } from '../../calls/apis.ts'
import { uploadFile } from '../../calls/forms.ts'

type Flags = { game: { challenge: { flags: { flag: string; holderTeamName: string | null }[] } } }

/**
 * Creates a challenge with a file and a flag per team and returns its id. The first player opens and solves it. Two
 * other teams submit that flag: the second has opened the challenge, the third has not. The second also submits a bait.
 */
export async function addCheats(admin: Actor, gameId: number, players: readonly Actor[]): Promise<number> {
  const [owner, opener, stranger] = players
  if (!owner || !opener || !stranger) throw new Error('cheats take three teams')
  const challenge = { title: 'Sealed Orders', category: 'Forensics', type: 'DynamicAttachment' }
  const created = await api.createChallenge(admin, gameId, challenge)
  if (!created.ok) throw new Error(`no challenge: ${JSON.stringify(created)}`)
  const challengeId = created.value
  const flags = []
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const fileHash = await uploadFile(
      admin,
      new TextEncoder().encode(`Orders ${number}`),
      `orders-${number}.txt`,
    )
    flags.push({ flag: `flag{steer_for_buoy_${number}}`, attachmentType: 'Local', fileHash })
  }
  const bait = 'flag{set_the_false_lights}'
  await admin.mutate('createFlags', { gameId, challengeId, flags: [...flags, { flag: bait, isBait: true }] })
  const content = 'Each crew has orders of its own. Break the seal, and keep them to yourselves.'
  await admin.mutate('updateChallenge', { gameId, challengeId, content, isEnabled: true })

  await api.challenge(owner, gameId, challengeId)
  const { game } = await admin.query<Flags>(
    `query ($gameId: Int!, $challengeId: Int!) {
       game: gameByDatabaseId(databaseId: $gameId) { challenge: challengeByDatabaseId(databaseId: $challengeId) { flags { flag holderTeamName } } } }`,
    { gameId, challengeId },
  )
  const held = game.challenge.flags.find(({ holderTeamName }) => holderTeamName !== null)?.flag ?? ''
  await api.challenge(opener, gameId, challengeId)
  await api.submit(owner, gameId, challengeId, held)
  await api.submit(opener, gameId, challengeId, held)
  await api.submit(stranger, gameId, challengeId, held)
  await api.submit(opener, gameId, challengeId, bait)
  return challengeId
}
