import { open } from 'node:fs/promises'
import { packageFault } from '../import/package-fault.ts'

const firstBytes = 65_536

/** Exports of whole events that are known by their beginning, but not read. They are no ZIP files. */
const formats = [
  { format: 'RootTheBox', beginning: /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<rootthebox[\s>]/i },
  { format: 'FBCTF', beginning: /^\s*\{(?=[\s\S]*"levels"\s*:)(?=[\s\S]*"(?:logos|teams|categories)"\s*:)/ },
] as const

/** @throws ConflictError which names the platform that has exported the file */
export async function refuseOtherPlatforms(file: string): Promise<void> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstBytes), 0, firstBytes, 0)
    const text = buffer.toString('utf8', 0, bytesRead).replace(/^\uFEFF/, '')
    const known = formats.find(({ beginning }) => beginning.test(text))
    if (known) throw packageFault('gamePackage.otherPlatform', { format: known.format })
  } finally {
    await handle.close()
  }
}
