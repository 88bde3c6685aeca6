import { numberOption, readArguments, requireNoArguments, timeOption } from '../arguments.ts'
import type { HalyardClient } from '../client/client.ts'
import { challengeOption, teamOption } from '../correct/find-rows.ts'
import { previewLines } from '../correct/preview-lines.ts'
import { applyCorrection, previewCorrection, type Action } from '../correct/send-correction.ts'
import { CliError, UsageError } from '../errors.ts'
import { gameOption } from '../games.ts'
import { countOf } from '../import/report.ts'
import { connectSignedIn } from '../settings.ts'

const common = {
  game: { type: 'string' },
  team: { type: 'string' },
  challenge: { type: 'string' },
  reason: { type: 'string' },
  apply: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  url: { type: 'string' },
} as const
const selection = {
  since: { type: 'string' },
  until: { type: 'string' },
  submission: { type: 'string', multiple: true },
} as const

type Common = {
  game?: string
  team?: string
  challenge?: string
  reason?: string
  apply: boolean
  json: boolean
  url?: string
}
type Selection = Common & { since?: string; until?: string; submission?: string[] }

const time = (name: string, value: string | undefined) =>
  value === undefined ? undefined : timeOption(name, value).toISOString()

/** The members of a request that select solves. @throws UsageError without any */
function selectionOf({ team, challenge, since, until, submission }: Selection) {
  if ([team, challenge, since, until, submission].every((value) => value === undefined)) {
    throw new UsageError('Select solves by --team, --challenge, --since, --until or --submission.')
  }
  return {
    since: time('since', since),
    until: time('until', until),
    submissionIds: submission?.map((id) => numberOption('submission', id)),
  }
}

type Run = { action: Action; values: Common; members: object; onApply?: object }

async function run({ action, values, members, onApply = {} }: Run): Promise<void> {
  const { apply, json, reason } = values
  if (apply && !reason?.trim()) throw new UsageError('--reason is missing.')
  const api = connectSignedIn(values.url)
  const gameId = await gameOption(api, values.game)
  const body = { ...members, ...(await rowsOf(api, gameId, values)) }
  if (apply) {
    const submissionIds = await applyCorrection(api, {
      gameId,
      action,
      body: { ...body, ...onApply, reason },
    })
    console.log(json ? JSON.stringify({ submissionIds }, null, 2) : doneText(action, submissionIds))
    return
  }
  const preview = await previewCorrection(api, { gameId, action, body })
  const count = preview.submissionIds?.length ?? 1
  if (count === 0) throw new CliError('No solves match this selection.')
  if (json) return console.log(JSON.stringify(preview, null, 2))
  const solves = countOf(count, 'solve')
  console.log(
    [
      ...previewLines(preview),
      '',
      `This would ${action} ${solves}. Nothing is written. Add --apply and --reason to write it.`,
    ].join('\n'),
  )
}

async function rowsOf(api: HalyardClient, gameId: number, { team, challenge }: Common) {
  return {
    teamId: team === undefined ? undefined : await teamOption(api, gameId, team),
    challengeId: challenge === undefined ? undefined : await challengeOption(api, gameId, challenge),
  }
}

const past = { void: 'Voided', restore: 'Restored', grant: 'Granted' }

function doneText(action: Action, submissionIds: number[]): string {
  return `${past[action]} ${countOf(submissionIds.length, 'solve')}, submissions: ${submissionIds.join(', ')}`
}

const actions: Record<Action, (args: string[]) => Promise<void>> = {
  void(args) {
    const { values, positionals } = readArguments(args, {
      ...common,
      ...selection,
      'no-answer-again': { type: 'boolean', default: false },
    })
    requireNoArguments(positionals)
    const onApply = { mayAnswerAgain: !values['no-answer-again'] }
    return run({ action: 'void', values, members: selectionOf(values), onApply })
  },
  restore(args) {
    const { values, positionals } = readArguments(args, { ...common, ...selection })
    requireNoArguments(positionals)
    return run({ action: 'restore', values, members: selectionOf(values) })
  },
  grant(args) {
    const { values, positionals } = readArguments(args, {
      ...common,
      at: { type: 'string' },
      'takes-blood': { type: 'boolean', default: false },
    })
    requireNoArguments(positionals)
    if (values.team === undefined) throw new UsageError('--team is missing: the id or the name of a team.')
    if (values.challenge === undefined)
      throw new UsageError('--challenge is missing: the id or the title of a challenge.')
    const members = { at: time('at', values.at), takesBlood: values['takes-blood'] }
    return run({ action: 'grant', values, members })
  },
}

/** Corrects solves of a game. Without `--apply` it shows what would move. */
export async function correct([action = '', ...args]: string[]): Promise<void> {
  if (Object.hasOwn(actions, action)) return actions[action as Action](args)
  throw new UsageError('Missing or unknown action. Use "halyard correct void", "restore" or "grant".')
}
