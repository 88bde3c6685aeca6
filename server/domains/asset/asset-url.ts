/** URLs of stored files. Pictures have a fixed name, so that a link survives a change of format. */
export function avatarUrl(hash: string | null): string | null {
  return hash && `/assets/${hash}/avatar`
}

export function posterUrl(hash: string | null): string | null {
  return hash && `/assets/${hash}/poster`
}

export function logoUrl(hash: string | null): string | null {
  return hash && `/assets/${hash}/logo`
}

/** The contract inserts names unescaped; only characters that would break the URL are escaped. */
export function fileUrl(hash: string, name: string): string {
  return `/assets/${hash}/${name.replace(/[%?#\\/]/g, encodeURIComponent)}`
}
