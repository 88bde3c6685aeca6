import type { Random } from './random.ts'
import { anyJson, anyText, damaged, type Known } from './values.ts'

const end = '\u001E'
const handshake = { protocol: 'json', version: 1 }

/** A handshake and some messages of a client, mostly valid and in the right order, as the texts of frames. */
export function hubMessages(random: Random, known: Known): string[] {
  const messages: unknown[] = random.chance(0.9) ? [handshake] : []
  const count = random.below(5)
  for (let index = 0; index < count; index += 1) messages.push(messageOf(random, known))
  const texts = messages.map((message) => {
    const text = `${JSON.stringify(message) ?? ''}${end}`
    return random.chance(0.05) ? damaged(random, text) : text
  })
  return random.chance(0.2) ? [texts.join('')] : texts
}

function messageOf(random: Random, known: Known): unknown {
  const invocationId = random.pick(['1', '', 'x'.repeat(5000), null, 7])
  const target = random.pick(['ReceivedGameNotice', 'ReceivedLog', 'toString', anyText(random, known)])
  return random.pick([
    { type: 6 },
    { type: 1, target, arguments: [anyJson(random, known)], invocationId },
    { type: 4, target, arguments: [], invocationId, streamIds: anyJson(random, known) },
    { type: 5, invocationId },
    { type: 3, invocationId, result: anyJson(random, known) },
    { type: 7, error: anyText(random, known) },
    { ...handshake, version: random.pick([1, 2, '1']), protocol: random.pick(['json', 'messagepack']) },
    anyJson(random, known),
  ])
}
