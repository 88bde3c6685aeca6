import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../i18n/useTranslation.ts'
import { matchItems } from './match-items.ts'
import { closePalette, usePalette, type PaletteItem } from './palette-items.ts'
import { useAccountItems } from './useAccountItems.ts'
import styles from './CommandPalette.module.css'

/** The search field of the palette and the items that match its text. Arrows choose an item, Enter opens it. */
export function PaletteSearch() {
  const { t } = useTranslation()
  const { items } = usePalette()
  const navigate = useNavigate()
  const listId = useId()
  const [text, setText] = useState('')
  const [cursor, setCursor] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const isSearching = useAccountItems(text)
  const found = useMemo(() => matchItems(items, text), [items, text])
  const active = found[Math.min(cursor, found.length - 1)]

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function open(item: PaletteItem | undefined) {
    if (!item) return
    closePalette()
    item.run?.()
    if (item.to) void navigate(item.to)
  }
  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setCursor((Math.min(cursor, found.length - 1) + step + found.length) % found.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      open(active)
    }
  }

  return (
    <>
      <div className={styles.search}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <input
          className={styles.input}
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
          aria-label={t('palette.placeholder')}
          placeholder={t('palette.placeholder')}
          value={text}
          data-autofocus
          onChange={(event) => {
            setText(event.currentTarget.value)
            setCursor(0)
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>{t('action.escapeKey')}</kbd>
      </div>
      <div ref={list} id={listId} className={styles.list} role="listbox" aria-label={t('palette.label')}>
        {found.map((item, index) => (
          <div key={item.id} role="presentation">
            {item.group === found[index - 1]?.group ? null : (
              <div className={styles.group} role="presentation">
                {item.group}
              </div>
            )}
            <div
              id={`${listId}-${item.id}`}
              className={styles.item}
              role="option"
              aria-selected={item === active}
              onClick={() => open(item)}
              onMouseMove={() => setCursor(index)}
            >
              {item.label}
            </div>
          </div>
        ))}
      </div>
      {found.length === 0 && !isSearching ? (
        <p className={styles.empty} role="status">
          {t('palette.empty', { text })}
        </p>
      ) : null}
    </>
  )
}
