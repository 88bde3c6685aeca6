import { GraphiQL } from 'graphiql'
import { useEffect, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { FlagSprite } from '../components/flags/FlagSprite.tsx'
import { Logo } from '../components/Logo.tsx'
import { currentLocale } from '../i18n/i18n.ts'
import { readLocalText } from '../storage/local-values.ts'
import { examples } from './examples.ts'
import { createFetcher } from './fetcher.ts'

/** GraphiQL with the session of the user and the colors of the site. */
export function Explorer() {
  const { t } = useTranslation()
  const [fetcher] = useState(() => createFetcher(currentLocale()))
  // Previously typed text has priority over the first example.
  const [variables] = useState(() => readLocalText('graphiql:variables') ?? examples[0]?.variables ?? '')
  const scheme = document.documentElement.dataset['mantineColorScheme'] === 'light' ? 'light' : 'dark'
  const title = t('explorer.title')
  // The server puts the name of the platform into the page.
  const [platform] = useState(() => document.title)
  useEffect(() => {
    document.title = `${title} · ${platform}`
  }, [title, platform])
  return (
    <>
      <FlagSprite />
      <header className="explorer-head">
        <a href="/" className="explorer-home">
          <Logo label={t('explorer.home')} />
        </a>
        <h1>{title}</h1>
        <nav aria-label={t('explorer.more')}>
          <a href="/api/docs">{t('explorer.reference')}</a>
        </nav>
      </header>
      <main>
        <GraphiQL
          fetcher={fetcher}
          defaultTabs={examples}
          initialVariables={variables}
          defaultEditorToolsVisibility="variables"
          forcedTheme={scheme}
          showPersistHeadersSettings={false}
        >
          <GraphiQL.Logo>
            <span />
          </GraphiQL.Logo>
        </GraphiQL>
      </main>
    </>
  )
}
