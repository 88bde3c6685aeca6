import type { TFunction } from '../../../i18n/translate.ts'
import { expect, test } from 'vitest'
import { readCtfdTeams } from './ctfd-lists.ts'
import { randomPassword, readUserImport } from './user-import.ts'

const t = ((key: string, options?: { line?: number }) =>
  options?.line ? `${key} ${options.line}` : key) as unknown as TFunction
const read = (text: string) => readUserImport(t, text)

test('a user list finds its columns by headers in any order and under several names', () => {
  const { rows, fields, hasHeader, unknown } = read(
    'E-Mail;Shirt size;User name;Student ID;Team\nanna@x.org;M;anna;77;Crew',
  )
  expect(hasHeader).toBe(true)
  expect(unknown).toEqual(['Shirt size'])
  expect(fields).toEqual(['userName', 'email', 'studentNumber', 'teamName'])
  expect(rows).toEqual([
    {
      line: 2,
      values: {
        userName: 'anna',
        email: 'anna@x.org',
        password: '',
        realName: '',
        studentNumber: '77',
        phone: '',
        teamName: 'Crew',
      },
      problems: {},
    },
  ])
})

test('of two columns for one field the one with its usual name counts, and the other is named', () => {
  const { rows, unknown } = read('Name,Email,Username,Email,Team\nAnna Ax,anna@x.org,anna,old@x.org,Crew')
  expect(rows[0]?.values).toMatchObject({ userName: 'anna', email: 'anna@x.org', teamName: 'Crew' })
  expect(unknown).toEqual(['Name', 'Email'])
})

test('a user list has columns with the names of the reader\u2019s language', () => {
  const labels: Record<string, string> = {
    'users.userName': '\u7528\u6237\u540d',
    'users.email': '\u90ae\u7bb1',
    'users.realName': 'Nom r\u00e9el',
  }
  const labelled = ((key: string) => labels[key] ?? key) as unknown as TFunction
  const list = readUserImport(
    labelled,
    '\u90ae\u7bb1;Nom re\u0301el;\u7528\u6237\u540d\nanna@x.org;Anna Ax;anna',
  )
  expect(list).toMatchObject({ hasHeader: true, unknown: [] })
  expect(list.rows[0]?.values).toMatchObject({ userName: 'anna', email: 'anna@x.org', realName: 'Anna Ax' })
})

test('a user list without a header line starts with a user', () => {
  const { rows, hasHeader, fields } = read('anna,anna@x.org,Passw0rd')
  expect(hasHeader).toBe(false)
  expect(fields).toEqual(['userName', 'email', 'password'])
  expect(rows[0]).toMatchObject({ line: 1, values: { userName: 'anna', password: 'Passw0rd' }, problems: {} })
})

test('a user list reports errors with their line', () => {
  const { rows } = read(
    [
      'user,mail,password,phone,team',
      'an\u202ena,anna@x.org,Passw0rd,,',
      `ben,ben.x.org,short,call me,${'A name of a team that is too long '.repeat(4)}`,
      'carl,carl@x.org,,+49 30 1234,Crew',
      'dora',
    ].join('\n'),
  )
  expect(rows.map(({ line, problems }) => [line, problems])).toEqual([
    [2, { userName: 'account.nameCharacters' }],
    [
      3,
      {
        email: 'account.mailFormat',
        password: 'userImport.password',
        phone: 'account.phoneFormat',
        teamName: 'team.tooLong',
      },
    ],
    [4, {}],
    [5, { email: 'account.mailRequired' }],
  ])
})

test('a user list reports a duplicate name or address with the line of the first', () => {
  const { rows } = read('anna,anna@x.org\nben,Anna@X.org\nANNA,c@x.org')
  expect(rows.map(({ problems }) => problems)).toEqual([
    {},
    { email: 'userImport.doubled 1' },
    { userName: 'userImport.doubled 1' },
  ])
})

const ctfdUsers = [
  'id,oauth_id,name,password,email,type,secret,website,affiliation,country,bracket_id,hidden,banned,verified,language,change_password,team_id,created',
  '2,,ada,"$bcrypt-sha256$v=2,t=2b,r=12$abc$ABC",ada@example.org,user,,,Org,DE,,False,False,True,en,False,1,2026-01-01',
  '3,,A long name of a user,"$bcrypt-sha256$v=2,t=2b,r=12$abc$ABC",bob@example.org,user,,,Org,DE,,False,False,True,en,False,1,2026-01-01',
].join('\r\n')

test('a list of CTFd has no passwords, and its users join the teams of teams.csv', () => {
  const alone = read(ctfdUsers)
  expect([alone.isOfCtfd, alone.hashCount]).toEqual([true, 2])
  expect(
    alone.rows.map(({ line, values, problems }) => [line, values.userName, values.password, problems]),
  ).toEqual([
    [2, 'ada', '', {}],
    [3, 'A long name of a user', '', {}],
  ])
  const teams = readCtfdTeams(
    'id,oauth_id,name,email,password,secret,website,affiliation,country,bracket_id,hidden,banned,captain_id,created\n1,,Gulls,,$bcrypt$x$y,,,,,,False,False,2,2026-01-01',
  )
  const [ada] = readUserImport(t, ctfdUsers, teams ?? new Map()).rows
  expect([ada?.values.teamName, ada?.isCaptain]).toEqual(['Gulls', true])
  expect(readCtfdTeams(ctfdUsers)).toBeNull()
  expect(readCtfdTeams('name,email\nada,a@x.org')).toBeNull()
})

test('a hash in any list is no password', () => {
  const { rows, hashCount } = read('name,mail,password\nada,a@x.org,$6$salt$hash/.x\nben,b@x.org,Pa$$w0rd')
  expect([hashCount, ...rows.map(({ values }) => values.password)]).toEqual([1, '', 'Pa$$w0rd'])
})

test('generated passwords follow the password rules', () => {
  const passwords = Array.from({ length: 50 }, randomPassword)
  expect(new Set(passwords).size).toBe(50)
  for (const password of passwords) expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d]{14}$/)
})
