// Keeps the page and the files of one build, so that a later visit opens without the server. Answers of /api and
// /graphql are never kept here. The build fills in BUILD, ENTRY and FILES.
const CACHE = 'halyard-__BUILD__'
const ENTRY = '__ENTRY__'
const FILES = __FILES__
const SHELL = '/'
/** Pages of the build before this one may still be open. */
const KEPT_BUILDS = 2
/** The number of parallel downloads. It is low, so that the page's own requests are not delayed. */
const PARALLEL_DOWNLOADS = 4

const notPages = /^\/(api|auth|graphql|assets|static|hub|app|embed|certificates)(\/|$)/i
const builtFiles = /^\/(app|static)\//

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))

async function install() {
  // Without cookies and without first answers, so that the kept page is right for every user and path.
  const page = await fetch(SHELL, {
    credentials: 'omit',
    cache: 'no-store',
    headers: { accept: 'text/html', prefer: 'return=minimal' },
  })
  const text = await page.clone().text()
  if (!page.ok || !text.includes(ENTRY)) throw new Error('the server sends the page of another build')
  const cache = await caches.open(CACHE)
  const waiting = [...FILES]
  await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, () => addFiles(cache, waiting)))
  await cache.put(SHELL, page)
  await self.skipWaiting()
}

async function addFiles(cache, waiting) {
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    await cache.add(file).catch(() => cache.add(file))
  }
}

async function activate() {
  const builds = (await caches.keys()).filter((name) => name.startsWith('halyard-') && name !== CACHE)
  await Promise.all(
    builds.slice(0, Math.max(0, builds.length - KEPT_BUILDS + 1)).map((name) => caches.delete(name)),
  )
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!notPages.test(pathname)) event.respondWith(openPage(request))
  } else if (builtFiles.test(pathname)) {
    event.respondWith(openFile(request))
  }
})

/** The cache; undefined once it is deleted, because a worker that is being removed must not create it again. */
async function openCache() {
  return (await caches.has(CACHE)) ? await caches.open(CACHE) : undefined
}

async function openPage(request) {
  const kept = () => openCache().then((cache) => cache?.match(SHELL))
  try {
    const response = await fetch(request)
    // A proxy answers with these statuses while the server restarts.
    return response.status >= 502 && response.status <= 504 ? ((await kept()) ?? response) : response
  } catch (error) {
    const page = await kept()
    if (page) return page
    throw error
  }
}

async function openFile(request) {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && response.headers.get('cache-control')?.includes('immutable')) {
    const copy = response.clone()
    const cache = await openCache()
    await cache?.put(request, copy).catch(() => undefined)
  }
  return response
}

// A page sends the files that it loaded before this worker was active.
self.addEventListener('message', (event) => {
  const urls = Array.isArray(event.data?.keep) ? event.data.keep : []
  event.waitUntil(Promise.all(urls.map(keep)))
})

async function keep(url) {
  const { origin, pathname } = new URL(url)
  if (origin !== self.location.origin || !builtFiles.test(pathname)) return
  if (await caches.match(url, { ignoreVary: true })) return
  const cache = await openCache()
  await cache?.add(url).catch(() => undefined)
}

// The pages show notifications through this worker, because browsers of phones show no others.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data?.path
  if (typeof path === 'string') event.waitUntil(openGamePage(path))
})

/** Focuses a tab of the game, which opens the path, or opens a new tab. */
async function openGamePage(path) {
  const game = /^\/games\/\d+/.exec(path)?.[0]
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => `${new URL(url).pathname}/`.startsWith(`${game}/`))
  if (!tab) {
    await self.clients.openWindow(path)
    return
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows need a target origin
  tab.postMessage({ open: path })
  await tab.focus()
}
