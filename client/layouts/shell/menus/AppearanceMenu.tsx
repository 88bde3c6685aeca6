import { ActionIcon } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useScheme } from '../../../theme/ThemeProvider.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { lazyPart } from '../../../relay/lazy-part.ts'
import { LazyMenu } from '../../../components/menus/LazyMenu.tsx'

const AppearancePopover = lazyPart(() =>
  import('./AppearancePopover.tsx').then((module) => module.AppearancePopover),
)

export function AppearanceMenu() {
  const { t } = useTranslation()
  const { scheme } = useScheme()
  const Icon = scheme === 'light' ? IconSun : IconMoon
  return (
    <LazyMenu menu={AppearancePopover} popup="dialog">
      <ActionIcon aria-label={t('appearance.label')}>
        <Icon size={20} stroke={1.75} />
      </ActionIcon>
    </LazyMenu>
  )
}
