import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'

/** Simulates the process of the test service's image: its flag at `/`, and a shell that prints lines. */
export class TestProcess {
  output = 'service up\n'
  readonly #flag: string
  readonly #servers: Server[] = []

  constructor(flag: string) {
    this.#flag = flag
  }

  async listen(host: string, port: number): Promise<void> {
    const server = createServer((request, response) => {
      if (request.method === 'POST')
        text(request).then((command) => response.end(this.#do(command)), () => response.destroy()) // oxfmt-ignore
      else response.end(this.#flag)
    })
    server.listen(port, host)
    await once(server, 'listening')
    this.#servers.push(server)
  }

  end(): void {
    for (const server of this.#servers) {
      server.close()
      server.closeAllConnections()
    }
  }

  #do(command: string): string {
    for (const [, line = ''] of command.matchAll(/echo (\S+) > \/proc\/1\/fd\/[12]/g))
      this.output += `${line}\n`
    return ''
  }
}
