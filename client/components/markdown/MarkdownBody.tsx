import { use, useDeferredValue, useMemo } from 'react'
import { loadFormulas } from './markdown-math.ts'
import { readMarkdown, renderMarkdown } from './render-markdown.ts'
import styles from './Markdown.module.css'

type Props = { source: string; inline?: boolean; size?: 'read' | 'inherit' }

/** Suspends until the formulas of the text can be rendered, so that nothing moves when they arrive. */
export function MarkdownBody({ source, inline = false, size = 'read' }: Props) {
  // A text that changes stays on the page until its first formula can be rendered.
  const shown = useDeferredValue(source)
  const text = useMemo(() => readMarkdown(shown, inline), [shown, inline])
  if (text.hasFormula) use(loadFormulas())
  const html = useMemo(() => ({ __html: renderMarkdown(text) }), [text])
  if (inline) return <span className={styles.inline} dangerouslySetInnerHTML={html} />
  return <div className={styles.prose} data-size={size} dangerouslySetInnerHTML={html} />
}
