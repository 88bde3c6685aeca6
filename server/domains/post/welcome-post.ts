import type { Transaction } from '../../database/database.ts'
import { newPostId } from './post-id.ts'

const title = 'Welcome'
const summary = 'This platform is ready. Its first game is yours to make.'
const content = `This platform is ready for its first competition.

**Players** register, found a team or join one by its invite code, and enter a game from its page.

**Organisers** find the administration in the navigation once they are logged in: a game is made there, its
challenges are written or imported, and it opens when it is set to be seen.

Administrators may edit this post or delete it. While there is no post at all, the next start writes it again.
`

/**
 * Creates a welcome post without an author if there is no post yet. Callers hold a lock, so that concurrent starts
 * create only one.
 */
export async function writeWelcomePost(tx: Transaction, updatedAt: Date): Promise<void> {
  if ((await tx.post.count()) > 0) return
  await tx.post.create({ data: { id: newPostId(title, updatedAt), title, summary, content, updatedAt } })
}
