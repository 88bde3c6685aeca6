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
  const readers = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg width={size} height={size} {...readers}>
      <use href="#h-logo" />
    </svg>
  )
}
