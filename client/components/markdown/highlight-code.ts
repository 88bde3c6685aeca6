const KEYWORDS = new Set(
  (
    'abstract and as asm async auto await bool break case catch char class const constexpr continue crate def default ' +
    'defer del delete do double elif else enum except export extends extern false False final finally float fn for from ' +
    'func function go goto if impl import in include inline int interface is lambda let long loop match mod module mut ' +
    'namespace new nil None not null nullptr or package pass private protected pub public raise return select self Self ' +
    'short signed sizeof static struct super switch template this throw trait true True try type typedef typename union ' +
    'unsigned unsafe use using var virtual void volatile where while with yield'
  ).split(' '),
)

const HASH_COMMENTS =
  /^(py|python|sh|bash|zsh|shell|console|rb|ruby|perl|pl|yaml|yml|toml|ini|dockerfile|make|makefile|nix|r|sage)$/i
const PLAIN = /^(|text|txt|plain|plaintext|output|none)$/i

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/**
 * Marks comments, strings, numbers and keywords in any language's code.
 * One pattern for all languages is accurate enough and much smaller than a grammar for each language.
 */
export function highlightCode(code: string, language: string): string {
  if (PLAIN.test(language)) return escapeHtml(code)
  const comment = HASH_COMMENTS.test(language)
    ? '#[^\\n]*'
    : language === 'sql' || language === 'lua' || language === 'haskell'
      ? '--[^\\n]*'
      : '\\/\\/[^\\n]*|\\/\\*[\\s\\S]*?\\*\\/|<!--[\\s\\S]*?-->|^#[^\\n]*'
  const pattern = new RegExp(
    `(?<comment>${comment})|(?<string>"(?:\\\\.|[^"\\\\\\n])*"|'(?:\\\\.|[^'\\\\\\n])*'|\`(?:\\\\.|[^\`\\\\])*\`)` +
      '|(?<number>\\b(?:0x[\\da-f_]+|0b[01_]+|\\d[\\d_]*(?:\\.\\d+)?(?:e[+-]?\\d+)?)\\b)|(?<word>[A-Za-z_]\\w*)',
    'gim',
  )
  let html = ''
  let last = 0
  for (const match of code.matchAll(pattern)) {
    const { comment: isComment, string, number, word } = match.groups ?? {}
    const kind = isComment
      ? 'comment'
      : string
        ? 'string'
        : number
          ? 'number'
          : word && KEYWORDS.has(word)
            ? 'keyword'
            : ''
    html += escapeHtml(code.slice(last, match.index))
    html += kind ? `<span class="code-${kind}">${escapeHtml(match[0])}</span>` : escapeHtml(match[0])
    last = match.index + match[0].length
  }
  return html + escapeHtml(code.slice(last))
}
