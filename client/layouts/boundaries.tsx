import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { isRouteErrorResponse, useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router'
import { FailedState } from '../components/states/FailedState.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { reloadFor } from '../relay/transport/deployed-build.ts'
import { failureText } from '../relay/failure-text.ts'
import { lazyPart, useIsLoaded } from '../relay/lazy-part.ts'
import { NetworkError, RefusedError } from '../relay/transport/network-error.ts'
import { noteUnanswered, untilServerAnswers } from '../relay/transport/server-watch.ts'

const FatalScreen = lazyPart(() => import('../pages/FatalScreen.tsx').then((module) => module.FatalScreen))

function isPreloadFailure(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message)
  )
}

function isTransient(error: unknown): boolean {
  return isPreloadFailure(error) || (error instanceof NetworkError && error.isTransient)
}

/** The outermost error boundary, which replaces the whole page. */
export function RootBoundary() {
  const error = useRouteError()
  useReport(error)
  if (error instanceof NetworkError || isPreloadFailure(error)) return <Failure error={error} />
  return <Fatal error={error} onRetry={() => location.reload()} />
}

/** The error boundary inside a layout, which keeps the navigation. */
export function PageBoundary() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  useReport(error)
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  if (error instanceof RefusedError && error.type === 'NotFoundError') return <NotFoundPage />
  if (error instanceof NetworkError || error instanceof RefusedError || isPreloadFailure(error)) {
    return <Failure error={error} />
  }
  return <Fatal error={error} onRetry={() => void revalidate()} embedded />
}

type FatalProps = { error: unknown; onRetry: () => void; embedded?: boolean }

/** Shows the failure without its details until the code of the whole screen has arrived. */
function Fatal(props: FatalProps) {
  const isLoaded = useIsLoaded(FatalScreen)
  return (
    <>
      {isLoaded ? null : <FailedState onRetry={props.onRetry} />}
      <FatalScreen {...props} />
    </>
  )
}

function useReport(error: unknown): void {
  useEffect(() => console.error(error), [error])
}

function Failure({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation()
  const retry = useRetry(error)
  const text = isPreloadFailure(error) ? t('failure.preload') : failureText(error, t, i18n.language)
  return (
    <>
      <PageTitle screen={t('failure.title')} />
      <FailedState onRetry={retry}>
        {text}
        {isTransient(error) ? ` ${t('failure.retries')}` : null}
      </FailedState>
    </>
  )
}

/** Loads the data of the page again as soon as the server answers. If the build differs, the page is reloaded. */
function useRetry(error: unknown): () => void {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const location = useLocation()
  const retry = () => {
    // Without the code of the route, there is nothing to revalidate.
    if (isPreloadFailure(error)) void navigate(location, { replace: true, preventScrollReset: true })
    else void revalidate()
  }
  const retryWith = useEffectEvent((build: string) => {
    if (!reloadFor(build)) retry()
  })
  useEffect(() => {
    if (!isTransient(error)) return undefined
    let isOver = false
    async function retryWhenAnswered() {
      const build = await untilServerAnswers()
      if (!isOver) retryWith(build)
    }
    // A script that fails to load does not change the connection state, so this does it.
    if (isPreloadFailure(error)) noteUnanswered()
    void retryWhenAnswered()
    return () => {
      isOver = true
    }
  }, [error])
  return retry
}
