import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import type { Locale } from '../../../i18n/locale.ts'
import { readFont } from './certificate-fonts.ts'
import { createTextBlocks, type Block } from './text-block.ts'

/** The texts of a certificate, in the language of the reader. */
export type CertificateTexts = {
  locale: Locale
  /** The title of the document. */
  title: string
  platform: string
  heading: string
  /** The member or the team. */
  name: string
  statement: string
  dates: string
  facts: readonly { label: string; value: string }[]
  words: string
  signature: string
  verification: string
  /** The code as it is shown, and the address that checks it. */
  code: string
  address: string
  qrLabel: string
  accent: string
  issuedAt: Date
}

// The light scheme of the client's design tokens.
const ink = { page: '#ffffff', text: '#0b1b30', dim: '#4a5a70', line: '#c3cedb' }
const left = 72
const right = 842 - 56
const top = 78
const qrSize = 92
const brandWidth = 16
const pageHeight = 595.28
const signatureWidth = 240
/** Texts end before the QR code. */
const besideQr = right - qrSize - 24

/** A tagged PDF (PDF/UA) of one page, A4 landscape. The same texts give the same bytes. */
export async function renderCertificate(texts: CertificateTexts): Promise<Buffer> {
  const font = 'ibm-plex-sans-latin-400-normal.ttf'
  const options: Omit<PDFKit.PDFDocumentOptions, 'subset'> & { subset: string } = {
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: texts.locale,
    // Without a font of its own the document loads one of the standard fonts, which are not embedded.
    font: readFont(font) as unknown as string,
    info: {
      Title: texts.title,
      Author: texts.platform,
      Creator: 'Halyard',
      Producer: 'Halyard',
      CreationDate: texts.issuedAt,
      ModDate: texts.issuedAt,
    },
  }
  // The types of the package lack PDF/UA.
  const pdf = new PDFDocument(options as PDFKit.PDFDocumentOptions)
  const bytes = buffer(pdf)
  draw(pdf, texts)
  pdf.end()
  return bytes
}

type Pdf = InstanceType<typeof PDFDocument>

function draw(pdf: Pdf, texts: CertificateTexts): void {
  const drawText = createTextBlocks(pdf, texts.locale)
  const document = pdf.struct('Document')
  pdf.addStructure(document)
  const put = (tag: 'H1' | 'H2' | 'P', text: string, block: Block): number => {
    let below = block.y
    document.add(
      pdf.struct(tag, {}, () => {
        below = drawText(text, block)
      }),
    )
    return below
  }
  decorate(pdf, texts)
  const whole = right - left
  put('P', texts.platform, { x: left, y: top, width: whole, sizes: [14], lines: 1, fill: ink.dim })
  let y = top + 54
  y = put('H1', texts.heading, {
    x: left,
    y,
    width: whole,
    sizes: [20],
    lines: 1,
    fill: ink.dim,
    weight: 'strong',
  })
  y = put('H2', texts.name, {
    x: left,
    y: y + 26,
    width: whole,
    sizes: [44, 36, 28, 22],
    lines: 1,
    fill: ink.text,
    weight: 'strong',
  })
  y = put('P', texts.statement, {
    x: left,
    y: y - 6,
    width: whole,
    sizes: [20, 18, 16, 14],
    lines: 3,
    fill: ink.text,
  })
  y = put('P', texts.dates, { x: left, y: y + 2, width: whole, sizes: [13], lines: 1, fill: ink.dim })
  putFacts(put, texts, y + 24)
  if (texts.words) {
    const sizes = [13, 12, 11, 10]
    put('P', texts.words, { x: left, y: y + 96, width: besideQr - left, sizes, lines: 4, fill: ink.text })
  }
  const bottom = pageHeight - 56
  if (texts.signature) {
    const sizes = [11, 10, 9]
    put('P', texts.signature, { x: left, y: bottom, width: signatureWidth, sizes, lines: 1, fill: ink.dim })
  }
  const beside = { x: left + signatureWidth + 24, width: besideQr - left - signatureWidth - 24 } as const
  const small = { ...beside, lines: 1, align: 'right' } as const
  put('P', texts.verification, { ...small, y: bottom - 32, sizes: [10, 9, 8], fill: ink.dim })
  put('P', texts.code, { ...small, y: bottom - 16, sizes: [12], fill: ink.text, weight: 'strong' })
  put('P', texts.address, { ...small, y: bottom, sizes: [10, 9, 8, 7], fill: ink.dim })
  const figure = { alt: texts.qrLabel, bbox: [right - qrSize, bottom - qrSize, right, bottom] }
  document.add(pdf.struct('Figure', figure, () => drawQr(pdf, texts.address, bottom - qrSize)))
  document.end()
}

type Put = (tag: 'P', text: string, block: Block) => number

function putFacts(put: Put, { facts }: CertificateTexts, y: number): void {
  const width = (right - left) / 4
  for (const [index, { label, value }] of facts.entries()) {
    const place = { x: left + index * width, width: width - 12, lines: 1 }
    put('P', label, { ...place, y, sizes: [11, 10, 9, 8], fill: ink.dim })
    put('P', value, { ...place, y: y + 24, sizes: [22, 18, 15, 12], fill: ink.text, weight: 'strong' })
  }
}

/** Parts that assistive programs skip: the stripe, the lines. */
function decorate(pdf: Pdf, { accent, signature }: CertificateTexts): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf.rect(0, 0, brandWidth, pageHeight).fill(accent)
  pdf
    .lineWidth(0.8)
    .strokeColor(ink.line)
    .moveTo(left, top + 16)
    .lineTo(right, top + 16)
    .stroke()
  if (signature) {
    pdf
      .moveTo(left, pageHeight - 72)
      .lineTo(left + signatureWidth, pageHeight - 72)
      .stroke()
  }
  pdf.endMarkedContent()
}

function drawQr(pdf: Pdf, address: string, y: number): void {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const side = qrSize / size
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) pdf.rect(right - qrSize + column * side, y + row * side, side, side)
    }
  }
  pdf.fill(ink.text)
}
