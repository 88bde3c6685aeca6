import { gameDefaults } from '../game-defaults.ts'
import type { CtfdExport } from './ctfd-export.ts'

type Config = ReadonlyMap<string, string>

const dayMs = 86_400_000
const visibilities = [
  'challenge_visibility',
  'score_visibility',
  'account_visibility',
  'registration_visibility',
] as const
/** Settings with a file or a text that players see and that Halyard does not have. */
const seen = [
  'ctf_logo',
  'ctf_banner',
  'ctf_small_icon',
  'theme_header',
  'theme_footer',
  'robots_txt',
] as const

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
  for (const key of visibilities) if (of(key) && of(key) !== 'public') game.lose(`config.${key}: ${of(key)}`)
  for (const key of seen) if (of(key)) game.lose(`config.${key}`)
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

/** Milliseconds of a text of seconds; null for an empty text and for anything else. */
function secondsOf(text: string): number | null {
  const seconds = /^\d{1,11}(\.\d+)?$/.test(text) ? Math.trunc(Number(text)) : 0
  return seconds > 0 && seconds < 253_402_300_800 ? seconds * 1000 : null
}
