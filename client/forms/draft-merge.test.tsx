import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { PreloadedPage } from '../../tests/kit/client/PreloadedPage.tsx'
import { hidePage } from '../../tests/kit/client/hide-page.ts'
import { renderPage, type Call } from '../../tests/kit/client/render-page.tsx'
import query, { type PostEditPageQuery } from '../__generated__/PostEditPageQuery.graphql.ts'
import { PostEditPage } from '../pages/admin/PostEditPage.tsx'

const user = userEvent.setup({ delay: null })
const first = { title: 'Harbour', summary: 'Open', content: 'Come in.', tags: ['a'], isPinned: false }

/** A server with one post, which another administrator changes too. */
function serverOf() {
  let post = { ...first }
  const revision = () => JSON.stringify(post)
  const node = () => ({ __typename: 'Post', id: 'p', databaseId: '1', updatedAt: '2026-01-01T00:00:00Z', authorName: 'pip', authorAvatarUrl: null, ...post, revision: revision() }) // oxfmt-ignore
  const answer = ({ operation, variables }: Call) => {
    if (operation !== 'useUpdatePostMutation') return { post: node() }
    const { revision: read, postId: _postId, ...changes } = variables['input'] as { revision: string } & Record<string, unknown> // oxfmt-ignore
    if (read !== revision()) {
      const code = 'EDIT_CHANGED_MEANWHILE'
      return {
        updatePost: { __typename: 'ConflictError', __isError: 'ConflictError', code, message: 'Changed' },
      }
    }
    post = { ...post, ...changes }
    return { updatePost: { __typename: 'UpdatePostPayload', post: node() } }
  }
  return {
    answer,
    current: () => post,
    changeElsewhere: (changes: Partial<typeof first>) => {
      post = { ...post, ...changes }
    },
  }
}

const viewer = { id: 'u', name: 'pip', role: 'Admin' as const, avatarUrl: null, needsSecondFactor: false }

async function open() {
  const server = serverOf()
  const calls = renderPage(
    <PreloadedPage<PostEditPageQuery> page={PostEditPage} query={query} variables={{ postId: '1' }} />,
    {
      at: '/posts/1/edit',
      viewer,
      answer: server.answer,
    },
  )
  await screen.findByRole('textbox', { name: 'Title' })
  return { server, calls }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => user.click(screen.getByRole('button', { name: /^Save changes/ }))
async function write(name: string, text: string) {
  await user.clear(field(name))
  await user.type(field(name), text)
}

beforeEach(() => localStorage.clear())

test('a change of another field by somebody else is merged, and is told', async () => {
  hidePage()
  const { server, calls } = await open()
  await write('Title', 'Harbour news')
  server.changeElsewhere({ summary: 'Closed' })
  await save()
  await waitFor(() => expect(server.current()).toMatchObject({ title: 'Harbour news', summary: 'Closed' }))
  expect(field('Summary').value).toBe('Closed')
  await screen.findByText(/Changed elsewhere since you opened this form: Summary/)
  expect(calls.map(({ operation }) => operation)).toEqual([
    'PostEditPageQuery',
    'useUpdatePostMutation',
    'PostFormRefreshQuery',
    'useUpdatePostMutation',
  ])
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(/Changed elsewhere/)).toBeNull()
})

test('a change of the same field by somebody else is shown beside the own one, and nothing is sent before the choice', async () => {
  hidePage()
  const { server, calls } = await open()
  await write('Title', 'Mine')
  server.changeElsewhere({ title: 'Theirs', tags: ['b'] })
  await save()
  const choice = await screen.findByRole('group', { name: 'Title' })
  within(choice).getByText('Theirs', { selector: 'pre' })
  within(choice).getByText('Mine', { selector: 'pre' })
  const sent = calls.length
  await save()
  expect(calls).toHaveLength(sent)
  expect(server.current().title).toBe('Theirs')

  await user.click(within(choice).getByRole('button', { name: 'Keep mine' }))
  await save()
  await waitFor(() => expect(server.current()).toMatchObject({ title: 'Mine', tags: ['b'] }))
})

test('the value of somebody else can be taken, and is then not a change', async () => {
  const { server } = await open()
  await write('Title', 'Mine')
  server.changeElsewhere({ title: 'Theirs' })
  await save()
  const choice = await screen.findByRole('group', { name: 'Title' })
  await user.click(within(choice).getByRole('button', { name: 'Take theirs' }))
  expect(field('Title').value).toBe('Theirs')
  expect(screen.queryByRole('group', { name: 'Title' })).toBeNull()
  screen.getByText('All changes saved')
})

test('an open form reads what others save when its page becomes visible', async () => {
  const { server } = await open()
  server.changeElsewhere({ title: 'Theirs' })
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(field('Title').value).toBe('Theirs'))
  screen.getByText(/Changed elsewhere since you opened this form: Title/)
})

test('the own save is not told as a change of somebody else', async () => {
  const { server } = await open()
  await write('Title', 'Harbour news')
  await save()
  await waitFor(() => expect(server.current().title).toBe('Harbour news'))
  await screen.findByText('All changes saved')
  expect(screen.queryByText(/Changed elsewhere/)).toBeNull()
  await write('Title', 'Harbour at night')
  await save()
  await waitFor(() => expect(server.current().title).toBe('Harbour at night'))
  expect(screen.queryByText(/Changed elsewhere/)).toBeNull()
})
