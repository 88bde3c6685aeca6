import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import { ImportUsersForm } from './ImportUsersForm.tsx'

type Sent = { users: { userName: string; password: string }[] }

/** The form, whose server refuses the name `taken`. Returns the lists that it sent, and what was added. */
function show() {
  const onAdded = vi.fn<Parameters<typeof ImportUsersForm>[0]['onAdded']>()
  const calls = renderPage(
    <ImportUsersForm onDirty={() => undefined} onCancel={() => undefined} onAdded={onAdded} />,
    {
      at: '/',
      answer: ({ variables }) => {
        const { users } = variables['input'] as Sent
        const taken = users.findIndex(({ userName }) => userName === 'taken')
        if (taken < 0) return { createUsers: { __typename: 'CreateUsersPayload', users: [] } }
        const issue = { path: ['users', String(taken), 'userName'], message: 'This name is taken.' }
        return {
          createUsers: {
            __typename: 'InvalidInputError',
            __isError: 'InvalidInputError',
            message: issue.message,
            code: 'INVALID_INPUT',
            issues: [issue],
          },
        }
      },
    },
  )
  return { onAdded, sent: () => calls.map(({ variables }) => (variables['input'] as Sent).users) }
}

function choose(...parts: BlobPart[]) {
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('the form has no choice of files')
  fireEvent.change(input, { target: { files: [new File(parts, 'users.csv')] } })
}

test('wrong and refused lines are left out, and the others are added', async () => {
  const { onAdded, sent } = show()
  choose('userName,email\nada,ada@sea.test\nbob,no address\ntaken,taken@sea.test\nzoe,zoe@sea.test\n')
  fireEvent.click(await screen.findByRole('button', { name: 'Add 3 users' }))
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce())
  expect(sent().map((users) => users.map(({ userName }) => userName))).toEqual([
    ['ada', 'taken', 'zoe'],
    ['ada', 'zoe'],
  ])
  const [outcome] = onAdded.mock.calls[0] ?? []
  expect(outcome?.added.map(({ values }) => values.userName)).toEqual(['ada', 'zoe'])
  expect(outcome?.refused.map(({ line, problems }) => [line, Object.values(problems)])).toEqual([
    [3, [expect.any(String)]],
    [4, ['This name is taken.']],
  ])
})

test('a list of CTFd is added without its hashes and with new passwords', async () => {
  const { onAdded, sent } = show()
  choose(
    'id,name,password,email,type,verified,team_id\n2,ada,$2b$12$abcdefghijklmnopqrstuv,ada@sea.test,user,True,1\n',
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Add 1 user' }))
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce())
  expect(sent()[0]).toMatchObject([{ userName: 'ada', password: expect.stringMatching(/^[^$]{6,}$/) }])
})

test('a list that is not UTF-8 says so, and is read in the chosen encoding', async () => {
  show()
  choose('userName,email,realName\njoerg,joerg@sea.test,J', Uint8Array.of(0xf6), 'rg\n')
  expect((await screen.findByRole('alert')).textContent).toContain('not in UTF-8')
  expect(screen.getByRole('combobox', { name: 'Encoding' })).toHaveProperty('value', 'Windows-1252')
  await screen.findByText('Jörg')
  fireEvent.click(screen.getByRole('combobox', { name: 'Encoding' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Windows-1251' }))
  await screen.findByText('Jцrg')
})
