import { Checkbox, Select, Table, TagsInput, TextInput } from '@mantine/core'
import { gameLimits } from '../../../../../rules/field-limits.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import type { FieldErrors } from '../../../../relay/useMutationResult.ts'
import { entries, reviews, standings, type ChangeDivision, type DivisionDraft } from './division-drafts.ts'
import { MatrixPanel } from './MatrixPanel.tsx'
import styles from './Matrix.module.css'

type Props = { divisions: readonly DivisionDraft[]; errors: FieldErrors; onChange: ChangeDivision }

/** The rights of each division: entry, review, place on the scoreboard, bloods and values. */
export function RightsMatrix({ divisions, errors, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <MatrixPanel
      label={t('adminDivisions.rights')}
      head={
        <>
          <Table.Th>{t('adminDivisions.entry')}</Table.Th>
          <Table.Th>{t('adminDivisions.review')}</Table.Th>
          <Table.Th>{t('adminDivisions.standing')}</Table.Th>
          <Table.Th>{t('adminDivisions.takesBloods')}</Table.Th>
          <Table.Th>{t('adminDivisions.lowersValues')}</Table.Th>
        </>
      }
      first={t('scoreboard.division')}
      isStacked
    >
      {divisions.map((division, index) => {
        const { id, name, entry, review, standing } = division
        const isTester = standing === 'Tester'
        const label = (right: string) => `${name}: ${right}`
        return (
          <Table.Tr key={id}>
            <Table.Th scope="row">{name}</Table.Th>
            <Table.Td className={styles.wide ?? ''} data-head={t('adminDivisions.entry')}>
              <Select
                aria-label={label(t('adminDivisions.entry'))}
                data={entries.map((value) => ({ value, label: t(`adminDivisions.entries.${value}`) }))}
                value={isTester ? 'ByHand' : entry}
                onChange={(next) => onChange(id, { entry: entries.find((known) => known === next) ?? entry })}
                disabled={isTester}
                allowDeselect={false}
              />
              {entry === 'Code' && !isTester ? (
                <TextInput
                  mt={8}
                  aria-label={label(t('adminDivisions.code'))}
                  placeholder={t('adminDivisions.code')}
                  maxLength={gameLimits.inviteCode}
                  styles={{ input: { fontFamily: 'var(--h-mono)' } }}
                  value={division.inviteCode}
                  onChange={(event) => onChange(id, { inviteCode: event.currentTarget.value })}
                  error={errors[`divisions.${index}.inviteCode`]}
                />
              ) : null}
              {entry === 'MailDomain' && !isTester ? (
                <TagsInput
                  mt={8}
                  aria-label={label(t('adminDivisions.domains'))}
                  placeholder="uni.example"
                  value={[...division.mailDomains]}
                  onChange={(mailDomains) => onChange(id, { mailDomains })}
                  splitChars={[',', ';', ' ']}
                  acceptValueOnBlur
                  error={errors[`divisions.${index}.mailDomains`]}
                />
              ) : null}
            </Table.Td>
            <Table.Td className={styles.wide ?? ''} data-head={t('adminDivisions.review')}>
              <Select
                aria-label={label(t('adminDivisions.review'))}
                data={reviews.map((value) => ({ value, label: t(`adminDivisions.reviews.${value}`) }))}
                value={review}
                onChange={(next) =>
                  onChange(id, { review: reviews.find((known) => known === next) ?? review })
                }
                disabled={isTester}
                allowDeselect={false}
              />
            </Table.Td>
            <Table.Td className={styles.wide ?? ''} data-head={t('adminDivisions.standing')}>
              <Select
                aria-label={label(t('adminDivisions.standing'))}
                data={standings.map((value) => ({ value, label: t(`adminDivisions.standings.${value}`) }))}
                value={standing}
                onChange={(next) =>
                  onChange(id, { standing: standings.find((known) => known === next) ?? standing })
                }
                allowDeselect={false}
              />
            </Table.Td>
            {(['takesBloods', 'lowersValues'] as const).map((right) => (
              <Table.Td key={right} data-head={t(`adminDivisions.${right}`)}>
                <Checkbox
                  aria-label={label(t(`adminDivisions.${right}`))}
                  checked={division[right] && !isTester}
                  disabled={isTester}
                  onChange={(event) => onChange(id, { [right]: event.currentTarget.checked })}
                />
              </Table.Td>
            ))}
          </Table.Tr>
        )
      })}
    </MatrixPanel>
  )
}
