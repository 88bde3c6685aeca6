import type {
  PlayerWriteups,
  UpdateGameInput,
} from '../../../../__generated__/useUpdateGameMutation.graphql.ts'
import { bonusPercent, bonusPermille, type BonusPercent } from '../../blood-bonus.ts'
import { bonusPointsOf } from './bonus-points.ts'
import type { Draft } from '../../../../forms/useDraft.ts'
import type { FieldErrors } from '../../../../relay/useMutationResult.ts'
import type { CertificateValues } from '../../../certificate/certificate-values.ts'

/** The fields of a game as its form holds them. Times are ISO 8601. */
export type GameValues = CertificateValues & {
  title: string
  summary: string
  content: string
  hidden: boolean
  start: string
  end: string
  /** Empty without a freeze. */
  freezeAt: string
  practiceMode: boolean
  hasFlagBox: boolean
  hasCompatibleApis: boolean
  acceptWithoutReview: boolean
  inviteCode: string
  divisions: readonly string[]
  teamMemberCountLimit: number | null
  containerCountLimit: number | null
  bloodBonus: BonusPercent
  bonusUnit: 'percent' | 'points'
  /** Extra points of the first solves, as typed. */
  bonusPoints: string
  writeupRequired: boolean
  writeupDeadline: string
  writeupNote: string
  playerWriteups: PlayerWriteups
}

/** The props of every section of the form. */
export type GameSectionProps = { draft: Draft<GameValues>; errors: FieldErrors }

type StoredGame = Omit<
  GameValues,
  'inviteCode' | 'bloodBonus' | 'bonusUnit' | 'bonusPoints' | 'writeupNote' | 'freezeAt'
> & {
  freezeAt: string | null | undefined
  inviteCode: string | null | undefined
  writeupNote: string | null | undefined
  bloodBonus: { first: number; second: number; third: number }
  bloodBonusPoints: readonly number[]
}

export function gameValues(game: StoredGame): GameValues {
  return {
    title: game.title,
    summary: game.summary,
    content: game.content,
    hidden: game.hidden,
    start: game.start,
    end: game.end,
    freezeAt: game.freezeAt ?? '',
    practiceMode: game.practiceMode,
    hasFlagBox: game.hasFlagBox,
    hasCompatibleApis: game.hasCompatibleApis,
    acceptWithoutReview: game.acceptWithoutReview,
    inviteCode: game.inviteCode ?? '',
    divisions: game.divisions,
    teamMemberCountLimit: game.teamMemberCountLimit,
    containerCountLimit: game.containerCountLimit,
    bloodBonus: bonusPercent(game.bloodBonus),
    bonusUnit: game.bloodBonusPoints.length > 0 ? 'points' : 'percent',
    bonusPoints: game.bloodBonusPoints.join(', '),
    writeupRequired: game.writeupRequired,
    writeupDeadline: game.writeupDeadline,
    writeupNote: game.writeupNote ?? '',
    playerWriteups: game.playerWriteups,
    certificateRule: game.certificateRule,
    certificateTeamLimit: game.certificateTeamLimit,
    certificateText: game.certificateText,
    certificateSignature: game.certificateSignature,
  }
}

/** The update input: only changed fields. An empty limit means unlimited. */
export function gameInput(
  gameId: string,
  changes: Partial<Omit<GameValues, keyof CertificateValues>>,
  values: GameValues,
): UpdateGameInput {
  const { bloodBonus, bonusUnit, bonusPoints, freezeAt, teamMemberCountLimit, containerCountLimit, ...rest } =
    changes
  return {
    gameId,
    ...rest,
    ...(freezeAt === undefined ? {} : { freezeAt: freezeAt === '' ? null : freezeAt }),
    ...(bloodBonus === undefined ? {} : { bloodBonus: bonusPermille(bloodBonus) }),
    ...(bonusUnit === undefined && bonusPoints === undefined ? {} : { bloodBonusPoints: pointsNow(values) }),
    ...(teamMemberCountLimit === undefined ? {} : { teamMemberCountLimit: teamMemberCountLimit ?? 0 }),
    ...(containerCountLimit === undefined ? {} : { containerCountLimit: containerCountLimit ?? 0 }),
  }
}

function pointsNow({ bonusUnit, bonusPoints }: GameValues): number[] {
  return bonusUnit === 'points' ? (bonusPointsOf(bonusPoints) ?? []) : []
}

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Twelve unambiguous letters and digits: 59 bits. */
export function randomInviteCode(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(12))
  const code = [...bytes].map((value) => LETTERS.charAt(value % LETTERS.length)).join('')
  return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`
}
