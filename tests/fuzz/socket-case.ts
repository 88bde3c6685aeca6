import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { WebSocket } from 'ws'
import { timeoutMs, type FuzzCase } from './case.ts'
import { makeDocument, type Kind } from './graphql-documents.ts'
import type { Random } from './random.ts'
import { anyJson, damaged, type Known } from './values.ts'

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../schema.graphql'), 'utf8'))
const kinds: Kind[] = ['subscription', 'subscription', 'query', 'mutation']
const openMs = 150

/** A WebSocket that sends some valid and invalid messages in any order. */
export const socketCase: FuzzCase = (random, world) => {
  const { headers, role } = world.caller(random)
  const said: string[] = []
  return new Promise((resolve) => {
    const protocol = random.chance(0.9) ? 'graphql-transport-ws' : random.pick(['graphql-ws', 'x'])
    const target = random.chance(0.95) ? '/graphql' : random.pick(['/', '/api/proxy/x', '/hub/user'])
    const socket = new WebSocket(`${world.url.replace('http', 'ws')}${target}`, protocol, { headers })
    let finding: string | null = null
    const finish = setTimeout(() => {
      finding = `neither open nor closed within ${timeoutMs} ms: ${said.join(' | ').slice(0, 3000)}`
      socket.terminate()
    }, timeoutMs)
    const end = (outcome: string) => {
      clearTimeout(finish)
      resolve({ role, outcome, finding })
    }
    socket.on('error', () => undefined)
    socket.on('unexpected-response', (_request, response) => {
      const { statusCode = 0 } = response
      if (statusCode >= 500) finding = `${statusCode} for the handshake of ${role} at ${target}`
      response.resume()
      end(`handshake ${statusCode}`)
    })
    socket.on('message', (data) => {
      const text = String(data)
      if (/"code":"INTERNAL(_SERVER)?_ERROR"/.test(text))
        finding = `internal error over a socket for ${role}: ${said.join(' | ').slice(0, 3000)}\n${text.slice(0, 500)}`
    })
    socket.on('close', (code, reason) => {
      if (code === 1011 || code === 4500)
        finding = `closed with ${code} (${String(reason)}): ${said.join(' | ').slice(0, 3000)}`
      end(`closed ${code}`)
    })
    socket.on('open', () => {
      for (const message of messagesOf(random, world.known)) {
        said.push(message.slice(0, 400))
        socket.send(random.chance(0.03) ? Buffer.from(message) : message)
      }
      setTimeout(() => (random.chance(0.5) ? socket.close() : socket.terminate()), openMs)
    })
  })
}

function messagesOf(random: Random, known: Known): string[] {
  const messages: unknown[] = random.chance(0.9) ? [{ type: 'connection_init' }] : []
  const count = 1 + random.below(5)
  for (let index = 0; index < count; index += 1) {
    const id = random.pick(['1', '2', `${index}`, '', 'x'.repeat(5000)])
    messages.push(
      random.pick([
        { id, type: 'subscribe', payload: makeDocument(schema, random.pick(kinds), random, known) },
        { id, type: 'subscribe', payload: makeDocument(schema, random.pick(kinds), random, known) },
        { id, type: 'subscribe', payload: anyJson(random, known) },
        { id, type: 'complete' },
        { type: 'ping', payload: anyJson(random, known) },
        { type: 'connection_init', payload: anyJson(random, known) },
        { type: 'pong' },
        anyJson(random, known),
      ]),
    )
  }
  return messages.map((message) => {
    const text = JSON.stringify(message) ?? ''
    return random.chance(0.05) ? damaged(random, text) : text
  })
}
