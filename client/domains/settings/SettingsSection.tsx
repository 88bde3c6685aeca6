import type { ReactNode } from 'react'

/** A section of the settings form. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="h-form-section">
      <h2 style={{ fontSize: 'var(--h-fs-14)', lineHeight: '20px' }}>{title}</h2>
      {children}
    </section>
  )
}
