import { NumberInput, Select, Switch } from '@mantine/core'
import { useId, useState } from 'react'
import { CopyField } from '../../../components/controls/CopyField.tsx'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import {
  EMBED_THEMES,
  EMBED_TOP,
  embedAddress,
  embedSnippet,
  type EmbedChoice,
} from '../../scoreboard/embed-address.ts'
import styles from './Share.module.css'

const LANGUAGE_OF_VISITOR = ''

/** The options of an embedded scoreboard, and the HTML of its frame. */
export function EmbedOptions({ gameId, title }: { gameId: number; title: string }) {
  const { t } = useTranslation()
  const headingId = useId()
  const [choice, setChoice] = useState<EmbedChoice>({
    top: EMBED_TOP.default,
    hasChart: true,
    theme: 'dark',
    language: null,
  })
  const change = (changes: Partial<EmbedChoice>) => setChoice((known) => ({ ...known, ...changes }))
  const snippet = embedSnippet(
    embedAddress(location.origin, gameId, choice),
    `${t('navigation.scoreboard')} · ${title}`,
  )
  return (
    <section className={`h-stack ${styles.part}`} aria-labelledby={headingId}>
      <h3 id={headingId}>{t('adminGame.share.embed')}</h3>
      <div className="h-grid-12">
        <NumberInput
          className="h-span-4"
          label={t('adminGame.share.teams')}
          value={choice.top}
          onChange={(top) => {
            if (typeof top === 'number') change({ top })
          }}
          min={1}
          max={EMBED_TOP.max}
          allowDecimal={false}
          clampBehavior="strict"
        />
        <Select
          className="h-span-4"
          label={t('appearance.scheme')}
          data={EMBED_THEMES.map((theme) => ({ value: theme, label: t(`appearance.${theme}`) }))}
          value={choice.theme}
          onChange={(theme) => change({ theme: EMBED_THEMES.find((one) => one === theme) ?? 'dark' })}
          allowDeselect={false}
        />
        <Select
          className="h-span-4"
          label={t('language.name')}
          data={[
            { value: LANGUAGE_OF_VISITOR, label: t('adminGame.share.ofVisitor') },
            ...LANGUAGES.map(({ locale, name }) => ({ value: locale, label: name })),
          ]}
          value={choice.language ?? LANGUAGE_OF_VISITOR}
          onChange={(language) => change({ language: language === LANGUAGE_OF_VISITOR ? null : language })}
          allowDeselect={false}
        />
        <Switch
          className="h-span-12"
          label={t('adminGame.share.chart')}
          checked={choice.hasChart}
          onChange={(event) => change({ hasChart: event.currentTarget.checked })}
        />
      </div>
      <div>
        <div className="h-sub">{t('adminGame.share.snippet')}</div>
        <CopyField label={t('adminGame.share.snippet')} value={snippet} />
      </div>
    </section>
  )
}
