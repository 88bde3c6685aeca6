import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { FailedState } from '../components/FailedState.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { FatalScreen } from '../pages/FatalScreen.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { NetworkError, RefusedError } from '../relay/network-error.ts'

function isPreloadFailure(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message)
  )
}

/** The outermost error boundary, which replaces the whole page. */
export function RootBoundary() {
  const error = useRouteError()
  useReport(error)
  if (error instanceof NetworkError) return <Failure error={error} />
  return <FatalScreen error={error} onRetry={() => location.reload()} />
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
  return <FatalScreen error={error} onRetry={() => void revalidate()} embedded />
}

function useReport(error: unknown): void {
  useEffect(() => console.error(error), [error])
}

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle screen={t('failure.title')} />
      <FailureText error={error} />
    </>
  )
}

function FailureText({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation()
  const { revalidate } = useRevalidator()
  if (error instanceof RefusedError)
    return <FailedState onRetry={() => void revalidate()}>{error.message}</FailedState>
  if (error instanceof NetworkError) {
    const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(error.time)
    const text =
      error.status === null ? t('failure.network') : t('failure.server', { status: error.status, time })
    return <FailedState onRetry={() => void revalidate()}>{text}</FailedState>
  }
  return (
    <FailedState
      action={
        <Button variant="filled" onClick={() => location.reload()}>
          {t('action.tryAgain')}
        </Button>
      }
    >
      {t('failure.preload')}
    </FailedState>
  )
}
