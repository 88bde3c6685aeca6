import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../tests/kit/client/PreloadedPage.tsx'
import { renderPage } from '../../tests/kit/client/render-page.tsx'
import query, { type PostPageQuery } from '../__generated__/PostPageQuery.graphql.ts'
import { PostPage } from './PostPage.tsx'

const post = {
  id: 'post:1',
  databaseId: 'opening',
  title: 'The harbour opens',
  summary: '',
  content: 'Bring **two** lamps.',
  isPinned: false,
  authorName: 'Mirelle',
  authorAvatarUrl: null,
  updatedAt: '2026-01-05T10:00:00.000Z',
  tags: [],
}

/** Whether the text of the post is there at the moment when its actions appear. */
function textAtActions(): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!screen.queryByRole('complementary')) return
      observer.disconnect()
      resolve(screen.queryByText('two') !== null)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

test('the actions below a post appear with its text, which would move them', async () => {
  const hasText = textAtActions()
  renderPage(
    <PreloadedPage<PostPageQuery> page={PostPage} query={query} variables={{ postId: post.databaseId }} />,
    {
      at: '/posts/opening',
      viewer: { id: 'user:1', name: 'Mirelle', role: 'Admin', avatarUrl: null, needsSecondFactor: false },
      answer: () => ({ post }),
    },
  )
  expect(await hasText).toBe(true)
})
