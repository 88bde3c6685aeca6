import { MantineProvider, useMantineColorScheme } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { ToastList } from '../components/toasts.ts'
import { useIsLoaded } from '../relay/lazy-part.ts'
import { brandScaleOf, SIGNAL_BLUE } from './brand-scale.ts'
import { cssVariablesFor } from './css-variables.ts'
import { mantineThemeFor } from './mantine-theme.ts'
import { brandColorOf, useThemeChoice } from './theme-choice.ts'

type Props = { managedColor: string | null | undefined; children: ReactNode }

export function ThemeProvider({ managedColor, children }: Props) {
  const color = brandColorOf(useThemeChoice(), managedColor)
  const reducedMotion = useReducedMotion()
  const brand = useMemo(() => (color ? brandScaleOf(color) : SIGNAL_BLUE), [color])
  const { t } = useTranslation()
  const hasToasts = useIsLoaded(ToastList)
  const closeLabel = t('action.close')
  const theme = useMemo(
    () => mantineThemeFor({ brand, reducedMotion, closeLabel }),
    [brand, reducedMotion, closeLabel],
  )
  const resolver = useMemo(() => cssVariablesFor(brand), [brand])
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="dark">
      {hasToasts ? <ToastList /> : null}
      {children}
    </MantineProvider>
  )
}

/** The color scheme and its setter, independent of Mantine's names. */
export function useScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return { scheme: colorScheme, setScheme: setColorScheme }
}
