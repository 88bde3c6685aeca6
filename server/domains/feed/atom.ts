import { Feed } from 'feed'
import { escapeHtml } from '../../runtime/escape-html.ts'
import type { Locale } from '../../i18n/locale.ts'

export const atomType = 'application/atom+xml; charset=utf-8'

type Head = {
  title: string
  /** The page that shows the same. */
  link: string
  /** The address of the feed itself. */
  self: string
  locale: Locale
  /** The time of the last change if the feed is empty. */
  since: Date
}

type Entry = {
  title: string
  link: string
  /** Differs from the link if several entries have one page. */
  id?: string
  summary?: string
  html?: string
  author: string
  tags?: readonly string[]
  published: Date
}

/** An Atom feed (RFC 4287), in the order of the entries. */
export function atomFeed({ title, link, self, locale, since }: Head, entries: readonly Entry[]): string {
  const newest = entries.reduce((last, { published }) => (published > last ? published : last), since)
  const feed = new Feed({
    title,
    id: self,
    link,
    updated: newest,
    language: locale,
    generator: false,
    feedLinks: { atom: self },
  })
  for (const entry of entries) {
    feed.addItem({
      // The library sends titles and summaries as HTML.
      title: escapeHtml(entry.title),
      ...(entry.summary && { description: escapeHtml(entry.summary) }),
      ...(entry.html && { content: entry.html }),
      id: entry.id ?? entry.link,
      link: entry.link,
      author: [{ name: entry.author }],
      category: (entry.tags ?? []).map((tag) => ({ name: tag, term: tag })),
      date: entry.published,
      published: entry.published,
    })
  }
  return feed.atom1()
}
