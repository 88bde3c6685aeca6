import { Button, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { certificateLimits } from '../../../rules/field-limits.ts'
import type { CertificatePanel_game$key } from '../../__generated__/CertificatePanel_game.graphql.ts'
import type { CertificatePanelMutation } from '../../__generated__/CertificatePanelMutation.graphql.ts'
import { showSuccess } from '../../components/toasts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useMutationResult, type FieldErrors } from '../../relay/useMutationResult.ts'
import { IssuedCertificates } from './IssuedCertificates.tsx'

const RULES = ['Off', 'AllTeams', 'RankedTeams', 'FirstTeams'] as const

/** Chooses the teams that get a certificate of the game and its text, and lists the issued certificates. */
export function CertificatePanel({ game: key }: { game: CertificatePanel_game$key }) {
  const { t } = useTranslation()
  const game = useFragment(
    graphql`
      fragment CertificatePanel_game on Game {
        id
        databaseId
        certificateRule
        certificateTeamLimit
        certificateText
        certificateSignature
        ...IssuedCertificates_game
      }
    `,
    key,
  )
  const stored = {
    rule: game.certificateRule,
    teamLimit: game.certificateTeamLimit,
    text: game.certificateText,
    signature: game.certificateSignature,
  }
  const [values, setValues] = useState(stored)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [update, isSaving] = useMutationResult<CertificatePanelMutation, 'setCertificates'>(
    graphql`
      mutation CertificatePanelMutation($input: SetCertificatesInput!) {
        setCertificates(input: $input) {
          __typename
          ... on SetCertificatesPayload {
            game {
              ...CertificatePanel_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'setCertificates',
  )
  const change = (some: Partial<typeof values>) => setValues({ ...values, ...some })

  async function save() {
    const outcome = await update({ variables: { input: { gameId: game.id, ...values } } })
    setErrors(outcome.ok ? {} : outcome.fieldErrors)
    if (outcome.ok) showSuccess(t('certificate.saved'))
  }

  return (
    <section className="h-panel" aria-labelledby="certificates">
      <div className="h-panel-head">
        <h3 id="certificates">{t('certificate.panel')}</h3>
        <Button
          size="xs"
          component="a"
          href={`/certificates/games/${game.databaseId}/sample.pdf`}
          target="_blank"
        >
          {t('certificate.preview')}
        </Button>
      </div>
      <form
        className="h-panel-body h-stack"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <p className="h-label">{t('certificate.panelHint')}</p>
        <Select
          label={t('certificate.rule')}
          allowDeselect={false}
          value={values.rule}
          onChange={(rule) => rule && change({ rule })}
          data={RULES.map((value) => ({ value, label: t(`certificate.ruleName.${value}`) }))}
          error={errors['rule']}
        />
        {values.rule === 'FirstTeams' ? (
          <NumberInput
            label={t('certificate.teamLimit')}
            min={1}
            max={certificateLimits.teams}
            allowDecimal={false}
            value={values.teamLimit}
            onChange={(value) => change({ teamLimit: Number(value) })}
            error={errors['teamLimit']}
          />
        ) : null}
        <Textarea
          label={t('certificate.words')}
          description={t('certificate.wordsHint')}
          maxLength={certificateLimits.text}
          autosize
          minRows={2}
          maxRows={5}
          value={values.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
          error={errors['text']}
        />
        <TextInput
          label={t('certificate.signature')}
          description={t('certificate.signatureHint')}
          maxLength={certificateLimits.signature}
          value={values.signature}
          onChange={(event) => change({ signature: event.currentTarget.value })}
          error={errors['signature']}
        />
        <div className="h-row" style={{ justifyContent: 'flex-end' }}>
          <Button
            type="submit"
            variant="filled"
            color="brand"
            loading={isSaving}
            disabled={JSON.stringify(values) === JSON.stringify(stored)}
          >
            {t('certificate.save')}
          </Button>
        </div>
      </form>
      <IssuedCertificates game={game} />
    </section>
  )
}
