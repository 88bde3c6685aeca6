import { graphql, useFragment } from 'react-relay'
import type { CheatMarks_cheat$key } from '../../__generated__/CheatMarks_cheat.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Cheats.module.css'

/** The evidence against the team that submitted another team's flag. Baits have no such marks. */
export function CheatMarks({ cheat: key }: { cheat: CheatMarks_cheat$key }) {
  const { t } = useTranslation()
  const { isBait, challengeOpenedAt, submitterAddress, ownerAddress } = useFragment(
    graphql`
      fragment CheatMarks_cheat on Cheat {
        isBait
        challengeOpenedAt
        submitterAddress
        ownerAddress
      }
    `,
    key,
  )
  const isSameAddress = submitterAddress != null && submitterAddress === ownerAddress
  const isUnopened = !isBait && challengeOpenedAt == null
  if (!isUnopened && !isSameAddress) return null
  return (
    <span className={styles.marks}>
      {isUnopened ? <Chip tone="bad">{t('cheats.neverOpened')}</Chip> : null}
      {isSameAddress ? <Chip tone="bad">{t('cheats.sameAddress')}</Chip> : null}
    </span>
  )
}
