import type { AdjustmentFacts, AnswerFacts, ChallengeFacts, Facts, TeamFacts } from './board-rows.ts'

// A second implementation of the scoring rules, written for clarity and not for speed. Tests compare the platform's
// board with it. It counts solves and adjustments from the rows.

const categories =
  'Misc Crypto Pwn Web Reverse Blockchain Forensics Hardware Mobile PPC AI Pentest OSINT'.split(' ')
const types = ['FirstBlood', 'SecondBlood', 'ThirdBlood']
const never = -62_135_596_800_000

type Solve = AnswerFacts & { place: number; type: string; score: number }

export function referenceBoard({ game, teams, challenges, answers, adjustments }: Facts) {
  const byTime = answers.toSorted((a, b) => a.time - b.time || a.id - b.id)
  const firsts = byTime.filter(
    (answer, place) =>
      byTime.findIndex(
        (other) =>
          other.participationId === answer.participationId && other.challengeId === answer.challengeId,
      ) === place,
  )
  const counted = firsts.filter(
    ({ time, participationId, challengeId }) =>
      time >= game.start &&
      time < game.end &&
      teams.some(
        (team) => team.participationId === participationId && !team.hiddenChallengeIds.includes(challengeId),
      ),
  )
  const onBoard = challenges
    .filter(
      ({ id, isHiddenUntilSolved }) => !isHiddenUntilSolved || counted.some((one) => one.challengeId === id),
    )
    .toSorted(
      (a, b) =>
        categories.indexOf(a.category) - categories.indexOf(b.category) ||
        (a.title < b.title ? -1 : a.title > b.title ? 1 : a.id - b.id),
    )
  const solvesOf = new Map(
    onBoard.map((challenge) => [challenge.id, solvesOn(challenge, counted, { game, teams })]),
  )

  const items = teams.map((team) => {
    const solves = [...solvesOf.values()]
      .flat()
      .filter(({ participationId }) => participationId === team.participationId)
      .toSorted((a, b) => a.time - b.time || a.id - b.id)
    const changes = changesOf(team, { game, adjustments })
    const total = [...solves.map(({ score }) => score), ...changes.map(({ points }) => points)]
    const score = Math.max(
      0,
      total.reduce((sum, points) => sum + points, 0),
    )
    return { team, solves, changes, score }
  })
  items.sort(
    (a, b) =>
      Number(b.team.standing === 'Ranked') - Number(a.team.standing === 'Ranked') ||
      b.score - a.score ||
      compare(changedTime(a, challenges), changedTime(b, challenges)) ||
      a.team.participationId - b.team.participationId,
  )
  const divisions = [...new Set(items.flatMap(({ team }) => team.division ?? []))]
  const best = (list: typeof items) => list.slice(0, 10).map((item) => timeline(item))
  return {
    bloodBonus: game.bloodBonusPoints.length > 0 ? 0 : game.bloodBonus,
    timeLines: {
      ...Object.fromEntries(
        divisions.map((name) => [name, best(items.filter(({ team }) => team.division === name))]),
      ),
      all: best(items.filter(({ team }) => team.standing === 'Ranked')),
    },
    challenges: Object.fromEntries(
      [...new Set(onBoard.map(({ category }) => category))].map((name) => [
        name,
        onBoard
          .filter(({ category }) => category === name)
          .map((challenge) => challengeInfo(challenge, solvesOf.get(challenge.id) ?? [], teams)),
      ]),
    ),
    challengeCount: onBoard.length,
    items: items.map(({ team, solves, score }, place) => ({
      id: team.id,
      name: team.name,
      bio: team.bio,
      division: team.division,
      avatar: team.avatar,
      score,
      rank: place + 1,
      divisionRank:
        team.division === null
          ? null
          : items.slice(0, place + 1).filter((other) => other.team.division === team.division).length,
      lastSubmissionTime: solves.at(-1)?.time ?? never,
      solvedChallenges: solves.map(({ challengeId, score: points, type, userName, time }) => ({
        id: challengeId,
        score: points,
        type,
        userName,
        time,
      })),
      solvedCount: solves.length,
    })),
  }
}

function solvesOn(
  challenge: ChallengeFacts,
  counted: AnswerFacts[],
  { game, teams }: Pick<Facts, 'game' | 'teams'>,
): Solve[] {
  const { bloodBonus, bloodBonusPoints } = game
  const solves = counted.filter(({ challengeId }) => challengeId === challenge.id)
  const worth = valueOf(challenge, lowering(solves, teams))
  return solves.map((solve, index) => {
    const takers = solves.slice(0, index + 1).filter((other) => takesPlace(other, teams))
    const place = takesPlace(solve, teams) ? takers.length - 1 : Infinity
    const isBlood = place < 3 && !challenge.disableBloodBonus
    const hasPoints = bloodBonusPoints.length > 0
    const extra = challenge.disableBloodBonus ? 0 : (bloodBonusPoints[place] ?? 0)
    const permille = (bloodBonus >> (20 - 10 * place)) & 1023
    return {
      ...solve,
      place,
      type: (isBlood && types[place]) || 'Normal',
      score: hasPoints ? worth + extra : isBlood && bloodBonus !== 0 ? withBonus(worth, permille) : worth,
    }
  })
}

