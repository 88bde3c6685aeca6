import type { FieldLabels } from '../../../../forms/ChangedNote.tsx'
import type { TFunction } from '../../../../i18n/translate.ts'
import type { GameValues } from './game-values.ts'

/** The names of the fields of a game's form. */
export function gameLabels(t: TFunction): FieldLabels<GameValues> {
  return {
    title: t('adminGames.title'),
    summary: t('adminGame.summary'),
    content: t('adminGame.content'),
    hidden: t('adminGame.hidden'),
    start: t('adminGames.start'),
    end: t('adminGames.end'),
    freezeAt: t('adminGame.freeze'),
    practiceMode: t('adminGame.practice'),
    hasFlagBox: t('adminGame.flagBox'),
    hasCompatibleApis: t('adminGame.compatible'),
    acceptWithoutReview: t('adminGame.withoutReview'),
    inviteCode: t('adminGame.inviteCode'),
    divisions: t('adminGame.divisions'),
    teamMemberCountLimit: t('adminGame.memberLimit'),
    containerCountLimit: t('adminGame.containerLimit'),
    bloodBonus: t('adminGame.bonus'),
    bonusUnit: t('adminGame.bonusUnit'),
    bonusPoints: t('adminGame.bonusPoints'),
    writeupRequired: t('adminGame.writeupRequired'),
    writeupDeadline: t('adminGame.writeupDeadline'),
    writeupNote: t('adminGame.writeupNote'),
    playerWriteups: t('adminGame.playerWriteups.label'),
    certificateRule: t('certificate.rule'),
    certificateTeamLimit: t('certificate.teamLimit'),
    certificateText: t('certificate.words'),
    certificateSignature: t('certificate.signature'),
  }
}
