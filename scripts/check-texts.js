import { existsSync, readFileSync } from 'node:fs'
import { locales } from '../server/i18n/locale.ts'
import { inProject } from './lib/project.js'
import { english, readCatalogue, sides } from './lib/texts/catalogue.js'
import { compareFiles, compareTexts } from './lib/texts/compare.js'
import { problemsOfMarks } from './lib/texts/east-asian-marks.js'
import { problemsOfUse } from './lib/texts/use-of-texts.js'

const wordsIn = (name) => {
  const file = inProject('scripts', 'lib', 'texts', 'same-as-english', `${name}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

function problemsOf(side, locale) {
  const original = readCatalogue(side, english)
  const catalogue = readCatalogue(side, locale)
  if (!catalogue) return [`${side}/locales/${locale}: the folder is missing.`]
  const found = [
    ...compareFiles(original.files, catalogue.files),
    ...compareTexts({
      english: original.texts,
      texts: catalogue.texts,
      locale,
      isEnglish: locale === english,
      sameWords: new Set([...wordsIn('every-language'), ...wordsIn(locale)]),
    }),
    ...problemsOfMarks(locale, catalogue.texts),
  ]
  return found.map((problem) => `${side}/locales/${locale}: ${problem}`)
}

const asked = process.argv.slice(2)
const unknown = asked.filter((locale) => !locales.includes(locale))
if (unknown.length > 0) {
  console.error(`No such language: ${unknown.join(', ')}. Languages: ${locales.join(', ')}.`)
  process.exit(2)
}
const wanted = asked.length > 0 ? asked : locales
const problems = [
  ...(asked.length === 0 ? sides.flatMap((side) => problemsOfUse(side)) : []),
  ...sides.flatMap((side) => wanted.flatMap((locale) => problemsOf(side, locale))),
]
if (problems.length > 0) {
  console.error(
    `${problems.join('\n')}\n${problems.length} problems. docs/developers/translating.md explains how to fix them.`,
  )
  process.exitCode = 1
} else if (asked.length > 0) console.log('The texts are complete.')
