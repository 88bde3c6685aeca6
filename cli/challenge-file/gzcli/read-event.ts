import { bloodBonusParts, validBloodBonus } from '../../../rules/scoring/blood-bonus.ts'
import type { InputOf } from '../../client/client.ts'
import { CliError } from '../../errors.ts'
import { momentOf } from '../values/moment.ts'
import { warnAboutOtherKeys } from '../other-keys.ts'
import type { Warn } from '../source.ts'
import { wholeNumber } from '../values/whole-number.ts'
import { readYaml, textOf, textsOf, booleanOf } from '../yaml.ts'

const knownKeys = [
  ['title', 'start', 'end', 'hidden', 'summary', 'content', 'acceptWithoutReview', 'inviteCode'],
  ['teamMemberCountLimit', 'containerCountLimit', 'practiceMode', 'writeupRequired', 'writeupDeadline'],
  ['writeupNote', 'organizations', 'bloodBonus', 'poster'],
].flat()

const countRange = { min: 0, max: 2 ** 31 - 1 }

export type EventFile = {
  game: InputOf<'createGame'>
  /** A path or an address; empty without a poster. */
  poster: string
  warnings: string[]
}

/** Reads the `.gzevent` of a gzcli workspace: the settings of a game. @throws CliError */
export function readEvent(source: string): EventFile {
  const file = readYaml(source)
  const warnings: string[] = []
  const warn: Warn = (text) => warnings.push(text)
  warnAboutOtherKeys(file, knownKeys, warn)
  const title = textOf(file['title'])
  if (!title) throw new CliError('The .gzevent has no title. Add one.')
  const [start, end] = [requiredTime('start', file['start']), requiredTime('end', file['end'])]
  if (end <= start) throw new CliError('The .gzevent ends before it starts. Correct its start or its end.')
  const deadline = textOf(file['writeupDeadline'])
    ? requiredTime('writeupDeadline', file['writeupDeadline'])
    : end
  const count = (key: string) => wholeNumber(key, file[key], countRange, warn)
  return {
    game: {
      title,
      start,
      end,
      hidden: booleanOf(file['hidden']),
      summary: textOf(file['summary']) || undefined,
      content: textOf(file['content']) || undefined,
      acceptWithoutReview: booleanOf(file['acceptWithoutReview']),
      inviteCode: textOf(file['inviteCode']) || undefined,
      teamMemberCountLimit: count('teamMemberCountLimit'),
      containerCountLimit: count('containerCountLimit'),
      practiceMode: booleanOf(file['practiceMode']),
      writeupRequired: booleanOf(file['writeupRequired']),
      writeupDeadline: deadline,
      writeupNote: textOf(file['writeupNote']) || undefined,
      divisions: textsOf(file['organizations']),
      bloodBonus: bonusOf(count('bloodBonus'), warn),
    },
    poster: textOf(file['poster']),
    warnings,
  }
}

function requiredTime(key: string, value: Parameters<typeof momentOf>[1]): string {
  const time = momentOf(key, value, () => undefined)
  if (time === undefined) {
    throw new CliError(`${key} of the .gzevent is not a time with an offset, such as 2027-03-01T09:00:00Z.`)
  }
  return time
}

/** The parts of a packed number. */
function bonusOf(packed: number | undefined, warn: Warn) {
  if (packed === undefined) return undefined
  if (validBloodBonus(packed) !== packed) {
    warn(`bloodBonus: ${packed} has a part above 1000 permille; the default is used`)
    return undefined
  }
  const [first, second, third] = bloodBonusParts(packed)
  return { first, second, third }
}
