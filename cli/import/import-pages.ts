import type { HalyardClient } from '../client/client.ts'
import type { Page } from '../challenge-file/ctfcli/find-pages.ts'
import type { RequireHeld } from './hold-import.ts'
import { reasonOf } from './plan/plan-import.ts'
import type { FileReport } from './report.ts'

type Post = { id: string; title: string; content: string }
type Target = { api: HalyardClient; gameId: number; dryRun: boolean; requireHeld: RequireHeld }

const postsDocument = `query ImportPosts($after: String) {
  posts(first: 50, after: $after) { edges { node { id title content } } pageInfo { hasNextPage endCursor } }
}`
const textDocument = `query ImportGameText($gameId: Int!) {
  game: gameByDatabaseId(databaseId: $gameId) { id content }
}`

async function readPosts(api: HalyardClient, after: string | null) {
  const { posts } = await api.query(postsDocument, { after })
  return posts
}

async function loadPosts(api: HalyardClient): Promise<Post[]> {
  const posts: Post[] = []
  let after: string | null | undefined = null
  do {
    const { edges, pageInfo } = await readPosts(api, after)
    posts.push(...(edges ?? []).flatMap((edge) => edge?.node ?? []))
    after = pageInfo.hasNextPage ? pageInfo.endCursor : undefined
  } while (typeof after === 'string')
  return posts
}

/**
 * Writes pages as posts, which are recognized by their titles, and the first page of the site as the text of the game.
 * A page that fails does not stop the others.
 */
export async function importPages(pages: Page[], target: Target): Promise<FileReport[]> {
  if (pages.length === 0) return []
  const posts = await loadPosts(target.api)
  const titles = new Set<string>()
  const reports: FileReport[] = []
  for (const page of pages) {
    const report: FileReport = {
      file: page.label,
      title: page.title,
      status: 'skipped',
      isDisabled: false,
      changed: [],
      changes: [],
      reason: null,
      warnings: page.warnings,
      notes: [],
    }
    reports.push(report)
    const key = page.isIndex ? '' : page.title
    if (titles.has(key)) {
      report.reason = page.isIndex ? 'another page is the first one' : 'another page has the same title'
      continue
    }
    titles.add(key)
    try {
      target.requireHeld()
      if (page.isIndex) await writeText(page, report, target)
      else await writePost(page, report, posts, target)
    } catch (error) {
      report.status = 'failed'
      report.reason = reasonOf(error)
    }
  }
  return reports
}

async function writeText(page: Page, report: FileReport, { api, gameId, dryRun }: Target): Promise<void> {
  const { game } = await api.query(textDocument, { gameId })
  if (!game) return
  compare(report, game.content, page.content)
  if (report.status === 'changed' && !dryRun) {
    await api.mutate('updateGame', { gameId: game.id, content: page.content }, 'game { id }')
  }
}

async function writePost(
  { title, content }: Page,
  report: FileReport,
  posts: Post[],
  { api, dryRun }: Target,
): Promise<void> {
  const post = posts.find((one) => one.title === title)
  if (post) compare(report, post.content, content)
  else report.status = 'created'
  if (dryRun || report.status === 'unchanged') return
  if (post) await api.mutate('updatePost', { postId: post.id, content }, 'post { id }')
  else await api.mutate('createPost', { title, content }, 'post { id }')
}

function compare(report: FileReport, before: string, after: string): void {
  report.status = before === after ? 'unchanged' : 'changed'
  if (before === after) return
  report.changed = ['content']
  report.changes = [{ key: 'content', before, after }]
}
