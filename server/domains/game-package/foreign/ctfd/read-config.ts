import type { RowOf } from '../../documents.ts'
import type { ForeignGame } from '../foreign-game.ts'
import { gameDefaults } from '../game-defaults.ts'
import type { CtfdExport } from './ctfd-export.ts'

export type Config = ReadonlyMap<string, string>
type AttemptRule = Pick<RowOf<'challenges.jsonl'>, 'attemptMode' | 'cooldownSeconds'>

const dayMs = 86_400_000
/** The timeout of CTFd without a setting. */
const usualTimeoutSeconds = 300
/** The longest pause after wrong answers here. */
const mostCooldownSeconds = 86_400
/** Settings that are read, here or by the other readers. */
const read: ReadonlySet<string> = new Set([
  'ctf_name',
  'ctf_description',
  'user_mode',
  'start',
  'end',
  'freeze',
  'team_size',
  'view_after_ctf',
  'max_attempts_behavior',
  'max_attempts_timeout',
])
/** Settings of the installation, many of them secrets. */
const ofInstallation =
  /^(ctf_version|ctf_theme|setup|(mail|oauth|import|version|update|next_update)_.*|mail(from|gun)_.*)$/
/** The values of settings that change nothing, which an export has as well. */
const usual: Readonly<Record<string, readonly string[]>> = {
  challenge_visibility: ['public'],
  score_visibility: ['public'],
  account_visibility: ['public'],
  registration_visibility: ['public'],
  challenge_ratings: ['public'],
  name_changes: ['1', 'true'],
  team_creation: ['1', 'true'],
}
const off = ['', '0', 'false', 'none', 'disabled']

/** The game of the configuration. */
export function readConfig({ tables, game, now }: CtfdExport, config: Config): void {
  const of = (key: string) => config.get(key) ?? ''
  const dates = tables.submissions.map(({ date }) => date / 1000)
  const first = dates.reduce((least, date) => Math.min(least, date), Infinity)
  const last = dates.reduce((most, date) => Math.max(most, date), -Infinity)
  const start = secondsOf(of('start')) ?? (first === Infinity ? now.getTime() : Math.floor(first))
  const openEnd = Math.max(last === -Infinity ? 0 : Math.floor(last) + 1, start + dayMs)
  const end = Math.max(secondsOf(of('end')) ?? openEnd, start + 1000)
  if (!of('start')) game.change('config.start', new Date(start).toISOString())
  if (secondsOf(of('end')) !== end) game.change('config.end', new Date(end).toISOString())
  const freeze = secondsOf(of('freeze'))
  const hasFreeze = freeze !== null && freeze > start && freeze < end
  if (freeze !== null && !hasFreeze) game.lose('config.freeze')
  noteOthers(game, config)
  const index = tables.pages.find(({ route }) => route === 'index')
  game.add(
    'game.json',
    {
      ...gameDefaults,
      title: of('ctf_name') || 'CTFd',
      summary: of('ctf_description'),
      content: index?.content ?? '',
      practiceMode: ['1', 'true'].includes(of('view_after_ctf').toLowerCase()),
      // CTFd has no review of teams.
      acceptWithoutReview: true,
      inviteCode: null,
      teamMemberCountLimit:
        of('user_mode') === 'users' ? 1 : Math.max(0, Math.trunc(Number(of('team_size')) || 0)),
      containerCountLimit: 3,
      posterHash: null,
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
      freezeAt: hasFreeze ? new Date(freeze).toISOString() : null,
      writeupRequired: false,
      writeupDeadline: new Date(end).toISOString(),
      writeupNote: '',
      bloodBonus: 0,
      createdAt: new Date(Math.min(start, now.getTime())).toISOString(),
    },
    { document: 'db/config.json', member: '' },
  )
}

/** Names each other setting that has a value. The value can be a secret, so only that of a visibility is shown. */
function noteOthers(game: ForeignGame, config: Config): void {
  for (const [key, value] of config) {
    if (read.has(key) || ofInstallation.test(key)) continue
    const isUsual = (usual[key] ?? off).includes(value.toLowerCase()) || value === ''
    if (!isUsual) game.lose(key.endsWith('_visibility') ? `config.${key}: ${value}` : `config.${key}`)
  }
}

/** What happens after the most wrong answers: CTFd accepts no further one, or none for a time. */
export function attemptRuleOf(game: ForeignGame, config: Config): AttemptRule {
  if (config.get('max_attempts_behavior') !== 'timeout')
    return { attemptMode: 'Lockout', cooldownSeconds: 60 }
  const text = config.get('max_attempts_timeout') || String(usualTimeoutSeconds)
  const seconds = Math.min(mostCooldownSeconds, Math.max(1, Math.trunc(Number(text)) || usualTimeoutSeconds))
  if (String(seconds) !== text) game.change(`config.max_attempts_timeout: ${text}`, String(seconds))
  return { attemptMode: 'Cooldown', cooldownSeconds: seconds }
}

/** Milliseconds of a text of seconds; null for an empty text and for anything else. */
function secondsOf(text: string): number | null {
  const seconds = /^\d{1,11}(\.\d+)?$/.test(text) ? Math.trunc(Number(text)) : 0
  return seconds > 0 && seconds < 253_402_300_800 ? seconds * 1000 : null
}
