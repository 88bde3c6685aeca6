import type { z } from 'zod'
import { avatarUrl } from '../asset/asset-url.ts'
import type { PostWithAuthor } from './post.service.ts'
import type { postDetail, postInfo } from './post.shapes.ts'

/** The contract's PostInfo. */
export function toPostInfo(post: Omit<PostWithAuthor, 'content'>): z.output<typeof postInfo> {
  return {
    id: post.id,
    title: post.title,
    summary: post.summary,
    isPinned: post.isPinned,
    tags: post.tags,
    authorAvatar: avatarUrl(post.author?.avatarHash ?? null),
    authorName: post.author?.userName ?? null,
    time: post.updatedAt.getTime(),
  }
}

/** The contract's PostDetail. */
export function toPostDetail(post: PostWithAuthor): z.output<typeof postDetail> {
  return { ...toPostInfo(post), content: post.content }
}
