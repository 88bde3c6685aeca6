import type { Plugin } from 'vite'

const entryTag = /<script type="module" crossorigin src="(\/app\/index-[^"]+)"><\/script>/
/** The letters, digits and signs that texts of every language contain. */
const textFont = /^app\/ibm-plex-sans-latin-standard-normal-.*\.woff2$/

/**
 * Lets the browser paint the first screen, which is in the page, before it runs the scripts: when they come from the
 * cache, they would run first. Also loads the font of the texts with the page.
 */
export function pageStart(): Plugin {
  return {
    name: 'page-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const entry = entryTag.exec(html)?.[1]
        const font = Object.keys(bundle ?? {}).find((name) => textFont.test(name))
        if (entry === undefined || font === undefined) throw new Error('the page has no entry or no font')
        return {
          html: html.replace(entryTag, ''),
          tags: [
            {
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` },
              injectTo: 'head',
            },
            {
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, 'data-entry': true, href: entry },
              injectTo: 'head',
            },
            // A hidden page has no frames.
            {
              tag: 'script',
              children: [
                '{',
                `  const start = () => import('${entry}')`,
                '  if (document.hidden) start()',
                '  else requestAnimationFrame(() => setTimeout(start))',
                '}',
              ].join('\n'),
              injectTo: 'head',
            },
          ],
        }
      },
    },
  }
}
