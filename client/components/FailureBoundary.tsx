import { Component, type ReactNode } from 'react'
import { RefusedError } from '../relay/network-error.ts'
import { FailedState } from './FailedState.tsx'

type Props = {
  /** Called before the children are tried again. */
  onRetry: () => void
  children: ReactNode
}

/** Contains a failure to a part of the page and shows it there with a retry. */
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
    return (
      <FailedState onRetry={retry}>{error instanceof RefusedError ? error.message : undefined}</FailedState>
    )
  }
}
