import type { FieldLabels } from '../../../forms/ChangedNote.tsx'
import type { TFunction } from '../../../i18n/translate.ts'
import type { ChallengeValues } from './challenge-values.ts'

/** The names of the fields of a challenge's form. */
export function challengeLabels(t: TFunction): FieldLabels<ChallengeValues> {
  return {
    title: t('adminChallenge.title'),
    category: t('adminChallenge.category'),
    content: t('adminChallenge.content'),
    hints: t('adminChallenge.hints'),
    extraHints: t('adminChallenge.hintKind.extra'),
    flagTemplate: t('adminChallenge.template'),
    fileName: t('adminChallenge.fileName'),
    containerImage: t('adminChallenge.image'),
    containerExposePort: t('adminChallenge.limit.containerExposePort'),
    cpuTenths: t('adminChallenge.limit.cpuTenths'),
    memoryLimitMib: t('adminChallenge.limit.memoryLimitMib'),
    storageLimitMib: t('adminChallenge.limit.storageLimitMib'),
    enableTrafficCapture: t('adminChallenge.capture'),
    warmInstances: t('adminChallenge.warm'),
    disableBloodBonus: t('adminChallenge.bloodBonus'),
    releaseAt: t('adminChallenge.releaseAt'),
    closeAt: t('adminChallenge.closeAt'),
    submissionLimit: t('adminChallenge.attempts.limit'),
    attemptMode: t('adminChallenge.attempts.mode'),
    cooldownSeconds: t('adminChallenge.attempts.pause'),
    requiredChallengeIds: t('adminChallenge.unlock.required'),
    unlockCount: t('adminChallenge.unlock.count'),
    lockedView: t('adminChallenge.unlock.view'),
    originalScore: t('adminChallenge.full'),
    minPercent: t('adminChallenge.floor'),
    minPoints: t('adminChallenge.floor'),
    decaySolves: t('adminChallenge.decay'),
    decidesTies: t('adminChallenge.decidesTies'),
    scoreCurve: t('adminChallenge.curves.label'),
    scoreTable: t('adminChallenge.curves.rows'),
  }
}
