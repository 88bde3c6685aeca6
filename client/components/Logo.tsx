import { drawingLabel } from './drawing-label.ts'

type Props = { size?: number; url?: string | null; label?: string }

/** The uploaded logo of the platform, or else Halyard's. */
export function Logo({ size = 28, url, label }: Props) {
  if (url)
    return (
      <img
        src={url}
        alt={label ?? ''}
        height={size}
        style={{ maxWidth: size * 1.75, objectFit: 'contain' }}
      />
    )
  return (
    <svg width={size} height={size} {...drawingLabel(label)}>
      <use href="#h-logo" />
    </svg>
  )
}
