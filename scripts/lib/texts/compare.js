import { splitPlural } from './catalogue.js'

/** The placeholders `{{name}}` and the tags `<name>` of a text. */
function marksOf(text) {
  const placeholders = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => `{{${name}}}`)
  const tags = [...text.matchAll(/<\/?\s*([A-Za-z][\w]*)\s*\/?>/g)].map(([tag]) => tag.replaceAll(/\s/g, ''))
  return new Set([...placeholders, ...tags])
}

/** The words of a text, without its placeholders and tags. */
function wordsOf(text) {
  const plain = text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => /\p{L}/u.test(word))
}

/** The plural forms of a language, by the suffixes of keys. */
function pluralForms(locale) {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories
}

/** Whether a form has a single number, so that its text may write the number as a word. */
function isOneNumber(locale, form) {
  const rules = new Intl.PluralRules(locale)
  let numbers = 0
  for (let count = 0; count <= 200; count += 1) if (rules.select(count) === form) numbers += 1
  return numbers === 1
}

/** English plurals: the keys without a suffix, with the marks and texts of all their forms. */
function familiesOf(texts) {
  const families = new Map()
  for (const [key, text] of texts) {
    const { base, form } = splitPlural(key)
    if (!form) continue
    const family = families.get(base) ?? { texts: [], marks: new Set() }
    family.texts.push(text)
    for (const mark of marksOf(text)) family.marks.add(mark)
    families.set(base, family)
  }
  return families
}

/** Each key that the language must have, with the English text to compare with. */
function wantedTexts(english, locale) {
  const families = familiesOf(english)
  const wanted = new Map()
  for (const [key, text] of english) {
    const { base, form } = splitPlural(key)
    if (!form) wanted.set(key, { texts: [text], marks: marksOf(text), spare: new Set() })
    else if (!wanted.has(`${base}_other`))
      for (const own of pluralForms(locale)) {
        const spare = new Set(isOneNumber(locale, own) ? ['{{count}}'] : [])
        wanted.set(`${base}_${own}`, { ...families.get(base), spare, isPlural: true })
      }
  }
  return { wanted, families }
}

function superfluousKey(key, locale, families) {
  const { base, form } = splitPlural(key)
  return form && families.has(base)
    ? `${key}: ${locale} has no plural form "${form}". Its forms: ${pluralForms(locale).join(', ')}.`
    : `${key}: English has no such key. Remove it.`
}

function problemsOfText(key, text, { texts, marks, spare }, { isEnglish, sameWords }) {
  if (typeof text !== 'string') return [`${key}: must be a text.`]
  if (text.trim() === '') return [`${key}: the text is empty.`]
  const own = marksOf(text)
  const problems = []
  for (const mark of marks)
    if (!own.has(mark) && !spare.has(mark)) problems.push(`${key}: ${mark} is missing.`)
  for (const mark of own) if (!marks.has(mark)) problems.push(`${key}: English has no ${mark}.`)
  const isSame = !isEnglish && texts.some((one) => one.trim() === text.trim())
  if (isSame && wordsOf(text).some((word) => !sameWords.has(word)))
    problems.push(`${key}: the text is not translated: "${text}".`)
  return problems
}

/**
 * The problems of a language's texts, compared with the English ones. `sameWords` are the words that may be the same
 * in both languages.
 */
export function compareTexts({ english, texts, locale, isEnglish = false, sameWords = new Set() }) {
  const { wanted, families } = wantedTexts(english, locale)
  const problems = []
  for (const [key, want] of wanted) {
    if (texts.has(key)) problems.push(...problemsOfText(key, texts.get(key), want, { isEnglish, sameWords }))
    else
      problems.push(
        want.isPlural
          ? `${key}: the plural form is missing. The forms of ${locale}: ${pluralForms(locale).join(', ')}.`
          : `${key}: the key is missing.`,
      )
  }
  for (const key of texts.keys()) if (!wanted.has(key)) problems.push(superfluousKey(key, locale, families))
  return problems
}

/** The files that only one of two languages has. */
export function compareFiles(english, files) {
  const missing = english
    .filter((file) => !files.includes(file))
    .map((file) => `${file}: the file is missing.`)
  const added = files.filter((file) => !english.includes(file))
  return [...missing, ...added.map((file) => `${file}: English has no such file. Remove it.`)]
}
