import { useEffect, useRef, type ReactNode } from 'react'
import { CodeFlags } from '../../../components/flags/CodeFlags.tsx'
import styles from '../AuthForm.module.css'

type Props = {
  /** The flag's letter: C done, K check your email, Q waiting for clearance, X stopped, N no. */
  flag: string
  tone?: 'brand' | 'live'
  title: string
  children: ReactNode
  /** The next step: one or two buttons. */
  actions: ReactNode
}

/** The outcome of a form or a link. Takes the focus because it replaces the focused element. */
export function Outcome({ flag, tone = 'brand', title, children, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.outcome}>
      <CodeFlags word={flag} tone={tone} size={48} direction="column" />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
