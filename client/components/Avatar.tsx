import { useState } from 'react'
import { stableHash } from '../../rules/stable-hash.ts'
import styles from './Avatar.module.css'

type Props = { name: string; url?: string | null; size?: number }

// Muted colors. White text on each has a contrast of at least 4.5:1.
const COLORS = [
  '#8A3F4E',
  '#8C5A2F',
  '#7A4B8A',
  '#3F5F8A',
  '#2F6F63',
  '#5A6B2A',
  '#4F55A0',
  '#7A5230',
  '#2E6B86',
]

function Square({ name, url, size = 32 }: Props) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (url && url !== brokenUrl) {
    return (
      <img
        className={styles.picture}
        src={url}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setBrokenUrl(url)}
      />
    )
  }
  const color = COLORS[stableHash(name) % COLORS.length]
  const letter = [...name.trim()][0]?.toUpperCase() ?? '?'
  return (
    <span className={styles.letter} style={{ '--size': `${size}px`, '--color': color }} aria-hidden>
      {letter}
    </span>
  )
}

/** Decorative: the name is shown beside it or labels its button. */
export function UserAvatar(props: Props) {
  return <Square {...props} />
}

export function TeamAvatar(props: Props) {
  return <Square {...props} />
}
