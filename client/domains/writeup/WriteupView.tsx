import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { WriteupView_writeup$key } from '../../__generated__/WriteupView_writeup.graphql.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { PageSpinner } from '../../components/states/Spinner.tsx'
import { PublishPdf } from './shared/PublishPdf.tsx'
import { dateAndTime } from '../../time/formats.ts'
import paper from './PdfPages.module.css'
import styles from './WriteupBrowser.module.css'

const PdfPages = lazy(() => import('./PdfPages.tsx').then((module) => ({ default: module.PdfPages })))

/** Shows a write-up and offers its download. */
export function WriteupView({ writeup: key, gameId }: { writeup: WriteupView_writeup$key; gameId: number }) {
  const { t, i18n } = useTranslation()
  const writeup = useFragment(
    graphql`
      fragment WriteupView_writeup on Writeup {
        ...PublishPdf_writeup
        team {
          name
        }
        url
        uploadedAt
      }
    `,
    key,
  )
  const { team, url, uploadedAt } = writeup
  return (
    <section className={`h-panel ${styles.paper}`} aria-label={t('writeups.of', { team: team.name })}>
      <div className="h-panel-head h-wrap">
        <div className={styles.names}>
          <h2 className="h-trunc">{team.name}</h2>
          <span className="h-label h-num">
            {uploadedAt ? dateAndTime(Date.parse(uploadedAt), i18n.language) : null}
          </span>
        </div>
        <div className="h-row h-wrap">
          {url ? <PublishPdf writeup={writeup} gameId={gameId} /> : null}
          {url ? (
            <Button
              component="a"
              href={url}
              download
              size="xs"
              leftSection={<IconDownload size={16} stroke={1.75} />}
            >
              {t('writeups.download')}
            </Button>
          ) : null}
        </div>
      </div>
      {url ? (
        <Suspense
          fallback={
            <div className={paper.loading} aria-busy>
              <PageSpinner />
            </div>
          }
        >
          <PdfPages url={url} label={t('writeups.of', { team: team.name })} />
        </Suspense>
      ) : (
        <EmptyState title={t('writeups.gone')}>{t('writeups.goneText')}</EmptyState>
      )}
    </section>
  )
}
