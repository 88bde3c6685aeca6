import { Select } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { Category } from '../../../../rules/categories.ts'
import { Flag } from '../../../components/flags/Flag.tsx'
import styles from './ScoredChallengeSelect.module.css'

export type ScoredChallenge = { challengeId: string; databaseId: number; title: string; category: Category }

type Props = {
  challenges: readonly ScoredChallenge[]
  value: string | null
  onChange: (challengeId: string | null) => void
}

/** Selects one challenge of the scoreboard, or all. */
export function ScoredChallengeSelect({ challenges, value, onChange }: Props) {
  const { t } = useTranslation()
  const byId = new Map(challenges.map((challenge) => [challenge.challengeId, challenge]))
  const chosen = byId.get(value ?? '')
  return (
    <Select
      className={styles.select ?? ''}
      searchable
      clearable
      aria-label={t('monitor.challenge')}
      placeholder={t('monitor.allChallenges')}
      data={challenges.map(({ challengeId, title }) => ({ value: challengeId, label: title }))}
      value={chosen ? value : null}
      onChange={onChange}
      nothingFoundMessage={t('monitor.noChallenge')}
      clearButtonProps={{ 'aria-label': t('monitor.allChallenges') }}
      leftSection={chosen ? <Flag category={chosen.category} decorative /> : null}
      renderOption={({ option }) => (
        <span className="h-row">
          <Flag category={byId.get(option.value)?.category ?? 'Misc'} decorative />
          {option.label}
        </span>
      )}
    />
  )
}
