import type { z } from 'zod'
import type { Challenge, Container } from '../../../prisma/generated/client/client.ts'
import { toAttachment } from '../asset/attachment.ts'
import type { ChallengeValue } from './challenge-value.ts'
import type { challengeBasic, challengeDetail, challengeEdit, containerInfo } from './challenge.shapes.ts'
import { minScore } from '../../../rules/scoring/score-curve.ts'
import { containerEntry, isUp, type TeamContext } from './play/play-challenge.service.ts'
import type { ChallengeToEdit } from './read-challenges.ts'

/** The contract's ChallengeBasic. */
export function toChallengeBasic({
  row,
  value,
}: {
  row: Challenge
  value: ChallengeValue
}): z.output<typeof challengeBasic> {
  const { id, title, category, type, isEnabled, originalScore } = row
  return { id, title, category, type, isEnabled, score: value.score, minScore: minScore(row), originalScore }
}

/** The contract's ChallengeEdit. */
export function toChallengeEdit({ row, flags, value }: ChallengeToEdit): z.output<typeof challengeEdit> {
  const { testContainer } = row
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    category: row.category,
    type: row.type,
    hints: row.hints,
    flagTemplate: row.flagTemplate,
    isEnabled: row.isEnabled,
    acceptedCount: value.solvedCount,
    fileName: row.fileName,
    attachment: toAttachment(row.attachment),
    testContainer: testContainer && isUp(testContainer) ? toContainerInfo(testContainer) : null,
    flags: flags.map(({ id, flag, attachment }) => ({ id, flag, attachment: toAttachment(attachment) })),
    containerImage: row.containerImage,
    memoryLimit: row.memoryLimitMib,
    cpuCount: row.cpuTenths,
    storageLimit: row.storageLimitMib,
    containerExposePort: row.containerExposePort,
    enableTrafficCapture: row.enableTrafficCapture,
    disableBloodBonus: row.disableBloodBonus,
    originalScore: row.originalScore,
    minScoreRate: row.minScoreRate,
    difficulty: row.difficulty,
  }
}

/** The contract's ContainerInfo. */
export function toContainerInfo(container: Container): z.output<typeof containerInfo> {
  const { status, startedAt, expectStopAt } = container
  return {
    status,
    startedAt: startedAt.getTime(),
    expectStopAt: expectStopAt.getTime(),
    entry: containerEntry(container),
  }
}

type Opened = { challenge: Challenge; hints: string[]; value: ChallengeValue; context: TeamContext }

/** The contract's ChallengeDetail. */
export function toChallengeDetail({
  challenge,
  hints,
  value,
  context,
}: Opened): z.output<typeof challengeDetail> {
  const { id, title, content, category, type } = challenge
  return {
    id,
    title,
    content,
    category,
    hints,
    score: value.score,
    type,
    context: {
      closeTime: context.closeTime?.getTime() ?? null,
      instanceEntry: context.instanceEntry,
      url: context.attachment?.url ?? null,
      fileSize: context.attachment?.fileSize ?? null,
    },
  }
}
