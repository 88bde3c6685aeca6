import path from 'node:path'

/** Types that no browser runs. Everything else, such as pages, scripts and SVG, is sent as plain bytes. */
const types: Readonly<Record<string, string>> = {
  '.7z': 'application/x-7z-compressed',
  '.avif': 'image/avif',
  '.bmp': 'image/bmp',
  '.csv': 'text/csv; charset=utf-8',
  '.flac': 'audio/flac',
  '.gif': 'image/gif',
  '.gz': 'application/gzip',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.pcap': 'application/vnd.tcpdump.pcap',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.tar': 'application/x-tar',
  '.tgz': 'application/gzip',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.xz': 'application/x-xz',
  '.zip': 'application/zip',
  '.zst': 'application/zstd',
}

export function contentType(fileName: string): string {
  return types[path.extname(fileName).toLowerCase()] ?? 'application/octet-stream'
}

/**
 * The header that makes browsers download a file and never display it (RFC 6266). It contains the name twice: in ASCII,
 * and encoded with all its characters (RFC 5987).
 */
export function attachmentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
