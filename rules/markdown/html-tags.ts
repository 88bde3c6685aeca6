const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** HTML that an author may use in Markdown. */
export const shownTags = words(`
  a abbr acronym address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del
  details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main
  mark nav ol p pre q rp rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th
  thead time tr tt u ul var wbr`)

// Rarely of use in a text. The browser keeps them without what they load or send.
const controlTags = words(
  'area data datalist dir fieldset input label legend map menu meter nobr output picture progress source',
)

/** HTML that is left out, because it runs, loads or sends something, or belongs to a whole page. */
const droppedTags = words(`
  applet audio base basefont bgsound body button canvas dialog embed form frame frameset head html iframe link meta
  noembed noframes noscript object optgroup option param plaintext portal script select slot style svg template
  textarea title track video xmp`)

const mathTags = words(`
  math maction menclose merror mfenced mfrac mi mlabeledtr mmultiscripts mn mo mover mpadded mphantom mprescripts
  mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover annotation semantics`)

// Names of drawings. Several are also words that people write in angle brackets, such as <path> and <text>.
const svgTags = words(`
  animate animatemotion animatetransform circle clippath defs desc ellipse filter foreignobject g image line
  lineargradient marker mask metadata path pattern polygon polyline radialgradient rect set stop switch symbol text
  textpath tspan use view`)

const known: ReadonlySet<string> = new Set([...shownTags, ...controlTags, ...droppedTags, ...mathTags])
const dropped: ReadonlySet<string> = new Set(droppedTags)
const drawings: ReadonlySet<string> = new Set(svgTags)

/** The name of a tag such as `<b>`, `</b>` or `<img src="a">`, in lower case; empty for `<?php` and `<!DOCTYPE>`. */
function nameOf(tag: string): string {
  return /^<\/?([a-z][^\s/>]*)/i.exec(tag)?.[1]?.toLowerCase() ?? ''
}

/** True for a tag or comment of HTML. Anything else in angle brackets, such as `<your-name>`, is text. */
function isHtmlTag(tag: string): boolean {
  if (tag.startsWith('<!--')) return true
  const name = nameOf(tag)
  return known.has(name) || (drawings.has(name) && (tag.startsWith('</') || tag.includes('=')))
}

/** True if a text begins with a tag or comment of HTML, after the blanks that a line of Markdown may begin with. */
export function startsWithHtml(text: string): boolean {
  const [tag] = /^<[^<>]*>?/.exec(text.slice(0, 2000).replace(/^ {1,3}/, '')) ?? []
  return tag !== undefined && isHtmlTag(tag)
}

const TAGS = /<!--[\s\S]*?(?:-->|$)|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>|<[?!][^<>]*>/gi

/** A piece of HTML, with everything in angle brackets that is no HTML replaced by what `asText` returns. */
export function withoutUnknownTags(html: string, asText: (tag: string) => string): string {
  return html.replaceAll(TAGS, (tag) => (isHtmlTag(tag) ? tag : asText(tag)))
}

/** The names of the tags of a piece of HTML that readers never see. */
export function droppedTagsOf(html: string): string[] {
  const tags = html.match(TAGS) ?? []
  return tags
    .filter((tag) => !tag.startsWith('<!--'))
    .map(nameOf)
    .filter((name) => dropped.has(name))
}
