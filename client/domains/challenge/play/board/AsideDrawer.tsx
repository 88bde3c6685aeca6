import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import styles from './ChallengeBoard.module.css'

type Props = { opened: boolean; onClose: () => void; children: ReactNode }

/** The panels beside the challenges, on pages that are too narrow to show both. */
export function AsideDrawer({ opened, onClose, children }: Props) {
  const { t } = useTranslation()
  return (
    <Drawer opened={opened} onClose={onClose} position="right" size={360} title={t('play.teamAndNotices')}>
      <div className={styles.aside}>{children}</div>
    </Drawer>
  )
}
