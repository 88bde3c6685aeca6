/** The folder of captures: `capture/{challenge}/{participation}/{file}` (contract: rules, section 18). */
export type CaptureFolder = { challengeId: number; participationId: number }

export function challengeFolder(challengeId: number): string {
  return `capture/${challengeId}`
}

export function captureFolder({ challengeId, participationId }: CaptureFolder): string {
  return `${challengeFolder(challengeId)}/${participationId}`
}

/** @throws Error when the name is not a plain file name */
export function capturePath(folder: CaptureFolder, fileName: string): string {
  if (!isCaptureName(fileName)) throw new Error('a capture cannot have this name')
  return `${captureFolder(folder)}/${fileName}`
}

/**
 * The name of a connection's file: the start of the container's id, and the connection's id of letters and digits.
 */
export function captureFileName(containerId: string, connectionId: string): string {
  return `${containerId.slice(0, 8)}-${connectionId}.pcap`
}

/** The name that marks a capture which reached its size limit. */
export function truncatedName(fileName: string): string {
  return fileName.replace(/\.pcap$/, '-truncated.pcap')
}

export function isTruncatedName(fileName: string): boolean {
  return fileName.endsWith('-truncated.pcap')
}

/** The name of the form of a capture with the packets of TCP. */
export function tcpName(fileName: string): string {
  return fileName.replace(/(?:\.pcap)?$/, '-tcp.pcap')
}

/** An extra file in the list that marks that a team's captures have reached their limit. */
export const limitReachedName = 'limit-reached.pcap'

/** Whether the name is a single path segment of characters that every storage accepts. */
export function isCaptureName(name: string): boolean {
  return /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,254}$/.test(name) && !name.endsWith('.')
}
