import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../database/database.ts'
import { newPostId } from '../../post/post-id.ts'
import type { ImportState } from './import-state.ts'
import type { PackagePost } from './open-package.ts'

type Given = { posts: readonly PackagePost[]; state: ImportState }

/** Creates posts, except those that exist with the same title and text, such as those of an earlier import. */
export async function createPosts(ctx: Context, tx: Transaction, { posts, state }: Given): Promise<void> {
  for (const { title, content } of posts) {
    if ((await tx.post.count({ where: { title, content } })) > 0) {
      state.differ('POST_EXISTS', title)
      continue
    }
    const id = newPostId(title, state.now)
    await tx.post.create({
      data: { id, title, content, authorId: ctx.viewer?.id ?? null, updatedAt: state.now },
    })
    state.differ('POST_CREATED', title)
    state.acts.push({ action: 'post.created', subject: { id, name: title }, after: { title, content } })
  }
}
