import { expect, test } from 'vitest'
import { plainCsvLine } from './csv-line.ts'
import { readCsv } from './read-csv.ts'

test('a CSV is read as cells with their line numbers', () => {
  expect(readCsv('name,mail\r\nanna, a@x.org \n\n  \nben,b@x.org')).toEqual([
    { line: 1, cells: ['name', 'mail'] },
    { line: 2, cells: ['anna', 'a@x.org'] },
    { line: 5, cells: ['ben', 'b@x.org'] },
  ])
})

test('quotes keep delimiters, line breaks, spaces and quotes', () => {
  expect(readCsv('"a,b","say ""hi""","two\nlines"," x " ,\nnext,1,2,3,4')).toEqual([
    { line: 1, cells: ['a,b', 'say "hi"', 'two\nlines', ' x ', ''] },
    { line: 3, cells: ['next', '1', '2', '3', '4'] },
  ])
})

test.each([
  ['a;b;c\n1;2;3', ['1', '2', '3']],
  ['a\tb\n1\t2,5', ['1', '2,5']],
  ['\uFEFF"x;y",b\n1,2', ['1', '2']],
])('finds the delimiter of %j', (text, second) => {
  expect(readCsv(text)[1]?.cells).toEqual(second)
})

test('lines of spreadsheets end in any way, and the first can name the delimiter', () => {
  expect(readCsv('a,b\rc,d\r')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['c', 'd'] },
  ])
  expect(readCsv('\uFEFFsep=|\r\na|b,c\r\n')).toEqual([{ line: 2, cells: ['a', 'b,c'] }])
})

test('an unclosed quote ends at the end of the text', () => {
  expect(readCsv('a,"b\nc')).toEqual([{ line: 1, cells: ['a', 'b\nc'] }])
  expect(readCsv('')).toEqual([])
})

test('a written CSV line is read as the same cells', () => {
  const cells = ['plain', 'a,b', 'say "hi"', 'two\nlines', 'semi;colon']
  expect(readCsv(plainCsvLine(cells))[0]?.cells).toEqual(cells)
})
