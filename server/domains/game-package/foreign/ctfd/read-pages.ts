import { cutText } from '../../../../../rules/cut-text.ts'
import { isoOf } from './moments.ts'
import type { CtfdExport } from './ctfd-export.ts'

const titleLength = 50

/** Public pages become posts, and notifications to everybody become notices. */
export function readPages({ tables, game }: CtfdExport): void {
  for (const { route, title, content, draft, hidden, auth_required: isGuarded, format } of tables.pages) {
    if (format === 'html') game.lose('pages.format: html')
    if (route === 'index') continue
    // A post is public at once, so a page that was not is left out.
    const state = draft ? 'draft' : hidden ? 'hidden' : isGuarded ? 'auth_required' : null
    if (state) {
      game.lose(`pages: ${state}`)
      continue
    }
    const name = title || route || 'page'
    const short = cutText(name, titleLength)
    if (short !== name) game.change(`pages.title: ${name}`, short)
    game.posts.push({ title: short, content })
  }
  for (const [
    index,
    { id, title, content, date, user_id: user, team_id: team },
  ] of tables.notifications.entries()) {
    if (user !== null || team !== null) {
      game.lose('notifications: to one user or team')
      continue
    }
    game.add(
      'notices.jsonl',
      {
        id,
        type: 'Normal',
        values: [title && content ? `**${title}**\n\n${content}` : title || content],
        teamId: null,
        challengeId: null,
        publishedAt: isoOf(date),
      },
      { document: 'db/notifications.json', member: `results.${index}` },
    )
  }
}
