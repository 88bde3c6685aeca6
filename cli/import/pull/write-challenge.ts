import { stringify } from 'yaml'
import { challengeDocument, yamlLayout } from '../../../rules/challenge-file/challenge-document.ts'
import type { GameChallenge } from '../game-challenges.ts'

/** The challenge as the text of a file of ctfcli. Values that the file cannot keep are reported. */
export function writeChallenge(
  challenge: GameChallenge,
  written: Parameters<typeof challengeDocument>[1],
): { text: string; warnings: string[] } {
  const { document, warnings } = challengeDocument(challenge, written)
  return { text: stringify(document, yamlLayout), warnings }
}
