import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { locales, type Locale } from '../i18n/locale.ts'
import { newNonce, pagePolicy } from './security-headers.ts'

const clientFolder = fileURLToPath(new URL('../../dist/client', import.meta.url))

type PageTexts = { title: string; description: string }

/** Files of the built client, and the page itself with its title, language and script nonce filled in. */
export async function registerPage(
  app: FastifyInstance,
  { texts, scriptOrigins }: { texts: () => Promise<PageTexts>; scriptOrigins: readonly string[] },
) {
  const file = path.join(clientFolder, 'index.html')
  if (!existsSync(file)) return null
  const template = readFileSync(file, 'utf8')

  await app.register(fastifyStatic, {
    root: clientFolder,
    index: false,
    wildcard: false,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (response, filePath) => {
      const isHashed =
        filePath.includes(`${path.sep}app${path.sep}`) || filePath.includes(`${path.sep}static${path.sep}`)
      response.header('Cache-Control', isHashed ? 'public, max-age=604800' : 'public, max-age=3600')
    },
  })

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = newNonce()
    const { title, description } = await texts()
    const values: Record<string, string> = {
      TITLE: escapeHtml(title),
      DESCRIPTION: escapeHtml(description),
      LANG: pageLanguage(request.headers['accept-language']),
      NONCE: nonce,
    }
    return reply
      .header('Content-Security-Policy', pagePolicy(nonce, scriptOrigins))
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        template.replace(/%(TITLE|DESCRIPTION|LANG|NONCE)%/g, (whole, name: string) => values[name] ?? whole),
      )
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
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
