import { Button, Textarea } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { LazyMenu } from '../../../../components/menus/LazyMenu.tsx'
import { plainText } from '../../../../components/markdown/plain-text.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { lazyPart } from '../../../../relay/lazy-part.ts'
import type { ChallengeSectionProps } from '../challenge-values.ts'
import { ExtraHintFields } from './ExtraHintFields.tsx'
import {
  extraHintField,
  extraHintFields,
  maxExtraHints,
  newExtraHint,
  type ExtraHint,
} from './hint-values.ts'
import { HintRow } from './HintRow.tsx'
import { useOpenHints } from './useOpenHints.ts'
import styles from './Hints.module.css'

const HintMenu = lazyPart(() => import('./HintMenu.tsx').then((module) => module.HintMenu))

/** All hints in the order in which players see them: the free ones, then those with a cost or a time. */
export function HintSection({ draft: { values, set }, errors }: ChallengeSectionProps) {
  const { t, i18n } = useTranslation()
  const { hints, extraHints } = values
  const open = useOpenHints()
  const list = useRef<HTMLDivElement>(null)
  const points = (cost: number) => `${cost.toLocaleString(i18n.language)} ${t('adminChallenge.pointsUnit')}`
  const change = (index: number, changes: Partial<ExtraHint>) =>
    set(
      'extraHints',
      extraHints.map((hint, other) => (other === index ? { ...hint, ...changes } : hint)),
    )

  function add(kind: 'free' | 'extra') {
    if (kind === 'free') set('hints', [...hints, ''])
    else set('extraHints', [...extraHints, newExtraHint])
    const place = kind === 'free' ? hints.length : hints.length + extraHints.length
    open.insert(place)
    // The menu closes first, because it keeps the focus in it while it is open.
    setTimeout(
      () => list.current?.children[place]?.querySelector<HTMLElement>('input, textarea')?.focus(),
      50,
    )
  }

  /** A hint without a text or with an error cannot be closed. */
  const rowProps = (place: number, text: string, fields: readonly string[]) => ({
    number: place + 1,
    isOpen: open.isOpen(place) || text.trim() === '' || fields.some((field) => errors[field]),
    onToggle: () => open.toggle(place),
    // A hint that is open because it is incomplete stays open when it is completed.
    onFocus: () => open.keep(place),
  })

  return (
    <div className="h-form-section">
      <h3>{t('adminChallenge.hints')}</h3>
      <p className={`h-label ${styles.intro}`}>{t('adminChallenge.hintsTold')}</p>
      <div ref={list}>
        {hints.map((hint, index) => (
          <HintRow
            key={`free ${index}`}
            kind="free"
            {...rowProps(index, hint, [`hints.${index}`])}
            summary={plainText(hint)}
            onRemove={() => {
              open.remove(index)
              set('hints', hints.toSpliced(index, 1))
            }}
          >
            <Textarea
              autosize
              minRows={1}
              aria-label={t('adminChallenge.hint', { number: index + 1 })}
              value={hint}
              // A free hint is one line of Markdown, which a narrow field wraps.
              onChange={(event) =>
                set('hints', hints.with(index, event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' ')))
              }
              error={errors[`hints.${index}`]}
            />
          </HintRow>
        ))}
        {extraHints.map((hint, index) => (
          <HintRow
            key={hint.hintId ?? `new ${index}`}
            kind="extra"
            {...rowProps(
              hints.length + index,
              hint.content,
              extraHintFields.map((field) => extraHintField(index, field)),
            )}
            summary={hint.title.trim() || plainText(hint.content)}
            cost={hint.cost > 0 ? points(hint.cost) : null}
            onRemove={() => {
              open.remove(hints.length + index)
              set('extraHints', extraHints.toSpliced(index, 1))
            }}
          >
            <ExtraHintFields
              hint={hint}
              number={hints.length + index + 1}
              errorOf={(field) => errors[extraHintField(index, field)]}
              onChange={(changes) => change(index, changes)}
            />
          </HintRow>
        ))}
      </div>
      <LazyMenu
        menu={HintMenu}
        popup="menu"
        content={{ isFull: extraHints.length >= maxExtraHints, onAdd: add }}
      >
        <Button
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          rightSection={<IconChevronDown size={16} stroke={1.75} />}
        >
          {t('adminChallenge.addHint')}
        </Button>
      </LazyMenu>
    </div>
  )
}
