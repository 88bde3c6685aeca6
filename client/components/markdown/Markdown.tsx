import { lazy, Suspense } from 'react'
import { TextSkeleton } from '../states/Skeletons.tsx'

const Body = lazy(() => import('./MarkdownBody.tsx').then((module) => ({ default: module.MarkdownBody })))

/** Suspends the content around it until its text can be rendered, so that nothing moves when the text arrives. */
export const HeldMarkdown = Body

type Props = {
  source: string
  /** One line without paragraphs, such as a notice or the footer. */
  inline?: boolean
  /** `read` is reading text of 16 px; `inherit` is the size around it. */
  size?: 'read' | 'inherit'
}

/** Markdown with tables, KaTeX and highlighted code. The renderer is loaded with the first text, KaTeX with the first formula. */
export function Markdown(props: Props) {
  const fallback = props.inline ? <span className="h-dim">{props.source}</span> : <TextSkeleton lines={3} />
  return (
    <Suspense fallback={fallback}>
      <Body {...props} />
    </Suspense>
  )
}
