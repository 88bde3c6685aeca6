import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Outlet, useRevalidator } from 'react-router'
import type { RootLayoutQuery } from '../__generated__/RootLayoutQuery.graphql.ts'
import { showFailure } from '../components/toasts.ts'
import { useLeaveWhenBanned } from '../domains/account/useLeaveWhenBanned.ts'
import type { PageProps } from '../relay/page-route.tsx'
import { rememberClientConfig } from '../session/client-config.ts'
import { onSessionEnded } from '../session/session-ended.ts'
import { useLogOutNotice } from '../session/useLogOutNotice.ts'
import { ViewerContext, type Viewer } from '../session/viewer.ts'

/** Loads the data of every screen: the platform's settings and the viewer. */
export function RootLayout({ queryRef }: PageProps<RootLayoutQuery>) {
  const data = usePreloadedQuery<RootLayoutQuery>(
    graphql`
      query RootLayoutQuery @preloadable {
        clientConfig {
          title
          slogan
          footerInfo
          customTheme
          logoUrl
          portMapping
          defaultLifetime
          extensionDuration
          renewalWindow
        }
        # For the forms that ask for one.
        captcha {
          type
          siteKey
        }
        viewer {
          userId
          userName
          role
          avatarUrl
        }
      }
    `,
    queryRef,
  )
  const config = data.clientConfig
  useEffect(() => {
    const { footerInfo, customTheme, logoUrl } = config
    rememberClientConfig({
      ...config,
      footerInfo: footerInfo ?? null,
      customTheme: customTheme ?? null,
      logoUrl: logoUrl ?? null,
    })
  }, [config])
  const viewer = useMemo<Viewer | null>(() => {
    if (!data.viewer) return null
    const { userId, userName, role, avatarUrl } = data.viewer
    return { id: userId, name: userName, role, avatarUrl: avatarUrl ?? null }
  }, [data.viewer])
  useSessionEnd(viewer !== null)
  useLeaveWhenBanned()
  useLogOutNotice()
  return (
    <ViewerContext value={viewer}>
      <Outlet />
    </ViewerContext>
  )
}

function useSessionEnd(signedIn: boolean): void {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!signedIn) return undefined
    let isNotified = false
    return onSessionEnded(() => {
      if (isNotified) return
      isNotified = true
      showFailure(t('account.sessionEnded'))
      void revalidate()
    })
  }, [signedIn, t, revalidate])
}
