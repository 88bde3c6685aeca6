import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openBrowser, visit, type Person } from '../kit/browser/browser.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'

// Known attacks on Markdown renderers. Each sets `window.isHit` if it works.
const attacks = [
  '<script>window.isHit = 1</script>',
  '<script src="data:text/javascript,window.isHit=1"></script>',
  '<img src="x:x" onerror="window.isHit = 1">',
  '<img src=x:x onerror=window.isHit=1//',
  '<svg onload="window.isHit = 1"><script>window.isHit = 1</script><a xlink:href="javascript:window.isHit=1"><text>s</text></a></svg>',
  '<svg><style><img src="x:x" onerror="window.isHit = 1"></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x:x onerror=window.isHit=1&gt;"></table></mtext></math>',
  '<math href="javascript:window.isHit=1">m</math>',
  '<iframe src="javascript:window.parent.isHit = 1"></iframe>',
  '<iframe srcdoc="<script>parent.isHit = 1</script>"></iframe>',
  '<object data="javascript:window.isHit=1"></object><embed src="javascript:window.isHit=1">',
  '<details open ontoggle="window.isHit = 1"><summary>d</summary></details>',
  '<input autofocus onfocus="window.isHit = 1">',
  '<video><source onerror="window.isHit = 1"></video><audio src="x:x" onerror="window.isHit = 1"></audio>',
  '<form action="javascript:window.isHit=1"><button formaction="javascript:window.isHit=1">b</button></form>',
  '<template><script>window.isHit = 1</script></template>',
  '<base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0;url=https://elsewhere.example/">',
  '<link rel="stylesheet" href="https://elsewhere.example/a.css"><style>body { display: none }</style>',
  '[a](javascript:window.isHit=1)',
  '[b](JaVaScRiPt:window.isHit=1)',
  '[c](java&#10;script:window.isHit=1)',
  '[d](&#x6A;avascript:window.isHit=1)',
  '[e](vbscript:window.isHit=1)',
  '[f](data:text/html,<script>opener.isHit=1</script>)',
  '[g]: javascript:window.isHit=1\n\n[g]',
  '<javascript:window.isHit=1>',
  '![h](x:x"onerror="window.isHit=1)',
  '![i](javascript:window.isHit=1)',
  '`<img src=x:x onerror=window.isHit=1>`',
  '```html"><img src=x:x onerror=window.isHit=1>\n<img src=x:x onerror=window.isHit=1>\n```',
  '| a |\n| --- |\n| <img src=x:x onerror=window.isHit=1> |',
  String.raw`$\href{javascript:window.isHit=1}{x}$`,
  String.raw`$\url{javascript:window.isHit=1}$`,
  String.raw`$\includegraphics{javascript:window.isHit=1}$`,
  String.raw`$\htmlData{x="><img src=x:x onerror=window.isHit=1>}{x}$`,
  String.raw`$\text{<img src=x:x onerror=window.isHit=1>}$`,
  String.raw`$$\def\a{\a\a}\a$$`,
  '<div id="root" name="location">shadow</div><img name="getElementById">',
  '<div style="position:fixed;inset:0;z-index:99999;background:url(https://elsewhere.example/x)">cover</div>',
  '<div class="m_9814e45f h-panel mantine-Modal-root">cover</div>',
]

let product: Product
let browser: Browser
let person: Person
beforeAll(async () => {
  product = await startProduct({ databaseUrl: await createTestDatabase() })
  browser = await launchBrowser()
  // Missing pictures, and policy violations that the inert copy reports during sanitizing.
  const expected = /net::ERR|content policy|Content Security Policy/
  person = await openBrowser(browser, product.url, { expected })
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

/** Forbidden elements and attributes in the texts of the page. */
function findHarm(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const bad = 'script,iframe,object,embed,svg script,form,button,style,link,meta,base,template,video,audio'
    for (const text of document.querySelectorAll('article, [class*="prose"]')) {
      for (const element of text.querySelectorAll(bad)) {
        // The page's own buttons, such as that of a time: texts keep no class of the site.
        if (!element.matches('button[class^="_"]')) found.push(element.outerHTML)
      }
      for (const element of text.querySelectorAll('*')) {
        const { position, backgroundImage } = getComputedStyle(element)
        const isOver = position === 'fixed' || position === 'sticky' || backgroundImage.includes('elsewhere')
        if (isOver) found.push(element.outerHTML)
        for (const { name, value } of element.attributes) {
          const isAddress = /^(href|xlink:href|src|action|formaction|data)$/i.test(name)
          const isCode = isAddress && /^\s*(javascript|vbscript|data:text)/i.test(value)
          if (
            /^on/i.test(name) ||
            isCode ||
            (/^(id|name)$/.test(name) && element.closest('[class*="prose"]'))
          )
            found.push(element.outerHTML)
        }
      }
    }
    if ('isHit' in window) found.push('something ran')
    return found
  })
}

it('removes attacks from texts', async () => {
  const admin = await product.admin()
  const { page, faults } = person
  const wanted = [
    'A **bold** word, `code`, [a link](https://elsewhere.example/), H<sub>2</sub>O and $x^2$.',
    '| a |\n| --- |\n| b |',
    String.raw`$$\frac{a}{b}$$`,
    String.raw`A drawn root: $\sqrt{x}$.`,
  ]
  const post = {
    title: 'Rough water',
    summary: attacks.slice(0, 3).join(' '),
    content: [...wanted, ...attacks].join('\n\n'),
  }
  const { body: id } = await admin.rest('POST', '/api/edit/posts', post)
  for (const path of [`/posts/${String(id)}`, '/posts', '/']) {
    await visit(page, path)
    expect(await findHarm(page)).toEqual([])
  }
  await visit(page, `/posts/${String(id)}`)
  const article = page.locator('[class*="prose"]').first()
  expect(await article.locator('strong').first().textContent()).toBe('bold')
  expect(await article.locator('.katex .mfrac').count()).toBe(1)
  // KaTeX draws a root sign, and the text itself draws nothing.
  expect(await article.locator('.katex svg path').count()).toBe(1)
  expect(await article.locator('svg').count()).toBe(1)
  expect(await article.locator('table').count()).toBeGreaterThan(0)
  const link = article.getByRole('link', { name: 'a link' })
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  expect(await link.getAttribute('target')).toBe('_blank')
  for (const each of await article.getByRole('link').all()) {
    expect(await each.getAttribute('href')).toMatch(/^(https?:|\/|#|mailto:)/)
  }
  expect(await findHarm(page)).toEqual([])
  expect(faults).toEqual([])
})

it('loads KaTeX with the first formula only', async () => {
  const admin = await product.admin()
  const { page, faults, leave } = await openBrowser(browser, product.url)
  const loaded: string[] = []
  page.on('response', (response) => {
    const kind = /\/app\/.*(?:formula|katex).*\.(js|css)$/i.exec(response.url())?.[1]
    if (kind) loaded.push(kind)
  })
  for (const [content, kinds] of [
    ['Costs $5 or $6.\n\n`$x$`', []],
    ['Take $x^2$.', ['css', 'js']],
  ] as const) {
    const { body: id } = await admin.rest('POST', '/api/edit/posts', { title: 'T', summary: '', content })
    await visit(page, `/posts/${String(id)}`)
    expect([...new Set(loaded)].toSorted()).toEqual(kinds)
  }
  expect(await page.locator('.katex').evaluate((formula) => getComputedStyle(formula).fontFamily)).toMatch(
    /KaTeX_Main/,
  )
  expect(faults).toEqual([])
  await leave()
})
