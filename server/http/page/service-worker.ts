import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

/** Sent if the service worker is disabled. It deletes the caches of an earlier worker and unregisters itself. */
const removal = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  // From now on the former worker gets no requests, so it caches no more answers.
  await self.clients.claim()
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`

/** Serves `/sw.js`, which keeps the client's files in the browser. Browsers ask for it at each visit. */
export function registerServiceWorker(app: FastifyInstance, clientFolder: string, isOn: boolean): void {
  const worker = isOn ? readFileSync(path.join(clientFolder, 'sw.js'), 'utf8') : removal
  app.get('/sw.js', { config: { admission: 'file' } }, (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  )
}
