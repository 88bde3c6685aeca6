import type { Team } from './players.ts'

/** A PDF of one page with lines of text in ASCII without parentheses. */
function pdfOf(lines: string[]): Blob {
  const drawing = `BT /F1 16 Tf 72 760 Td 24 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets: string[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(`${String(body.length).padStart(10, '0')} 00000 n \n`)
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return new Blob([body, table, trailer], { type: 'application/pdf' })
}

export async function submitWriteup(gameNumber: number, { name, players }: Team): Promise<void> {
  const { api } = players[0]
  const pdf = pdfOf([
    `Write-up of ${name}`,
    '',
    'Short Rope: the key repeats after five bytes.',
    'Crate Count: a binary search over the scale finds the odd crate.',
    'Morning Bells: the tower is in the background of the picture.',
  ])
  const body = new FormData()
  body.append('file', pdf, 'write-up.pdf')
  await api.fetch(`/api/game/${gameNumber}/writeup`, { method: 'POST', body })
}
