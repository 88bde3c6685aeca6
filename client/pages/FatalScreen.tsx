import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { cleanCache } from '../cache/clean-cache.ts'
import { CodeFlags } from '../components/flags/CodeFlags.tsx'
import { CopyButton } from '../components/controls/CopyField.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { useClientConfig } from '../session/client-config.ts'
import styles from './FatalScreen.module.css'

type Props = {
  error: unknown
  onRetry: () => void
  /** Shown inside a layout, so that the shell stays around it. */
  embedded?: boolean
}

function describe(error: unknown): { message: string; stack: string } {
  if (error instanceof Error) {
    const stack = (error.stack ?? '').replace(`${error.name}: ${error.message}`, '').trim()
    return { message: `${error.name}: ${error.message}`, stack }
  }
  if (isRouteErrorResponse(error))
    return { message: `${error.status} ${error.statusText}`, stack: String(error.data) }
  return { message: String(error), stack: '' }
}

/** Shows the error message, the stack and what to do. The flags N over C mean “I am in distress”. */
export function FatalScreen({ error, onRetry, embedded = false }: Props) {
  const { t, i18n } = useTranslation()
  const { title } = useClientConfig()
  const { pathname } = useLocation()
  const { message, stack } = describe(error)
  const report = [stack, [title, i18n.language, pathname].join(', ')].filter(Boolean).join('\n\n')
  const Frame = embedded ? 'div' : 'main'
  return (
    <Frame
      className={styles.fatal}
      data-embedded={embedded || undefined}
      role={embedded ? 'alert' : undefined}
    >
      <PageTitle screen={t('failure.fatalTitle')} />
      <div className={styles.box}>
        <div className="h-desk">
          <CodeFlags word="NC" tone="live" size={96} direction="column" mast={120} />
        </div>
        <div className="h-phone">
          <CodeFlags word="NC" tone="live" size={56} direction="column" />
        </div>
        <div className={styles.text}>
          <h1>{t('failure.fatalTitle')}</h1>
          <p className="h-lede">{t('failure.fatalText')}</p>
          <div className={styles.actions}>
            <Button variant="filled" leftSection={<IconRefresh size={16} stroke={1.75} />} onClick={onRetry}>
              {t('action.tryAgain')}
            </Button>
            <Button onClick={() => void cleanCache()}>{t('failure.cleanCache')}</Button>
            <Button variant="subtle" component="a" href="/">
              {t('action.goHome')}
            </Button>
          </div>
          <section className={`h-panel ${styles.report}`}>
            <div className="h-panel-head">
              <h2 className="h-trunc">{message}</h2>
              <CopyButton value={`${message}\n${report}`} />
            </div>
            <pre tabIndex={0}>{report}</pre>
          </section>
          <p className={`h-label ${styles.hint}`}>
            {t('failure.fatalHint')} {t('failure.fatalSignal')}
          </p>
        </div>
      </div>
    </Frame>
  )
}
