import assert from 'node:assert/strict'

// Version 5 expects it wherever there is `fetch`.
globalThis.self = globalThis

const { BASE, TOKEN, GAME } = process.env
const announce = () =>
  fetch(`${BASE}/api/edit/games/${GAME}/notices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ content: 'News' }),
  })

for (const major of [3, 5, 7, 9]) {
  const { HttpTransportType, HubConnectionBuilder, LogLevel } = await import(`signalr-${major}`)
  for (const transport of ['WebSockets', 'ServerSentEvents', 'LongPolling']) {
    for (const hub of ['user', 'monitor']) {
      const connection = new HubConnectionBuilder()
        .withUrl(`${BASE}/hub/${hub}?game=${GAME}`, {
          transport: HttpTransportType[transport],
          accessTokenFactory: () => TOKEN,
        })
        .configureLogging(LogLevel.None)
        .build()
      const received = new Promise((resolve) => connection.on('ReceivedGameNotice', resolve))
      await connection.start()
      if (hub === 'user') {
        assert.equal((await announce()).status, 200)
        await received
      }
      assert.equal(connection.state, 'Connected')
      await connection.stop()
    }
  }
}
