import { IconChevronRight } from '@tabler/icons-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { challengeAddress } from '../useOpenChallenge.ts'
import styles from './ChallengeDialog.module.css'

/** Opens the next challenge in the place of this one, so that closing it still returns to the list. */
export function NextLink({ nextId }: { nextId: number | null }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  if (nextId === null) return null
  return (
    <Link
      className={styles.next}
      to={challengeAddress(search, nextId)}
      replace
      state={state}
      preventScrollReset
    >
      {t('play.next')}
      <IconChevronRight size={16} stroke={1.75} aria-hidden />
    </Link>
  )
}
