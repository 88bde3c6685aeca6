import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useScrollFade } from '../components/panels/useScrollFade.ts'
import styles from './SectionLinks.module.css'

const HEADINGS = '.h-form-section > :is(h2, h3)'

/** Links to the sections of the form below, which it finds by their headings. */
export function SectionLinks({ label }: { label: string }) {
  const { i18n } = useTranslation()
  const nav = useRef<HTMLElement>(null)
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([])
  useScrollFade(nav)
  useEffect(() => {
    setHeadings([...(nav.current?.parentElement?.querySelectorAll<HTMLElement>(HEADINGS) ?? [])])
  }, [i18n.language])

  function show(heading: HTMLElement) {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    heading.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
    heading.parentElement
      ?.querySelector<HTMLElement>('input, textarea, select, button')
      ?.focus({ preventScroll: true })
  }

  return (
    <nav ref={nav} className={styles.links} aria-label={label}>
      {headings.map((heading) => (
        <button key={heading.textContent} type="button" onClick={() => show(heading)}>
          {heading.textContent}
        </button>
      ))}
    </nav>
  )
}
