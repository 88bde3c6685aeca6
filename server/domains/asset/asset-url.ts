/** Addresses of stored files. Pictures go by a fixed name, so that a link survives a change of format. */
export function avatarUrl(hash: string | null): string | null {
  return hash && `/assets/${hash}/avatar`
}

export function posterUrl(hash: string | null): string | null {
  return hash && `/assets/${hash}/poster`
}

export function logoUrl(hash: string | null): string | null {
  return hash && `/assets/${hash}/logo`
}

/** The contract puts names in as they are; only what would break the address is escaped. */
export function fileUrl(hash: string, name: string): string {
  return `/assets/${hash}/${name.replace(/[%?#\\/]/g, encodeURIComponent)}`
}
