import { bloodBonusParts, validBloodBonus } from '../../../rules/scoring/blood-bonus.ts'
import type { InputOf } from '../../client/client.ts'
import { CliError } from '../../errors.ts'
import { momentOf } from '../values/moment.ts'
import { warnAboutLosses } from '../losses.ts'
import type { Warn } from '../source.ts'
import { wholeNumber } from '../values/whole-number.ts'
import { isNothing, readYaml, textOf, textsOf, booleanOf, type YamlValue } from '../yaml.ts'

const countRange = { min: 0, max: 2 ** 31 - 1 }

export type EventFile = {
  game: InputOf<'createGame'>
  /** A path or an address; empty without a poster. */
  poster: string
  warnings: string[]
}

/** The options of the command that fill what the file leaves open. */
export type GivenEvent = { title?: string; start?: string; endAfter?: (start: Date) => string | undefined }

/** The value of the file or the given one. @throws CliError if there are both, or none */
function oneOf(key: string, written: string | undefined, given: string | undefined): string {
  if (written && given)
    throw new CliError(`The .gzevent has ${articleOf[key]} ${key} itself. Leave out --${key}.`)
  const value = written || given
  if (!value) throw new CliError(`The .gzevent has no ${key}. Add one, or give it with --${key}.`)
  return value
}

const articleOf: Record<string, string> = { title: 'a', start: 'a', end: 'an' }

/** Reads the `.gzevent` of a gzcli workspace: the settings of a game. @throws CliError */
export function readEvent(source: string, given: GivenEvent = {}): EventFile {
  const file = readYaml(source)
  const warnings: string[] = []
  const warn: Warn = (text) => warnings.push(text)
  const title = oneOf('title', textOf(file['title']), given.title?.trim())
  const start = oneOf('start', timeOf('start', file['start']), given.start)
  const end = oneOf('end', timeOf('end', file['end']), given.endAfter?.(new Date(start)))
  if (end <= start) throw new CliError('The .gzevent ends before it starts. Correct its start or its end.')
  const deadline = timeOf('writeupDeadline', file['writeupDeadline']) ?? end
  const count = (key: string) => wholeNumber(key, file[key], countRange, warn)
  const event: EventFile = {
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
  warnAboutLosses(file, warn)
  return event
}

/** Undefined for a file without this time. @throws CliError for another text */
function timeOf(key: string, value: YamlValue | undefined): string | undefined {
  if (isNothing(value)) return undefined
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
