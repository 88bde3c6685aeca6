const han = '\u3400-\u9fff'
/** Kana, Chinese characters, and full-width marks without the full-width space. */
const wide = `\u3001-\u30ff${han}\uff01-\uffee`

// A time can end in a Chinese character, so that Chinese texts decide about its spaces.
const timePlaceholder = /\{\{(?:date|time|when)\}\}/g
const placeholder = /\{\{[^}]*\}\}|<[A-Za-z]\w*\s*\/>/g
const tagOfPair = /<\/?[A-Za-z]\w*>/g
const quoted = /「[^」]*」|“[^”]*”/g

/** The text with a Latin letter for each placeholder, and without the tags around words. */
function withLetters(text) {
  return text.replaceAll(placeholder, 'A').replaceAll(tagOfPair, '')
}

// A text in quotes can be a format that users type with half-width marks, such as name:number.
const halfWidthMark = {
  isBroken: (text) =>
    new RegExp(`[${wide}] ?[():;,!?]|[():;,!?] ?[${wide}]`).test(
      withLetters(text.replaceAll(quoted, (words) => `${words[0]}${words.at(-1)}`)),
    ),
  rule: 'marks beside Chinese or Japanese characters are full-width',
}
const japaneseSpace = {
  isBroken: (text) =>
    new RegExp(`[${wide}] +[${wide}A-Za-z0-9]|[A-Za-z0-9%] +[${wide}]`).test(withLetters(text)),
  rule: 'no space stands beside Japanese characters',
}
const chineseSpace = {
  isBroken: (text) =>
    new RegExp(`[${han}][A-Za-z0-9]|[A-Za-z0-9][${han}]`).test(
      withLetters(text.replaceAll(timePlaceholder, '')),
    ),
  rule: 'a space stands between Chinese characters and Latin letters, digits or placeholders',
}
const chineseNoSpace = {
  isBroken: (text) =>
    / %|[\u3001-\u303f\uff01-\uffee] | [\u3001-\u303f\uff01-\uffee]/.test(withLetters(text)),
  rule: 'no space stands before % or beside a full-width mark',
}

const rules = {
  'ja-JP': [halfWidthMark, japaneseSpace],
  'zh-CN': [halfWidthMark, chineseSpace, chineseNoSpace],
  'zh-TW': [halfWidthMark, chineseSpace, chineseNoSpace],
}

/** The problems of spaces and marks in Japanese and Chinese texts, by the rules of their glossaries. */
export function problemsOfMarks(locale, texts) {
  return [...texts].flatMap(([key, text]) =>
    (rules[locale] ?? [])
      .filter(({ isBroken }) => typeof text === 'string' && isBroken(text))
      .map(({ rule }) => `${key}: ${rule}: "${text}".`),
  )
}
