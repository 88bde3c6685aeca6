import { benchReadsInTurns } from './reads/reads-in-turns.ts'
import type { Figure } from './figure.ts'
import { useEveryRule } from './ruled-world.ts'
import { benchSubmissionsInTurns } from './submissions.ts'
import { createWorld } from './world.ts'

/**
 * The costs of a game that uses every rule, with those of the same game without rules as the limits. Both servers are
 * measured in turns, so that other work on the machine disturbs both alike.
 */
export async function benchRules(): Promise<Figure[]> {
  const ruled = await createWorld({ counts: true })
  try {
    await useEveryRule(ruled)
    const plain = await createWorld({ counts: true })
    try {
      return [...(await benchReadsInTurns(ruled, plain)), ...(await benchSubmissionsInTurns(ruled, plain))]
    } finally {
      await plain.dispose()
    }
  } finally {
    await ruled.dispose()
  }
}
