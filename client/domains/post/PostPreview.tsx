import { memo } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Chip } from '../../components/Chip.tsx'
import { Markdown } from '../../components/markdown/Markdown.tsx'
import styles from './PostPreview.module.css'

type Props = { title: string; summary: string; content: string; tags: readonly string[] }

/** The live preview of a post. */
export const PostPreview = memo(function PostPreview({ title, summary, content, tags }: Props) {
  const { t } = useTranslation()
  return (
    <section className={`h-panel ${styles.panel}`} aria-label={t('post.preview')}>
      <div className="h-panel-head">
        <h2 className={styles.label}>{t('post.preview')}</h2>
      </div>
      <div className={styles.body}>
        <p className={styles.title}>{title.trim() || t('post.untitled')}</p>
        {tags.length > 0 ? (
          <div className="h-row h-wrap">
            {tags.map((tag) => (
              <Chip key={tag}>{tag}</Chip>
            ))}
          </div>
        ) : null}
        {summary.trim() ? (
          <p className={`h-lede ${styles.summary}`}>
            <Markdown source={summary} inline size="inherit" />
          </p>
        ) : null}
        <div className={styles.content}>
          {content.trim() ? <Markdown source={content} /> : <p className="h-dim">{t('editor.nothing')}</p>}
        </div>
      </div>
    </section>
  )
})
