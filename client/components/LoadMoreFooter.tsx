import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from './Note.tsx'
import styles from './LoadMoreFooter.module.css'

type Props = {
  hasNext: boolean
  isLoading: boolean
  /** Loads the next page; calls back with the error if it fails. */
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown
  /** Items a page. */
  count: number
}

/** The end of an infinite list: loads the next page when it nears the screen, or by the button. */
export function LoadMoreFooter({ hasNext, isLoading, loadNext, count }: Props) {
  const { t } = useTranslation()
  const foot = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)

  function load() {
    setFailed(false)
    loadNext(count, { onComplete: (error) => setFailed(error !== null) })
  }
  const loadOnSight = useEffectEvent(load)

  // After a failure only the button tries again.
  const isWatching = hasNext && !isLoading && !failed
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
          {t('failure.network')}
        </Note>
      ) : null}
      <Button loading={isLoading} onClick={load}>
        {t(failed ? 'action.tryAgain' : 'action.showMore')}
      </Button>
    </div>
  )
}
