import { expect, test } from 'vitest'
import { importInput, refusalsByRow } from './import-input.ts'

test('the import input has generated passwords and no empty values', () => {
  const values = {
    userName: 'anna',
    email: 'a@x.org',
    realName: '',
    studentNumber: '',
    phone: '',
    teamName: 'Crew',
  }
  const { rows, users } = importInput([
    { line: 1, problems: {}, values: { ...values, password: '' } },
    { line: 2, problems: {}, values: { ...values, password: 'Given123', studentNumber: '77' } },
  ])
  expect(users[0]).toEqual({
    userName: 'anna',
    email: 'a@x.org',
    teamName: 'Crew',
    password: rows[0]?.values.password,
  })
  expect(rows[0]?.values.password).toHaveLength(14)
  expect(users[1]).toMatchObject({ password: 'Given123', studentNumber: '77' })
})

test('the errors of the server are grouped by row', () => {
  const { rows, others } = refusalsByRow({
    'users.3.email': 'Taken.',
    'users.3.userName': 'Too short.',
    'users.0': 'No.',
    '': 'Nothing was added.',
  })
  expect(rows).toEqual(
    new Map([
      [3, { email: 'Taken.', userName: 'Too short.' }],
      [0, { '': 'No.' }],
    ]),
  )
  expect(others).toEqual(['Nothing was added.'])
})
