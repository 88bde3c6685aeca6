import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { certificateLimits } from '../../../rules/field-limits.ts'
import type { Draft } from '../../forms/useDraft.ts'
import { UnitInput } from '../../forms/UnitInput.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { FieldErrors } from '../../relay/useMutationResult.ts'
import type { CertificateValues } from './certificate-values.ts'

const RULES = ['Off', 'AllTeams', 'RankedTeams', 'FirstTeams'] as const

type Props = {
  gameNumber: number
  draft: Pick<Draft<CertificateValues>, 'values' | 'set'>
  errors: FieldErrors
}

/** The section of a form that chooses the teams that get a certificate of the game, and its text. */
export function CertificateSection({ gameNumber, draft: { values, set }, errors }: Props) {
  const { t } = useTranslation()
  const isLimited = values.certificateRule === 'FirstTeams'
  return (
    <div className="h-form-section">
      <div className="h-row h-section-head">
        <h3>{t('certificate.panel')}</h3>
        <Button size="xs" component="a" href={`/certificates/games/${gameNumber}/sample.pdf`} target="_blank">
          {t('certificate.preview')}
        </Button>
      </div>
      <div className="h-grid-12">
        <Select
          className={isLimited ? 'h-span-8' : 'h-span-12'}
          label={t('certificate.rule')}
          description={t('certificate.panelHint')}
          allowDeselect={false}
          value={values.certificateRule}
          onChange={(rule) => rule && set('certificateRule', rule)}
          data={RULES.map((value) => ({ value, label: t(`certificate.ruleName.${value}`) }))}
          error={errors['certificateRule']}
        />
        {isLimited ? (
          <UnitInput
            className="h-span-4"
            label={t('certificate.teamLimit')}
            min={1}
            max={certificateLimits.teams}
            allowDecimal={false}
            allowNegative={false}
            value={values.certificateTeamLimit}
            onChange={(limit) => set('certificateTeamLimit', limit ?? 1)}
            error={errors['certificateTeamLimit']}
          />
        ) : null}
        <Textarea
          className="h-span-12"
          label={t('certificate.words')}
          description={t('certificate.wordsHint')}
          maxLength={certificateLimits.text}
          autosize
          minRows={2}
          maxRows={5}
          value={values.certificateText}
          onChange={(event) => set('certificateText', event.currentTarget.value)}
          error={errors['certificateText']}
        />
        <TextInput
          className="h-span-12"
          label={t('certificate.signature')}
          description={t('certificate.signatureHint')}
          maxLength={certificateLimits.signature}
          value={values.certificateSignature}
          onChange={(event) => set('certificateSignature', event.currentTarget.value)}
          error={errors['certificateSignature']}
        />
      </div>
    </div>
  )
}
