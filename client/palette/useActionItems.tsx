import { useCallbackRef } from '@mantine/hooks'
import { useMemo } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useLogOut } from '../domains/account/useLogOut.ts'
import { useLanguageChoice } from '../i18n/useLanguageChoice.tsx'
import { LANGUAGES } from '../i18n/languages.ts'
import { hasRole, useViewer } from '../session/viewer.ts'
import { useScheme } from '../theme/ThemeProvider.tsx'
import { usePaletteItems, type PaletteItem } from './palette-items.ts'

const SCHEMES = ['dark', 'light', 'auto'] as const

/** Adds actions to the palette. Returns the warning dialog that some languages need. */
export function useActionItems() {
  const { t } = useTranslation()
  const viewer = useViewer()
  const scheme = useScheme()
  const language = useLanguageChoice()
  const [logOut] = useLogOut()
  // The same functions in every render, so that the items change only with the language and the user.
  const setScheme = useCallbackRef(scheme.setScheme)
  const chooseLanguage = useCallbackRef((locale: string) => void language.choose(locale))
  const endSession = useCallbackRef(() => void logOut())
  const items = useMemo(() => {
    const group = t('palette.actionsGroup')
    const session: PaletteItem[] = viewer
      ? [
          { id: 'create-team', group, label: t('team.create'), to: '/teams?open=create' },
          { id: 'log-out', group, label: t('action.logOut'), run: endSession },
        ]
      : []
    const authoring: PaletteItem[] = hasRole(viewer, 'Admin')
      ? [
          { id: 'create-game', group, label: t('adminGames.create'), to: '/admin/games?open=create' },
          { id: 'create-post', group, label: t('post.newTitle'), to: '/posts/new/edit' },
        ]
      : []
    const schemes = SCHEMES.map<PaletteItem>((name) => ({
      id: `scheme-${name}`,
      group,
      label: t('palette.scheme', { scheme: t(`appearance.${name}`) }),
      run: () => setScheme(name),
      searchOnly: true,
    }))
    const languages = LANGUAGES.map<PaletteItem>(({ locale, name }) => ({
      id: `language-${locale}`,
      group,
      label: t('palette.language', { name }),
      keywords: locale,
      run: () => chooseLanguage(locale),
      searchOnly: true,
    }))
    return [...authoring, ...session, ...schemes, ...languages]
  }, [t, viewer, setScheme, chooseLanguage, endSession])
  usePaletteItems('actions', items)
  return language.warning
}
