import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router'
import { PaletteKey } from '../../palette/PaletteKey.tsx'
import { BottomBar } from './BottomBar.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { Footer } from './Footer.tsx'
import { lazyPart } from '../../relay/lazy-part.ts'
import { useViewer } from '../../session/viewer.ts'
import { usePresenting } from './presenting.ts'
import { Rail } from './Rail.tsx'
import { TopBar } from './TopBar.tsx'
import { TopBarSlotsContext } from './top-bar-slots.tsx'
import styles from './AppShell.module.css'

const StaffFactorNote = lazyPart(() =>
  import('./StaffFactorNote.tsx').then((module) => module.StaffFactorNote),
)

/** The router names the first page of every load `default`, and would show it where the page before was left. */
const scrollKeyOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

/** Rail, top bar, content and footer; on phones a bottom bar. If the content fails, the rest stays. */
export function AppShell() {
  const { t } = useTranslation()
  const [tabs, setTabs] = useState<HTMLElement | null>(null)
  const [aside, setAside] = useState<HTMLElement | null>(null)
  const slots = useMemo(() => ({ tabs, aside }), [tabs, aside])
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  const isPresenting = usePresenting()
  const viewer = useViewer()
  useEffect(() => {
    // Moves the focus to the new screen after navigation, but not on the first load.
    if (lastPath.current !== pathname && !main.current?.contains(document.activeElement)) {
      main.current?.focus({ preventScroll: true })
    }
    lastPath.current = pathname
  }, [pathname])
  return (
    <TopBarSlotsContext value={slots}>
      <a className={styles.skip} href="#main">
        {t('navigation.skip')}
      </a>
      {isPresenting ? null : <Rail />}
      <div className={styles.app} data-presenting={isPresenting || undefined}>
        {isPresenting ? null : <TopBar tabsRef={setTabs} asideRef={setAside} />}
        {isPresenting ? null : <ConnectionNotice />}
        {viewer?.needsSecondFactor ? <StaffFactorNote /> : null}
        <main id="main" ref={main} className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
        {isPresenting ? null : <Footer />}
      </div>
      {isPresenting ? null : <BottomBar />}
      <PaletteKey />
      <ScrollRestoration getKey={scrollKeyOf} />
    </TopBarSlotsContext>
  )
}
