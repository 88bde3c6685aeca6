import type { Plugin } from 'vite'

const entryTag = /<script type="module" crossorigin src="(\/app\/index-[^"]+)"><\/script>/
/** The font with the Latin letters and digits, which the texts of every language contain. */
const textFont = /^app\/ibm-plex-sans-latin-standard-normal-.*\.woff2$/

/**
 * Lets the browser paint the first screen, which is in the page, before it runs the scripts. Scripts from the cache would
 * run first otherwise. Also preloads the font of the texts.
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
            // In a hidden page no animation frame runs.
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
