import type { ReactNode } from 'react'
import type { AttachmentLink_attachment$key } from '../../../../__generated__/AttachmentLink_attachment.graphql.ts'
import { HeldMarkdown } from '../../../../components/markdown/Markdown.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { AttachmentLink } from './AttachmentLink.tsx'
import styles from './ChallengeDialog.module.css'

type Props = {
  content: string
  hints: readonly string[]
  attachment: (AttachmentLink_attachment$key & { readonly type: string }) | null | undefined
  /** Shown between the attachment and the hints. */
  children?: ReactNode
  /** Shown below the free hints. */
  moreHints?: ReactNode
}

/** The description of a challenge, its attachment and its free hints. Suspends until the texts can be rendered. */
export function ChallengeText({ content, hints, attachment, children, moreHints }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {content.trim() ? <HeldMarkdown source={content} /> : <p className="h-dim">{t('play.noText')}</p>}
      {attachment && attachment.type !== 'None' ? (
        <section className={styles.block}>
          <h3 className="h-sub">{t('play.attachment')}</h3>
          <AttachmentLink attachment={attachment} />
        </section>
      ) : null}
      {children}
      {hints.length > 0 ? (
        <ol className={styles.hints}>
          {hints.map((hint, index) => (
            <li key={index}>
              <b>{t('play.hint', { number: index + 1 })}</b>
              <div className="h-grow">
                <HeldMarkdown source={hint} inline size="inherit" />
              </div>
            </li>
          ))}
        </ol>
      ) : null}
      {moreHints}
    </>
  )
}
