import { IconDots } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Link, useLocation } from 'react-router'
import { lazyPart } from '../../relay/lazy-part.ts'
import { MAIN_PAGES, PHONE_PAGES, mainPageOf } from './main-pages.ts'
import styles from './BottomBar.module.css'

const MoreDrawer = lazyPart(() => import('./MoreDrawer.tsx').then((module) => module.MoreDrawer))

/** The navigation on phones: four pages and “More”. */
export function BottomBar() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const { pathname } = useLocation()
  const active = mainPageOf(pathname)
  const isOnBar = PHONE_PAGES.some((key) => key === active)
  useEffect(() => setOpened(false), [pathname])
  return (
    <>
      <nav className={styles.bar} aria-label={t('navigation.main')}>
        {PHONE_PAGES.map((key) => {
          const page = MAIN_PAGES.find((candidate) => candidate.key === key)
          if (!page) return null
          const Icon = page.icon
          return (
            <Link
              key={key}
              className={styles.item}
              to={page.to}
              aria-current={key === active ? 'page' : undefined}
            >
              <Icon size={22} stroke={1.75} aria-hidden />
              <span>{t(page.label)}</span>
            </Link>
          )
        })}
        <button
          type="button"
          className={styles.item}
          data-here={!isOnBar || undefined}
          aria-haspopup="dialog"
          onPointerEnter={MoreDrawer.load}
          onFocus={MoreDrawer.load}
          onClick={() => {
            setUsed(true)
            setOpened(true)
          }}
        >
          <IconDots size={22} stroke={1.75} aria-hidden />
          <span>{t('action.more')}</span>
        </button>
      </nav>
      {isUsed ? <MoreDrawer opened={opened} onClose={() => setOpened(false)} /> : null}
    </>
  )
}
