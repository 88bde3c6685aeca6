import { lazy, Suspense, useEffect, useMemo } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Outlet } from 'react-router'
import type { RootLayoutQuery } from '../__generated__/RootLayoutQuery.graphql.ts'
import { lazyPart } from '../relay/lazy-part.ts'
import type { PageProps } from '../relay/page-route.tsx'
import { useIsBanned } from '../session/banned.ts'
import { setClientConfig } from '../session/client-config.ts'
import { useSessionEnd } from '../session/useSessionEnd.ts'
import { useLogOutNotice } from '../session/useLogOutNotice.ts'
import { ViewerContext, type Viewer } from '../session/viewer.ts'

const LogInAgainDialog = lazy(() =>
  import('../domains/account/LogInAgainDialog.tsx').then((module) => ({ default: module.LogInAgainDialog })),
)
const LeaveBanned = lazyPart(() =>
  import('../domains/account/LeaveBanned.tsx').then((module) => module.LeaveBanned),
)

/** Loads the data that every screen needs: the platform's settings and the viewer. */
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
          defaultLifetimeMinutes
          extensionMinutes
          renewalWindowMinutes
          mailLinkLifetimeHours
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
          needsSecondFactor
        }
      }
    `,
    queryRef,
  )
  const config = data.clientConfig
  useEffect(() => {
    const { footerInfo, customTheme, logoUrl } = config
    setClientConfig({
      ...config,
      footerInfo: footerInfo ?? null,
      customTheme: customTheme ?? null,
      logoUrl: logoUrl ?? null,
    })
  }, [config])
  const viewer = useMemo<Viewer | null>(() => {
    if (!data.viewer) return null
    const { userId, userName, avatarUrl, needsSecondFactor } = data.viewer
    const role = needsSecondFactor ? 'User' : data.viewer.role
    return { id: userId, name: userName, role, avatarUrl: avatarUrl ?? null, needsSecondFactor }
  }, [data.viewer])
  const { hasEnded, end } = useSessionEnd(viewer)
  const isBanned = useIsBanned()
  useLogOutNotice()
  return (
    <ViewerContext value={viewer}>
      <Outlet />
      {isBanned ? <LeaveBanned /> : null}
      {hasEnded && viewer ? (
        <Suspense>
          <LogInAgainDialog userName={viewer.name} onEnd={end} />
        </Suspense>
      ) : null}
    </ViewerContext>
  )
}
