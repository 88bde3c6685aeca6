import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, { type ProfilePageQuery } from '../../__generated__/ProfilePageQuery.graphql.ts'
import { ProfileForm } from './ProfileForm.tsx'

function Form() {
  const { viewer } = useLazyLoadQuery<ProfilePageQuery>(query, {})
  return viewer ? <ProfileForm viewer={viewer} /> : null
}

const viewer = {
  __typename: 'Viewer',
  id: 'viewer',
  userName: 'ada',
  email: 'ada@halyard.test',
  bio: 'Reads assembly.',
  realName: 'Ada',
  studentNumber: '17',
  phone: '+49 30 1234567',
  identities: [],
  passkeys: [],
  apiTokens: [],
  sessions: [],
  role: 'User',
  avatarUrl: null,
  hasTotp: false,
  recoveryCodesLeft: 0,
}

test('an emptied bio and phone are removed, and the other fields stay as they are', async () => {
  const user = userEvent.setup({ delay: null })
  const emptied = { ...viewer, bio: '', phone: null, user: { id: 'user', userName: 'ada', bio: '' } }
  const calls = renderPage(
    <Suspense>
      <Form />
    </Suspense>,
    {
      at: '/account/profile',
      answer: ({ operation }) =>
        operation === 'useUpdateProfileMutation'
          ? { updateProfile: { __typename: 'UpdateProfilePayload', viewer: emptied } }
          : { viewer, signInOptions: { providers: [] } },
    },
  )
  const bio = await screen.findByLabelText<HTMLTextAreaElement>('Bio')
  const phone = screen.getByLabelText<HTMLInputElement>('Phone number')
  await user.clear(bio)
  await user.clear(phone)
  await user.click(screen.getByRole('button', { name: /^Save changes/ }))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.variables['input']).toEqual({ bio: null, phone: null })
  await vi.waitFor(() => expect(screen.getByText('All changes saved')).toBeDefined())
  expect([bio.value, phone.value]).toEqual(['', ''])
})
