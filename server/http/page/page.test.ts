import { expect, test } from 'vitest'
import { fillPage } from './page.ts'

const template =
  '<html lang="%LANG%"><title>%TITLE%</title><meta content="%DESCRIPTION%" /><link href="/favicon.svg" />' +
  '<script nonce="%NONCE%"></script><script>"%OTHER%"</script></html>'
const values = {
  title: 'Bay',
  description: 'Sail',
  icon: null,
  language: 'de-de',
  nonce: 'n0nce=',
  head: '',
  screen: '',
  answers: '',
}

test('adds texts, language, nonce and icon to a page', () => {
  expect(fillPage(template, values)).toBe(
    '<html lang="de-de"><title>Bay</title><meta content="Sail" /><link href="/favicon.svg" />' +
      '<script nonce="n0nce="></script><script>"%OTHER%"</script></html>',
  )
  expect(fillPage(template, { ...values, icon: '/favicon.webp?v=1' })).toContain(
    '<link href="/favicon.webp?v=1" />',
  )
})

test('escapes texts, also those that look like a placeholder', () => {
  const page = fillPage(template, { ...values, title: '<b>&"$1 %NONCE%', description: `'"><script>` })
  expect(page).toContain('<title>&#60;b&#62;&#38;&#34;$1 %NONCE%</title>')
  expect(page).toContain('content="&#39;&#34;&#62;&#60;script&#62;"')
})

test('adds the preloads of the address to the head', () => {
  const page = fillPage('<head></head>', { ...values, head: '<link href="/app/x.js">' })
  expect(page).toBe('<head><link href="/app/x.js"></head>')
})
