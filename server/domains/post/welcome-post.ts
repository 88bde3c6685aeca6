import type { Transaction } from '../../database/database.ts'
import { newPostId } from './post-id.ts'

const title = 'Welcome'
const summary = 'This platform is ready. Create its first game.'
const content = `This platform is ready for its first competition.

**Players** register, create a team or join one with its invite code, and join a game on its page.

**Organizers** find the administration in the navigation after they log in. There they create a game, write or import its
challenges, and make the game visible.

Administrators can edit or delete this post. If there are no posts, the next start of the server creates it again.
`

/**
 * Creates a welcome post without an author if there is no post yet. Callers hold a lock, so that concurrent starts
 * create only one.
 */
export async function writeWelcomePost(tx: Transaction, updatedAt: Date): Promise<void> {
  if ((await tx.post.count()) > 0) return
  await tx.post.create({ data: { id: newPostId(title, updatedAt), title, summary, content, updatedAt } })
}
