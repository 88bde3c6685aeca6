import { ActionIcon, Menu } from '@mantine/core'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES } from './languages.ts'
import { changeLocale, localeQuality } from './i18n.ts'
import { LanguageWarning, type LanguageWish } from './LanguageWarning.tsx'

export function useLanguageChoice() {
  const [wish, setWish] = useState<LanguageWish | null>(null)
  async function choose(locale: string) {
    const quality = await localeQuality(locale)
    if (quality === 'complete') await changeLocale(locale)
    else setWish({ locale, quality })
  }
  return { choose, warning: <LanguageWarning wish={wish} onClose={() => setWish(null)} /> }
}

export function LanguageMenu() {
  const { t, i18n } = useTranslation()
  const { choose, warning } = useLanguageChoice()
  const current = LANGUAGES.find(({ locale }) => locale === i18n.language)
  return (
    <>
      <Menu position="right-end" width={200}>
        <Menu.Target>
          <ActionIcon aria-label={t('language.label', { name: current?.name ?? 'English' })}>
            <IconLanguage size={20} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {LANGUAGES.map(({ locale, name }) => (
            <Menu.Item
              key={locale}
              lang={locale}
              aria-current={locale === i18n.language ? 'true' : undefined}
              rightSection={locale === i18n.language ? <IconCheck size={16} stroke={1.75} /> : null}
              onClick={() => void choose(locale)}
            >
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {warning}
    </>
  )
}
