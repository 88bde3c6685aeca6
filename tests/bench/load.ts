import { Agent, request } from 'node:http'

export type Call = { method: string; url: string; token?: string; body?: string }

/** Sends all calls over `connections` keep-alive connections. Returns responses per second and rejected calls. */
export async function sendAll(
  calls: Call[],
  connections: number,
): Promise<{ perSecond: number; refused: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let next = 0
  let refused = 0
  const worker = async () => {
    for (let call = calls[next++]; call; call = calls[next++]) {
      const status = await send(agent, call)
      if (status !== 200) refused += 1
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, worker))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  return { perSecond: calls.length / seconds, refused }
}

function send(agent: Agent, { method, url, token, body }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        agent,
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
      },
    )
    call.once('error', reject)
    call.end(body)
  })
}
