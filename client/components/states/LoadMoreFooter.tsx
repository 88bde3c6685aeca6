import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { failureText } from '../../relay/failure-text.ts'
import { Note } from '../Note.tsx'
import styles from './LoadMoreFooter.module.css'

type Props = {
  hasNext: boolean
  isLoading: boolean
  /** Loads the next page; calls back with the error if it fails. */
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown
  /** The number of items per page. */
  count: number
}

/** The end of a long list. Loads the next page when it comes near the visible area, or by its button. */
export function LoadMoreFooter({ hasNext, isLoading, loadNext, count }: Props) {
  const { t, i18n } = useTranslation()
  const foot = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState<Error | null>(null)

  function load() {
    setFailed(null)
    loadNext(count, { onComplete: setFailed })
  }
  const loadOnSight = useEffectEvent(load)

  // After a failure only the button tries again.
  const isWatching = hasNext && !isLoading && failed === null
  useEffect(() => {
    if (!isWatching || !foot.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadOnSight()
      },
      { rootMargin: '480px' },
    )
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [isWatching])

  if (!hasNext) return null
  return (
    <div ref={foot} className={styles.foot}>
      {failed ? (
        <Note tone="bad" role="alert">
          {failureText(failed, t, i18n.language)}
        </Note>
      ) : null}
      <Button loading={isLoading} onClick={load}>
        {t(failed ? 'action.tryAgain' : 'action.showMore')}
      </Button>
    </div>
  )
}
