import type { HalyardClient } from '../../cli/client/client.ts'

const posts = [
  {
    title: 'The harbour opens',
    summary: 'A weekend of challenges for teams of every size.',
    content:
      'Bring a team or come alone.\n\n- **Where:** here, from anywhere\n- **How long:** two days\n- **What for:** the top of the board, and the stories\n\nRead the rules of the game before you join.',
    tags: ['news'],
    isPinned: true,
  },
  {
    title: 'How points work',
    summary: 'A challenge is worth less with every team that solves it, for all of them alike.',
    content:
      'The first three teams that solve a challenge get a little more than the others. With $n$ solves the rest is worth\n\n$$\\left\\lfloor O\\left(r+(1-r)\\,e^{(1-n)/d}\\right)\\right\\rfloor$$',
    tags: ['rules', 'scoring'],
    isPinned: false,
  },
  {
    title: 'Write-ups',
    summary: 'Show others how you did it.',
    content: 'When the game is over, hand in a PDF from the page of the game. One from each team is enough.',
    tags: ['rules'],
    isPinned: false,
  },
]

/** Creates the posts that the platform does not have yet. */
export async function writePosts(admin: HalyardClient): Promise<void> {
  const { posts: held } = await admin.query('query { posts(first: 50) { edges { node { title } } } }')
  const titles = (held?.edges ?? []).map(({ node }) => node.title)
  for (const post of posts.toReversed()) {
    if (!titles.includes(post.title)) await admin.mutate('createPost', post, 'post { databaseId }')
  }
}
