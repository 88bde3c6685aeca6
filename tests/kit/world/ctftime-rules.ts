type Value = Record<string, unknown>

const membersOfTeam = ['pos', 'team', 'score', 'taskStats', 'lastAccept', 'outward']
const isSeconds = (value: unknown) => Number.isInteger(value) && Number(value) > 0 && Number(value) < 1e11
const isScore = (value: unknown) => typeof value === 'number' && Number(value.toFixed(4)) === value

/** The violations of the rules of a scoreboard feed in the text: https://ctftime.org/json-scoreboard-feed */
export function ctftimeFaults(text: string): string[] {
  const faults: string[] = []
  const check = (isRight: boolean, fault: string) => void (isRight || faults.push(fault))
  check(/^[\x20-\x7e]*$/.test(text), 'the text is not ASCII')
  const { tasks, standings, ...others } = JSON.parse(text) as Value
  check(Object.keys(others).length === 0, `unknown members: ${Object.keys(others).join()}`)
  if (!Array.isArray(standings)) return [...faults, 'there is no list of standings']
  const names = Array.isArray(tasks) ? (tasks as unknown[]) : null
  check(tasks === undefined || names !== null, 'the tasks are no list')
  check(new Set(names).size === (names ?? []).length, 'two tasks have one name')
  let last = 0
  for (const [index, row] of (standings as Value[]).entries()) {
    const say = (isRight: boolean, fault: string) => check(isRight, `standing ${index}: ${fault}`)
    const unknown = Object.keys(row).filter((key) => !membersOfTeam.includes(key))
    say(unknown.length === 0, `unknown members: ${unknown.join()}`)
    say(typeof row['team'] === 'string' && row['team'] !== '', 'the team has no name')
    say('pos' in row || 'score' in row, 'it has neither a place nor a score')
    say(!('score' in row) || isScore(row['score']), 'the score is no number of at most four decimals')
    say(!('pos' in row) || Number(row['pos']) > last, 'the places do not rise')
    say('pos' in row !== (row['outward'] === true), 'a guest has a place, or another team has none')
    say(!('lastAccept' in row) || isSeconds(row['lastAccept']), 'lastAccept is no time in seconds')
    say((names !== null) === 'taskStats' in row, 'taskStats belong to every standing of a feed with tasks')
    last = Number(row['pos'] ?? last)
    for (const [task, stats] of Object.entries((row['taskStats'] ?? {}) as Record<string, Value>)) {
      say(names?.includes(task) ?? false, `${task} is no task`)
      say(!('points' in stats) || isScore(stats['points']), `the points of ${task} are no score`)
      say(!('time' in stats) || isSeconds(stats['time']), `the time of ${task} is no time in seconds`)
    }
  }
  return faults
}
