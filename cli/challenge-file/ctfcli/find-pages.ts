import { cutText } from '../../../rules/cut-text.ts'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { basename, extname, join, sep } from 'node:path'
import { isInside } from '../folder-view.ts'
import { decodeText, readYaml, textOf, booleanOf, type YamlMap } from '../yaml.ts'

/** A page of the site of a ctfcli project, which becomes a post, or the text of the game. */
export type Page = {
  label: string
  title: string
  content: string
  /** Whether it is the first page of the site. */
  isIndex: boolean
  warnings: string[]
}
type SkippedPage = { label: string; reason: string }
export type FoundPage = { label: string; bytes: Uint8Array }

const folderName = 'pages'
const titleLength = 50
const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/

export const pageReason = 'it is a page of a site. With --pages it becomes a post'

/** All pages: files in the folder `pages` that begin with the front matter of ctfcli. */
export function findPages(root: string): FoundPage[] {
  const folder = join(root, folderName)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(md|html?)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isInside(realpathSync(root), realpathSync(path)))
    .map((path) => ({
      label: path
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
      bytes: readFileSync(path),
    }))
    .filter(({ bytes }) => /^(?:route|title):/m.test(frontMatter.exec(bytes.toString())?.[1] ?? ''))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1))
}

/** The page with a text that players may see as a post, or the reason why it is none. */
export function readPage({ label, bytes }: FoundPage): Page | SkippedPage {
  const skip = (reason: string) => ({ label, reason })
  let text: string
  let head: YamlMap
  try {
    text = decodeText(bytes)
    head = readYaml(frontMatter.exec(text)?.[1] ?? '')
  } catch (error) {
    return skip(error instanceof Error ? error.message : String(error))
  }
  for (const [key, state] of [
    ['draft', 'a draft'],
    ['hidden', 'hidden'],
    ['auth_required', 'only for users who are logged in, and everybody can read a post'],
  ] as const) {
    if (booleanOf(head[key]) === true) return skip(`the page is ${state}`)
  }
  if (textOf(head['format']) === 'html' || /\.html?$/i.test(label)) {
    return skip('the page is HTML, and a post is Markdown. Write the page in Markdown')
  }
  const warnings: string[] = []
  const route = textOf(head['route']).replace(/^\/+/, '')
  const title = textOf(head['title']) || route || basename(label, extname(label))
  if (title.length > titleLength) warnings.push(`title: it is cut to ${titleLength} characters`)
  return {
    label,
    title: cutText(title, titleLength).trim(),
    content: withoutMedia(text.replace(frontMatter, ''), warnings),
    isIndex: route === 'index' || (route === '' && /(^|\/)index\.md$/i.test(label)),
    warnings,
  }
}

/** Leaves out lines with a file of the folder `media`, because players must not see the raw name. */
function withoutMedia(text: string, warnings: string[]): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  return lines
    .filter((line) => {
      const [, name] = /\{\{\s*(media\/[^{}]*?)\s*\}\}/.exec(line) ?? []
      if (name) warnings.push(`${name}: files of pages are not imported; the line is left out`)
      return !name
    })
    .join('\n')
    .trim()
}
