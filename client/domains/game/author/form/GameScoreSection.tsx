import { Select, Switch, TextInput } from '@mantine/core'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { MarkdownEditor } from '../../../../components/markdown/MarkdownEditor.tsx'
import { Segmented } from '../../../../components/controls/Segmented.tsx'
import { Pennant } from '../../../../components/flags/Pennant.tsx'
import { DateTimeField } from '../../../../forms/DateTimeField.tsx'
import { UnitInput } from '../../../../forms/UnitInput.tsx'
import type { GameSectionProps } from './game-values.ts'

const PLACES = [
  { key: 'first', kind: 1 },
  { key: 'second', kind: 2 },
  { key: 'third', kind: 3 },
] as const

const UNITS = ['percent', 'points'] as const

export function GameScoreSection({ draft: { values, set }, errors }: GameSectionProps) {
  const { t } = useTranslation()
  return (
    <div className="h-form-section">
      <h3>{t('adminGame.bonus')}</h3>
      <div className="h-grid-12">
        <div className="h-span-12">
          <Segmented
            label={t('adminGame.bonusUnit')}
            value={values.bonusUnit}
            onChange={(unit) => set('bonusUnit', unit)}
            options={UNITS.map((value) => ({ value, label: t(`adminGame.bonusUnits.${value}`) }))}
          />
        </div>
        {values.bonusUnit === 'points' ? (
          <TextInput
            className="h-span-12"
            label={t('adminGame.bonusPoints')}
            placeholder="50, 30, 20, 10"
            value={values.bonusPoints}
            onChange={(event) => set('bonusPoints', event.currentTarget.value)}
            error={errors['bonusPoints'] ?? errors['bloodBonusPoints']}
          />
        ) : (
          PLACES.map(({ key, kind }) => (
            <UnitInput
              key={key}
              className="h-span-4 h-third"
              label={
                <span className="h-row" style={{ display: 'inline-flex' }}>
                  <Pennant kind={kind} label="" />
                  {t(`blood.${key}`)}
                </span>
              }
              unit="%"
              min={0}
              max={100}
              decimalScale={1}
              step={0.5}
              allowNegative={false}
              value={values.bloodBonus[key]}
              onChange={(percent) => set('bloodBonus', { ...values.bloodBonus, [key]: percent })}
              error={errors[`bloodBonus.${key}`]}
            />
          ))
        )}
        <p className="h-span-12 h-label">
          {t(values.bonusUnit === 'points' ? 'adminGame.bonusPointsHint' : 'adminGame.bonusHint')}
        </p>
      </div>
    </div>
  )
}

const PLAYER_WRITEUPS = ['Off', 'AfterApproval', 'AtOnce'] as const

export function GameWriteupSection({ draft: { values, set }, errors }: GameSectionProps) {
  const { t } = useTranslation()
  // A value that the server has refused can be corrected.
  const isDetailed = values.writeupRequired || Boolean(errors['writeupDeadline'] ?? errors['writeupNote'])
  return (
    <div className="h-form-section">
      <h3>{t('navigation.writeups')}</h3>
      <div className="h-grid-12">
        <Switch
          className={isDetailed ? 'h-span-6' : 'h-span-12'}
          label={t('adminGame.writeupRequired')}
          description={t('adminGame.writeupRequiredHint')}
          checked={values.writeupRequired}
          onChange={(event) => set('writeupRequired', event.currentTarget.checked)}
        />
        {isDetailed ? (
          <>
            <DateTimeField
              className="h-span-6"
              label={t('adminGame.writeupDeadline')}
              value={values.writeupDeadline}
              onChange={(deadline) => set('writeupDeadline', deadline)}
              error={errors['writeupDeadline']}
            />
            <div className="h-span-12">
              <MarkdownEditor
                label={t('adminGame.writeupNote')}
                minRows={4}
                value={values.writeupNote}
                onChange={(note) => set('writeupNote', note)}
                error={errors['writeupNote']}
              />
            </div>
          </>
        ) : null}
        <Select
          className="h-span-12"
          label={t('adminGame.playerWriteups.label')}
          description={t('adminGame.playerWriteups.hint')}
          allowDeselect={false}
          value={values.playerWriteups}
          onChange={(mode) => mode && set('playerWriteups', mode)}
          data={PLAYER_WRITEUPS.map((value) => ({ value, label: t(`adminGame.playerWriteups.${value}`) }))}
          error={errors['playerWriteups']}
        />
      </div>
    </div>
  )
}
