import { Component, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { failureText } from '../../relay/failure-text.ts'
import { NetworkError, RefusedError } from '../../relay/transport/network-error.ts'
import { FailedState } from './FailedState.tsx'

type Props = {
  /** Called before the children are rendered again. */
  onRetry: () => void
  children: ReactNode
}

/** Limits a failure to a part of the page, and shows it there with a retry button. */
export class FailureBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override render(): ReactNode {
    const { onRetry, children } = this.props
    const { error } = this.state
    if (error === null) return children
    const retry = () => {
      onRetry()
      this.setState({ error: null })
    }
    return <Failure error={error} onRetry={retry} />
  }
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, i18n } = useTranslation()
  const hasText = error instanceof RefusedError || error instanceof NetworkError
  return (
    <FailedState onRetry={onRetry}>{hasText ? failureText(error, t, i18n.language) : undefined}</FailedState>
  )
}
