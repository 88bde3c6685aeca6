import { once } from 'node:events'
import { WebSocket } from 'ws'

type Answer = { id: number; result?: { result?: { value?: number } } }

/**
 * Runs the garbage collector of a process that listens for a debugger on this port. Returns the bytes of its objects and
 * buffers, which the process needs. It may hold more memory of the operating system.
 */
export async function collectGarbage(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/json`)
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[]
  if (!target) throw new Error('the server has no debugger')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await once(socket, 'open')
  const ask = async (id: number, method: string, params = {}): Promise<Answer> => {
    socket.send(JSON.stringify({ id, method, params }))
    for (;;) {
      const [data] = (await once(socket, 'message')) as [Buffer]
      const answer = JSON.parse(data.toString()) as Answer
      if (answer.id === id) return answer
    }
  }
  await ask(1, 'HeapProfiler.collectGarbage')
  const expression = 'process.memoryUsage().heapUsed + process.memoryUsage().external'
  const { result } = await ask(2, 'Runtime.evaluate', { expression })
  socket.close()
  return result?.result?.value ?? 0
}
