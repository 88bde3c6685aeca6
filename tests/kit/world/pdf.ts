/** A PDF of one page with one line of text. */
export function pdfOf(line: string): Blob {
  const drawing = `BT /F1 28 Tf 72 740 Td (${line}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places: string[] = []
  for (const [index, object] of objects.entries()) {
    places.push(`${String(file.length).padStart(10, '0')} 00000 n \n`)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new Blob([file, table, trailer], { type: 'application/pdf' })
}
