type ServerEvent = { event: string; data: string }

/** The events of a `text/event-stream`, without comments. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const blocks = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const valuesOf = (name: string) =>
        block
          .split('\n')
          .flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1).trim()] : []))
      const data = valuesOf('data').join('\n')
      const [event = 'message'] = valuesOf('event')
      if (data || event === 'complete') yield { event, data }
    }
  }
}
