import { ActionIcon } from '@mantine/core'
import {
  IconBold,
  IconCode,
  IconItalic,
  IconLink,
  IconList,
  IconMath,
  type TablerIcon,
} from '@tabler/icons-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Tip } from '../Tip.tsx'
import { applyMark, type Mark } from './markdown-marks.ts'
import { Markdown } from './Markdown.tsx'
import { Segmented } from '../controls/Segmented.tsx'
import styles from './MarkdownEditor.module.css'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** The minimum number of lines. The field grows with its text. */
  minRows?: number
  placeholder?: string
  /** On wide screens a live preview is beside the editor, so it needs none of its own. */
  isPreviewBeside?: boolean
}

const TOOLS: readonly [Mark, TablerIcon][] = [
  ['bold', IconBold],
  ['italic', IconItalic],
  ['code', IconCode],
  ['link', IconLink],
  ['list', IconList],
  ['math', IconMath],
]
const KEYS: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', e: 'code', k: 'link' }

/** A Markdown editor with a toolbar and a preview. */
export function MarkdownEditor(props: Props) {
  const { label, value, onChange, error, minRows = 5, placeholder, isPreviewBeside = false } = props
  const { t } = useTranslation()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [view, setView] = useState<'write' | 'preview'>('write')
  const isWriting = view === 'write'

  function press(mark: Mark) {
    const field = area.current
    if (!field) return
    const change = applyMark({ text: value, start: field.selectionStart, end: field.selectionEnd }, mark)
    field.focus()
    field.setSelectionRange(change.start, change.end)
    // Text inserted in any other way cannot be undone in the browser.
    if (!document.execCommand('insertText', false, change.insert)) {
      field.setRangeText(change.insert)
      onChange(field.value)
    }
    field.setSelectionRange(change.selectStart, change.selectEnd)
  }

  function pressKey(event: KeyboardEvent) {
    const mark = KEYS[event.key.toLowerCase()]
    if (!mark || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    press(mark)
  }

  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        <span>{t('editor.markdown')}</span>
      </div>
      <div className={styles.view} data-spare={(isPreviewBeside && isWriting) || undefined}>
        <Segmented
          compact
          label={t('editor.view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'write', label: t('editor.write') },
            { value: 'preview', label: t('editor.preview') },
          ]}
        />
      </div>
      <div className={styles.editor} data-error={error ? true : undefined}>
        <div className={styles.tools} role="toolbar" aria-label={t('editor.tools')}>
          {TOOLS.map(([mark, Icon]) => (
            <Tip key={mark} label={t(`editor.${mark}`)}>
              <ActionIcon
                className={styles.tool ?? ''}
                size={28}
                aria-label={t(`editor.${mark}`)}
                disabled={!isWriting}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => press(mark)}
              >
                <Icon size={16} stroke={1.75} />
              </ActionIcon>
            </Tip>
          ))}
        </div>
        <textarea
          ref={area}
          id={id}
          className={styles.area}
          style={{ minHeight: minRows * 20 + 24 }}
          hidden={!isWriting}
          rows={minRows}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={pressKey}
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          spellCheck
        />
        {isWriting ? null : (
          <div className={styles.preview} style={{ minHeight: minRows * 20 + 24 }}>
            {value.trim() ? <Markdown source={value} /> : <p className="h-dim">{t('editor.nothing')}</p>}
          </div>
        )}
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
