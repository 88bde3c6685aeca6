import { expect, test } from 'vitest'
import { nameOfDisposition } from './download.ts'

test.each([
  [
    'attachment; filename="Writeups-Harbour+CTF-20261121-09.00.00Z.tar.gz"',
    'Writeups-Harbour CTF-20261121-09.00.00Z.tar.gz',
  ],
  ['attachment; filename="%E6%B5%B7.tar.gz"', '海.tar.gz'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'na%C3%AFve%2B1.pdf', 'naïve+1.pdf'],
  ['attachment; filename="100%.pdf"', '100%.pdf'],
  ['attachment', null],
  [null, null],
])('the file name is read from the header %j', (header, name) => {
  expect(nameOfDisposition(header)).toBe(name)
})