function teamOf({ participationId }: AnswerFacts, teams: TeamFacts[]): TeamFacts | undefined {
  return teams.find((team) => team.participationId === participationId)
}

/** A granted solve may take no place, and those of some divisions take none. */
function takesPlace(solve: AnswerFacts, teams: TeamFacts[]): boolean {
  return solve.takesBlood && teamOf(solve, teams)?.takesBloods === true
}

/** The number of solves that lower the value. */
function lowering(solves: AnswerFacts[], teams: TeamFacts[]): number {
  return solves.filter((solve) => teamOf(solve, teams)?.lowersValues).length
}

function valueOf(challenge: ChallengeFacts, solves: number): number {
  const { originalScore, minScoreRate, difficulty, scoreCurve, scoreTable } = challenge
  const minimum = Math.floor(originalScore * minScoreRate)
  const later = solves === 0 ? 0 : solves - 1
  if (scoreCurve === 'Fixed') return originalScore
  if (scoreCurve === 'Table') return scoreTable[later] ?? scoreTable.at(-1) ?? NaN
  if (scoreCurve === 'Linear') return Math.max(minimum, Math.ceil(originalScore - difficulty * later))
  if (scoreCurve === 'Logarithmic') {
    const parabola = ((minimum - originalScore) / difficulty ** 2) * later ** 2 + originalScore
    return Math.max(minimum, Math.ceil(parabola))
  }
  if (solves <= 1) return originalScore
  return Math.floor(originalScore * (minScoreRate + (1 - minScoreRate) * Math.exp((1 - solves) / difficulty)))
}

/** Rounds in single precision, half to even. */
function withBonus(score: number, permille: number): number {
  const exact = Math.fround(score * Math.fround(Math.fround(permille / 1000) + 1))
  const below = Math.floor(exact)
  if (exact - below === 0.5) return below + (below % 2)
  return Math.round(exact)
}

/** The adjustments of a team that count, in order of time. What was given before the start counts from the start on. */
export function changesOf(
  { participationId: id }: Pick<TeamFacts, 'participationId'>,
  { game, adjustments }: Pick<Facts, 'game' | 'adjustments'>,
): AdjustmentFacts[] {
  return adjustments
    .filter(({ participationId }) => participationId === id)
    .filter(({ points }) => points !== 0)
    .map((adjustment) => ({ ...adjustment, time: Math.max(game.start, adjustment.time) }))
    .toSorted((a, b) => a.time - b.time || a.id - b.id)
}

type Item = { team: TeamFacts; solves: Solve[]; changes: AdjustmentFacts[] }

/** The time of the last event that changed the score, solves of challenges that do not decide ties aside. */
function changedTime({ solves, changes }: Item, challenges: ChallengeFacts[]): number {
  const silent = challenges.filter(({ decidesTies }) => !decidesTies).map(({ id }) => id)
  const events = [
    ...solves.map(({ time, score, challengeId }) => ({
      time,
      points: score,
      decides: !silent.includes(challengeId),
    })),
    ...changes.map(({ time, points }) => ({ time, points, decides: true })),
  ].toSorted((a, b) => a.time - b.time)
  let total = 0
  let last = Infinity
  for (const { time, points, decides } of events) {
    const before = Math.max(0, total)
    total += points
    if (decides && Math.max(0, total) !== before) last = time
  }
  return last
}

function compare(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function timeline({ team, solves, changes }: Item) {
  const all = [
    ...solves.map(({ time, score }) => ({ time, points: score })),
    ...changes.map(({ time, points }) => ({ time, points })),
  ].toSorted((a, b) => a.time - b.time)
  let total = 0
  return {
    id: team.id,
    name: team.name,
    items: all.map(({ time, points }) => ({ time, score: Math.max(0, (total += points)) })),
  }
}

function challengeInfo(challenge: ChallengeFacts, solves: Solve[], teams: TeamFacts[]) {
  const bloods = solves.filter(({ type }) => type !== 'Normal')
  return {
    id: challenge.id,
    title: challenge.title,
    category: challenge.category,
    score: valueOf(challenge, lowering(solves, teams)),
    solved: solves.filter((solve) => teamOf(solve, teams)?.standing !== 'Tester').length,
    bloods: bloods.map((solve) => {
      const team = teams.find(({ participationId }) => participationId === solve.participationId)
      return { id: team?.id, name: team?.name, avatar: team?.avatar, submitTimeUtc: solve.time }
    }),
    disableBloodBonus: challenge.disableBloodBonus,
  }
}
