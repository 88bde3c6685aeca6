import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageSettings } from '../../domains/platform/page-settings.ts'
import { fallbackLocale, locales, type Locale } from '../../i18n/locale.ts'
import type { Documents } from '../../graphql/operations/documents.ts'
import { escapeHtml } from '../../runtime/escape-html.ts'
import { answerFiles } from '../answers/ready-files.ts'
import { registerBuiltFiles } from './built-files.ts'
import { readClientBuild } from './client-build.ts'
import { createFirstAnswers, noAnswers } from './first-answers.ts'
import { createFirstScreen } from './first-screen.ts'
import { readPreloads } from './page-preloads.ts'
import { registerServiceWorker } from './service-worker.ts'
import { shareTags } from './share-tags.ts'
import type { ClientAddress } from '../security/client-address.ts'
import { newNonce, pagePolicy } from '../security/security-headers.ts'

const clientFolder = fileURLToPath(new URL('../../../dist/client', import.meta.url))

type PageTexts = Pick<PageSettings, 'title' | 'description' | 'icon'>

const ownIcon = '/favicon.svg'
/** Read by the page, which then removes an earlier service worker instead of starting one. */
const withoutServiceWorker = '<meta name="service-worker" content="off">'

/** Programs for several platforms look into the first page for the API that they can speak. */
const spokenApi = '<meta name="compatible-api" content="GZCTF API 1.2.6">'

type PageOptions = {
  texts: () => Promise<PageTexts>
  scriptOrigins: readonly string[]
  hasServiceWorker: boolean
  documents: Documents
  addressOf: (request: IncomingMessage) => ClientAddress
}
/** `frameOrigins`: the other sites that may show the page in a frame. */
type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  choice?: { frameOrigins?: readonly string[]; language?: string | undefined },
) => Promise<FastifyReply>
/** `build`: the build of the client, as `readClientBuild` returns it. */
export type Pages = { build: string | null; client: SendPage; explorer: SendPage; embed: SendPage }

/** Serves the built client's files and pages; null if the client is not built. */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<Pages | null> {
  if (!existsSync(path.join(clientFolder, 'index.html'))) return null

  await registerBuiltFiles(app, clientFolder)
  answerFiles(app, { folder: clientFolder, addressOf: options.addressOf })
  registerServiceWorker(app, clientFolder, options.hasServiceWorker)
  return {
    build: readClientBuild(clientFolder),
    client: pageSender('index.html', options),
    explorer: pageSender('explorer.html', options),
    embed: pageSender('embed.html', options),
  }
}

function pageSender(
  name: string,
  { texts, scriptOrigins, hasServiceWorker, documents }: PageOptions,
): SendPage {
  const template = readFileSync(path.join(clientFolder, name), 'utf8')
  const isClient = name === 'index.html'
  const routes = path.join(clientFolder, 'routes.json')
  const preloadsOf = isClient ? readPreloads(routes, template) : () => ''
  const worker = isClient && !hasServiceWorker ? withoutServiceWorker : ''
  const answersOf = isClient ? createFirstAnswers(documents, routes) : async () => noAnswers
  const screenOf = isClient ? createFirstScreen(clientFolder) : () => ''
  return async (request, reply, choice = {}) => {
    const { frameOrigins = [] } = choice
    const nonce = newNonce()
    const language = pageLanguage(choice.language ?? request.headers['accept-language'])
    const preloads = preloadsOf(request.url.split('?')[0] ?? '', nonce)
    const settings = texts()
    const [values, { element, answers }, tags] = await Promise.all([
      settings,
      answersOf(request),
      isClient ? settings.then(({ title }) => shareTags(request, title)) : '',
    ])
    const screen = screenOf({ url: request.url, locale: localeOf(language), answers })
    // This header cannot name other sites, so the policy alone decides.
    if (frameOrigins.length > 0) reply.removeHeader('X-Frame-Options')
    return (
      reply
        .header('Content-Security-Policy', pagePolicy(nonce, { scriptOrigins, frameOrigins }))
        // Answers are those of one viewer at one time.
        .header('Cache-Control', answers.size > 0 ? 'no-store' : 'no-cache')
        .type('text/html; charset=utf-8')
        .send(
          fillPage(template, {
            ...values,
            language,
            nonce,
            head: (isClient ? spokenApi : '') + worker + preloads + tags,
            screen,
            answers: element,
          }),
        )
    )
  }
}

type PageValues = PageTexts & {
  language: string
  nonce: string
  head: string
  screen: string
  answers: string
}

/** Fills in the page; texts are escaped. */
export function fillPage(
  template: string,
  { title, description, icon, language, nonce, head, screen, answers }: PageValues,
): string {
  const values: Record<string, string> = {
    '%TITLE%': escapeHtml(title),
    '%DESCRIPTION%': escapeHtml(description),
    '%LANG%': language,
    '%LOCALE%': localeOf(language),
    '%NONCE%': nonce,
    [ownIcon]: escapeHtml(icon ?? ownIcon),
    '</head>': `${head}</head>`,
    '<div id="root">': `<div id="root">${screen}`,
    '</body>': `${answers}</body>`,
  }
  return template.replace(
    /%(?:TITLE|DESCRIPTION|LANG|LOCALE|NONCE)%|\/favicon\.svg|<\/(?:head|body)>|<div id="root">/g,
    (whole) => values[whole] ?? whole,
  )
}

/** The supported language of a tag such as `de` or `de-de`. */
function localeOf(tag: string): Locale {
  return locales.find((locale) => locale.toLowerCase().startsWith(tag)) ?? fallbackLocale
}

function pageLanguage(header: string | undefined): string {
  if (!header || header.length > 100) return 'en-us'
  const short = new Map<string, Locale>(locales.map((locale) => [locale.slice(0, 2), locale]))
  for (const item of header.split(',')) {
    const tag = (item.split(';')[0] ?? '').trim().toLowerCase()
    if (locales.some((locale) => locale.toLowerCase() === tag)) return tag
    if (short.has(tag)) return tag
  }
  return 'en-us'
}
