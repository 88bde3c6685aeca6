import { WebSocket } from 'ws'

/** Runs the garbage collector of a process that listens for a debugger on this port. */
export async function collectGarbage(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/json`)
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[]
  if (!target) throw new Error('the server has no debugger')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('message', () => resolve())
    socket.once('open', () => socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' })))
  })
  socket.close()
}
