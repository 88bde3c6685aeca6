import { readCtfcli } from '../../challenge-file/ctfcli/read-ctfcli.ts'
import type { ReadChallenge } from '../../challenge-file/read-files.ts'
import { readYaml } from '../../challenge-file/yaml.ts'
import type { ChallengePlan } from '../plan/challenge-plan.ts'
import type { GameChallenge } from '../game-challenges.ts'
import type { PlannedItem } from '../plan/plan-import.ts'
import { planChallenge } from '../plan/plan-challenge.ts'
import { writeChallenge } from './write-challenge.ts'

const flagText = ({ kind, flag }: { kind: string; flag: string }) => `${kind} ${flag}`

/** The values that a file gives to a new challenge, as texts. */
function valuesOf({ update, addFlags, extraHints, enable }: ChallengePlan): Map<string, string> {
  const { content, originalScore, minScoreRate, decaySolves, scoreCurve, source: _source, ...others } = update
  const values = {
    ...others,
    value: originalScore,
    minimum: minScoreRate,
    decay: decaySolves,
    function: scoreCurve,
    description: content?.replaceAll('\r\n', '\n').trim(),
    flags: addFlags.map(flagText).toSorted(),
    extraHints: extraHints?.map(({ title, content, cost }) => [title, content, cost]),
    state: enable,
  }
  return new Map(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]))
}

const titlesOf = ({ requirements = [] }: { requirements?: string[] }) =>
  JSON.stringify([...new Set(requirements)].toSorted())

/** Keys whose values on the platform are not those of the file, also where an import would not change them. */
function missingValues(read: ReadChallenge, challenge: GameChallenge): string[] {
  const [written] = readCtfcli({
    document: readYaml(writeChallenge(challenge, { files: [] }).text),
    folderName: '',
    folders: [],
    beside: { text: () => undefined, list: () => ({ files: [], leftOut: [] }) },
    options: {},
  })
  if (!written) return []
  const held = valuesOf(planChallenge({ ...written, sourceKey: '' }, undefined, undefined))
  const given = valuesOf(planChallenge(read, undefined, undefined))
  const keys = [...new Set([...held.keys(), ...given.keys()])].filter(
    (key) => held.get(key) !== given.get(key),
  )
  if (titlesOf(written) !== titlesOf(read)) keys.push('requirements')
  const hasFile = challenge.challengeAttachment !== null && challenge.challengeAttachment.type !== 'None'
  return hasFile && read.files.length === 0 ? [...keys, 'files'] : keys
}

/** Keys of a file whose values on the platform are others. */
export function differencesOf({ read, report, plan }: PlannedItem): string[] {
  const missing = plan.existing ? missingValues(read, plan.existing) : []
  return [...new Set([...report.changed, ...missing])]
}
