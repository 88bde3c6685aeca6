import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import styles from './SectionLinks.module.css'

const HEADINGS = ['.h-form-section', '.h-form-section > div', '.h-panel-head']
  .flatMap((parent) => [`${parent} > h2`, `${parent} > h3`])
  .join(', ')
const FIELDS = 'input, textarea, select, button, a'

/** Links to the sections of the page, which it finds by their headings. On phones, a button shows them. */
export function SectionLinks() {
  const { t, i18n } = useTranslation()
  const listId = useId()
  const nav = useRef<HTMLElement>(null)
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([])
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const page = nav.current?.parentElement
    if (!page) return undefined
    const find = () => {
      const found = [...page.querySelectorAll<HTMLElement>(HEADINGS)]
      setHeadings((known) =>
        known.length === found.length && known.every((heading, index) => heading === found[index])
          ? known
          : found,
      )
    }
    find()
    // Some sections load later.
    const observer = new MutationObserver(find)
    observer.observe(page, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [i18n.language])

  function show(heading: HTMLElement) {
    setOpen(false)
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    heading.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
    heading
      .closest('.h-form-section, .h-panel')
      ?.querySelector<HTMLElement>(FIELDS)
      ?.focus({ preventScroll: true })
  }

  return (
    <nav ref={nav} className={styles.links} aria-label={t('draft.sections')}>
      <span className={`h-desk ${styles.label}`} aria-hidden>
        {t('draft.sections')}
      </span>
      <button
        type="button"
        className={`h-phone ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {t('draft.sections')}
        <IconChevronDown className={styles.turn} size={16} stroke={1.75} aria-hidden />
      </button>
      <ul id={listId} className={styles.list} data-open={isOpen || undefined}>
        {headings.map((heading, index) => (
          <li key={index}>
            <button type="button" onClick={() => show(heading)}>
              {heading.textContent}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
