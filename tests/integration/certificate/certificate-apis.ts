import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Actor } from '../../kit/calls/actor.ts'

export const certificateFields = `code state gameTitle userName teamName url withdrawnAt withdrawalReason notShown
  stated { rank teamCount score division divisionRank } current { rank score }`

export type Certificate = {
  code: string
  state: string
  gameTitle: string
  userName: string | null
  teamName: string
  url: string
  withdrawnAt: string | null
  withdrawalReason: string | null
  notShown: string[]
  stated: { rank: number | null; teamCount: number; score: number; division: string | null }
  current: { rank: number | null; score: number } | null
}

/** The certificate with a code; null without one. */
export async function readCertificate(actor: Actor, code: string): Promise<Certificate | null> {
  const { certificate } = await actor.query<{ certificate: Certificate | null }>(
    `query ($code: String!) { certificate(code: $code) { ${certificateFields} } }`,
    { code },
  )
  return certificate
}

/** The text of a PDF, its language and its title. */
export async function readPdfOf(actor: Actor, url: string) {
  const response = await actor.fetch(url)
  if (response.status !== 200) throw new Error(`no PDF: ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const size = bytes.length
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const { info } = await pdf.getMetadata()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
  return { text, size, bytes, info: info as { Title?: string; Language?: string } }
}
