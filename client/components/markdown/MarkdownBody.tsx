import 'katex/dist/katex.min.css'
import { useMemo } from 'react'
import { renderMarkdown } from './render-markdown.ts'
import styles from './Markdown.module.css'

type Props = { source: string; inline?: boolean; size?: 'read' | 'inherit' }

export function MarkdownBody({ source, inline = false, size = 'read' }: Props) {
  const html = useMemo(() => ({ __html: renderMarkdown(source, inline) }), [source, inline])
  if (inline) return <span className={styles.inline} dangerouslySetInnerHTML={html} />
  return <div className={styles.prose} data-size={size} dangerouslySetInnerHTML={html} />
}
