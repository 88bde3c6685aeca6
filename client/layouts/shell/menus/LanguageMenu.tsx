import { ActionIcon } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { lazyPart } from '../../../relay/lazy-part.ts'
import { LazyMenu } from '../../../components/menus/LazyMenu.tsx'

const LanguageMenuList = lazyPart(() =>
  import('./LanguageMenuList.tsx').then((module) => module.LanguageMenuList),
)

export function LanguageMenu() {
  const { t, i18n } = useTranslation()
  const current = LANGUAGES.find(({ locale }) => locale === i18n.language)
  return (
    <LazyMenu menu={LanguageMenuList} popup="menu">
      <ActionIcon aria-label={t('language.label', { name: current?.name ?? 'English' })}>
        <IconLanguage size={20} stroke={1.75} />
      </ActionIcon>
    </LazyMenu>
  )
}
