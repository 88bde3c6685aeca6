/** The options of a frame that shows the scoreboard on another site. */
export type EmbedChoice = {
  /** The number of teams. */
  top: number
  hasChart: boolean
  theme: EmbedTheme
  /** A locale; null for the language of the visitor. */
  language: string | null
}

export const EMBED_THEMES = ['dark', 'light', 'auto'] as const
type EmbedTheme = (typeof EMBED_THEMES)[number]

export const EMBED_TOP = { default: 10, max: 100 } as const

/** The address of the frame. It omits default values. */
export function embedAddress(
  origin: string,
  gameId: number,
  { top, hasChart, theme, language }: EmbedChoice,
): string {
  const query = new URLSearchParams({
    ...(top === EMBED_TOP.default ? {} : { top: String(top) }),
    ...(hasChart ? { chart: '1' } : {}),
    ...(theme === 'dark' ? {} : { theme }),
    ...(language === null ? {} : { language }),
  }).toString()
  return `${origin}/embed/games/${gameId}${query && '?'}${query}`
}

/** Reads the game and the choices from the address of a frame. `embed.html` reads the theme and the language. */
export function readEmbedAddress({ pathname, search }: { pathname: string; search: string }) {
  const query = new URLSearchParams(search)
  const top = Math.trunc(Number(query.get('top') ?? EMBED_TOP.default))
  return {
    gameId: Number(/^\/embed\/games\/(\d+)/i.exec(pathname)?.[1] ?? 0),
    top: top >= 1 ? Math.min(top, EMBED_TOP.max) : EMBED_TOP.default,
    hasChart: query.get('chart') === '1' || query.get('chart') === 'true',
  }
}

/** The HTML that a site puts into its page. The title is for screen readers. */
export function embedSnippet(address: string, title: string): string {
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="600" style="border: 0" loading="lazy"></iframe>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
