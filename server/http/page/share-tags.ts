import type { FastifyRequest } from 'fastify'
import { cardSize } from '../../domains/feed/card/card-svg.ts'
import { sharedPage } from '../../domains/feed/card/shared-page.ts'
import { escapeHtml } from '../../runtime/escape-html.ts'
import { publicOrigin } from '../public-origin.ts'

/** The elements of a page's head that other sites read when somebody shares its link; none of most pages. */
export async function shareTags(request: FastifyRequest, siteName: string): Promise<string> {
  if (!request.isViewerRead || request.method !== 'GET') return ''
  const path = request.url.split('?', 1)[0] ?? ''
  const page = await sharedPage(request.ctx, path).catch(() => null)
  if (!page) return ''
  const origin = publicOrigin(request)
  const properties: [string, string | null][] = [
    ['og:site_name', siteName],
    ['og:type', page.type],
    ['og:title', page.title],
    ['og:description', page.summary || null],
    ['og:url', origin + page.path],
    ['og:image', page.card && origin + page.card],
    ['og:image:type', page.card && 'image/png'],
    ['og:image:width', page.card && String(cardSize.width)],
    ['og:image:height', page.card && String(cardSize.height)],
    ['og:image:alt', page.card && page.title],
  ]
  const names: [string, string | null][] = [
    ['twitter:card', page.card ? 'summary_large_image' : 'summary'],
    ['twitter:title', page.title],
    ['twitter:description', page.summary || null],
    ['twitter:image', page.card && origin + page.card],
  ]
  return [
    ...properties.map(([name, value]) => meta('property', name, value)),
    ...names.map(([name, value]) => meta('name', name, value)),
  ].join('')
}

function meta(attribute: 'property' | 'name', name: string, value: string | null): string {
  return value === null ? '' : `<meta ${attribute}="${name}" content="${escapeHtml(value)}" />`
}
