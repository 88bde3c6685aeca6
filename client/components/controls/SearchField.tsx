import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './SearchField.module.css'

type Props = { value: string; onChange: (value: string) => void; label: string; width?: number | string }

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

/** The search field of a screen: `/` focuses it, Esc clears it. At most one per screen. */
export function SearchField({ value, onChange, label, width = 240 }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    function focusOnSlash(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    window.addEventListener('keydown', focusOnSlash)
    return () => window.removeEventListener('keydown', focusOnSlash)
  }, [])
  return (
    <TextInput
      ref={input}
      type="search"
      className={styles.search ?? ''}
      style={{ '--search-width': typeof width === 'number' ? `${width}px` : width }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value) {
          event.stopPropagation()
          onChange('')
        }
      }}
      placeholder={label}
      aria-label={label}
      aria-keyshortcuts="/"
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      rightSection={
        value ? (
          <CloseButton size="sm" aria-label={t('action.clear')} onClick={() => onChange('')} />
        ) : (
          <kbd className="h-desk">/</kbd>
        )
      }
    />
  )
}
