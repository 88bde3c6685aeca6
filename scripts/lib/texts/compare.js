import { splitPlural } from './catalogue.js'
import { marksOf, wordsOf } from './marks.js'
import { isOneNumber, pluralForms } from './plural-forms.js'

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
