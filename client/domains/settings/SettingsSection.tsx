import type { ReactNode } from 'react'

type Props = {
  title: string
  /** Shown below the title. */
  hint?: ReactNode
  children: ReactNode
}

/** A section of the settings form. */
export function SettingsSection({ title, hint, children }: Props) {
  return (
    <section className="h-form-section">
      <h2 style={{ fontSize: 'var(--h-fs-14)', lineHeight: '20px' }}>{title}</h2>
      {hint ? (
        <p className="h-label" style={{ margin: '-8px 0 12px' }}>
          {hint}
        </p>
      ) : null}
      {children}
    </section>
  )
}
