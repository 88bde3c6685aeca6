import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WriteupBody_writeup$key } from '../../../__generated__/WriteupBody_writeup.graphql.ts'
import { Markdown } from '../../../components/markdown/Markdown.tsx'
import { PageSpinner } from '../../../components/states/Spinner.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import paper from '../PdfPages.module.css'
import styles from './WriteupShelf.module.css'

const PdfPages = lazy(() => import('../PdfPages.tsx').then((module) => ({ default: module.PdfPages })))

/** The text, the link or the pages of a write-up. */
export function WriteupBody({ writeup: key, label }: { writeup: WriteupBody_writeup$key; label: string }) {
  const { t } = useTranslation()
  const { kind, text, url } = useFragment(
    graphql`
      fragment WriteupBody_writeup on SharedWriteup {
        kind
        text
        url
      }
    `,
    key,
  )
  if (kind === 'Text') return <Markdown source={text ?? ''} />
  if (!url) return <p className="h-dim">{t('sharedWriteups.gone')}</p>
  if (kind === 'Link') {
    return (
      <p className={styles.address}>
        <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
          {url}
        </a>
      </p>
    )
  }
  return (
    <>
      <div>
        <Button
          component="a"
          href={url}
          download
          size="xs"
          leftSection={<IconDownload size={16} stroke={1.75} />}
        >
          {t('writeups.download')}
        </Button>
      </div>
      <Suspense
        fallback={
          <div className={paper.loading}>
            <PageSpinner />
          </div>
        }
      >
        <PdfPages url={url} label={label} />
      </Suspense>
    </>
  )
}
