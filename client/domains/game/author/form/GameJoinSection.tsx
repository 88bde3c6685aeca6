import { gameLimits } from '../../../../../rules/field-limits.ts'
import { ActionIcon, Anchor, Switch, TagsInput, TextInput, Tooltip } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { Note } from '../../../../components/Note.tsx'
import { useIsPast } from '../../../../time/useIsPast.ts'
import { UnitInput } from '../../../../forms/UnitInput.tsx'
import type { GameSectionProps } from './game-values.ts'
import { randomInviteCode } from './game-values.ts'

export function GameJoinSection({ draft: { values, set }, errors }: GameSectionProps) {
  const { t } = useTranslation()
  const isEnded = useIsPast(values.end)
  // Teams still join an ended game in practice mode.
  const canJoin = !isEnded || values.practiceMode
  return (
    <div className="h-form-section">
      <h3>{t('adminGame.joining')}</h3>
      {canJoin && values.hidden && values.inviteCode.trim() === '' ? (
        <div style={{ marginBottom: 16 }}>
          <Note tone="warn">{t('adminGame.hiddenWithoutCode')}</Note>
        </div>
      ) : null}
      <div className="h-grid-12">
        <TextInput
          className="h-span-6"
          label={t('adminGame.inviteCode')}
          description={t('adminGame.inviteCodeHint')}
          maxLength={gameLimits.inviteCode}
          styles={{ input: { fontFamily: 'var(--h-mono)' } }}
          value={values.inviteCode}
          onChange={(event) => set('inviteCode', event.currentTarget.value)}
          error={errors['inviteCode']}
          rightSection={
            <Tooltip label={t('adminGame.generateCode')}>
              <ActionIcon
                size={28}
                aria-label={t('adminGame.generateCode')}
                onClick={() => set('inviteCode', randomInviteCode())}
              >
                <IconRefresh size={16} stroke={1.75} />
              </ActionIcon>
            </Tooltip>
          }
        />
        <div className="h-span-6">
          <TagsInput
            label={t('adminGame.divisions')}
            description={t('adminGame.divisionsHint')}
            placeholder={values.divisions.length === 0 ? t('adminGame.divisionsPlaceholder') : ''}
            value={[...values.divisions]}
            onChange={(divisions) => set('divisions', divisions)}
            splitChars={[',', ';']}
            acceptValueOnBlur
            error={errors['divisions']}
          />
          <Anchor component={Link} to="../divisions" relative="path" size="sm" mt={4}>
            {t('adminGame.divisionRights')}
          </Anchor>
        </div>
        <UnitInput
          className="h-span-6"
          label={t('adminGame.memberLimit')}
          description={t('adminGame.memberLimitHint')}
          unit={t('adminGame.membersUnit')}
          min={0}
          max={1000}
          allowDecimal={false}
          allowNegative={false}
          value={values.teamMemberCountLimit}
          onChange={(limit) => set('teamMemberCountLimit', limit)}
          error={errors['teamMemberCountLimit']}
        />
        <UnitInput
          className="h-span-6"
          label={t('adminGame.containerLimit')}
          description={t('adminGame.containerLimitHint')}
          unit={t('adminGame.containersUnit')}
          min={0}
          max={1000}
          allowDecimal={false}
          allowNegative={false}
          value={values.containerCountLimit}
          onChange={(limit) => set('containerCountLimit', limit)}
          error={errors['containerCountLimit']}
        />
        <Switch
          className="h-span-12"
          label={t('adminGame.withoutReview')}
          description={t('adminGame.withoutReviewHint')}
          checked={values.acceptWithoutReview}
          onChange={(event) => set('acceptWithoutReview', event.currentTarget.checked)}
        />
      </div>
    </div>
  )
}
