import { expect, it } from 'vitest'
import { createWebhookSender } from './webhook-sender.ts'

it('rejects when a name has no address', async () => {
  const sender = createWebhookSender({
    allowedHosts: [],
    // Like that of Node.js, which passes no second argument after an error.
    resolve: (host, callback) => setImmediate(() => callback(new Error(`getaddrinfo ENOTFOUND ${host}`))),
  })
  const request = { url: 'https://gone.example/hook', headers: {}, body: '{}' }
  await expect(sender.send(request, new AbortController().signal)).rejects.toThrow('ENOTFOUND gone.example')
})
