/** Where captures are kept: `capture/{challenge}/{participation}/{file}` (contract: rules, section 18). */
export type CaptureFolder = { challengeId: number; participationId: number }

export function challengeFolder(challengeId: number): string {
  return `capture/${challengeId}`
}

export function captureFolder({ challengeId, participationId }: CaptureFolder): string {
  return `${challengeFolder(challengeId)}/${participationId}`
}

/** @throws Error when the name is none of a file right in the folder */
export function capturePath(folder: CaptureFolder, fileName: string): string {
  if (!isCaptureName(fileName)) throw new Error('a capture cannot have this name')
  return `${captureFolder(folder)}/${fileName}`
}

/** One file per connection: the start of the container's id, and an id of letters and digits for the connection. */
export function captureFileName(containerId: string, connectionId: string): string {
  return `${containerId.slice(0, 8)}-${connectionId}.pcap`
}

/** A capture that reached its limit says so in the list of files. */
export function truncatedName(fileName: string): string {
  return fileName.replace(/\.pcap$/, '-truncated.pcap')
}

/** Stands in the list where a team's captures have reached their limit. */
export const limitReachedName = 'limit-reached.pcap'

/** Whether it is one part of a path, of the characters that every storage takes. */
export function isCaptureName(name: string): boolean {
  return /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,254}$/.test(name) && !name.endsWith('.')
}
