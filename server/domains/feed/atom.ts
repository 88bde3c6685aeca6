import { Feed } from 'feed'
import { escapeHtml } from '../../runtime/escape-html.ts'
import { xmlText } from '../../runtime/xml-text.ts'
import type { Locale } from '../../i18n/locale.ts'

export const atomType = 'application/atom+xml; charset=utf-8'

type Head = {
  title: string
  /** The page that shows the same. */
  link: string
  /** The address of the feed itself. */
  self: string
  /** The language of the texts, if it is known. */
  locale?: Locale
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

export type ReadyFeed = { body: string; modifiedAt: Date }

/** An Atom feed (RFC 4287), in the order of the entries. */
export function atomFeed({ title, link, self, locale, since }: Head, entries: readonly Entry[]): ReadyFeed {
  const newest = entries.reduce((last, { published }) => (published > last ? published : last), since)
  const feed = new Feed({
    title,
    id: self,
    link,
    updated: newest,
    generator: false,
    feedLinks: { atom: self },
  })
  for (const entry of entries) {
    feed.addItem({
      // The library sends titles and summaries as HTML; `withPlainTexts` makes them text.
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
  const xml = withPlainTexts(xmlText(feed.atom1()))
  return { body: locale ? xml.replace('<feed ', `<feed xml:lang="${locale}" `) : xml, modifiedAt: newest }
}

/** Titles and summaries as plain text: many readers do not decode HTML in them. They are escaped already. */
function withPlainTexts(xml: string): string {
  return xml.replaceAll(
    /<(title|summary) type="html"><!\[CDATA\[([^\]]*(?:\](?!\]>)[^\]]*)*)\]\]><\/\1>/g,
    (_match, name: string, text: string) => `<${name}>${text}</${name}>`,
  )
}
