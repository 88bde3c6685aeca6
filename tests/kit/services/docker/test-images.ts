import { spawn } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Docker from 'dockerode'

/** Serves its flag at `/` and runs commands that are sent to `/cgi-bin/run`, on port 80. */
export const serviceImage = 'halyard-test/service:1'
/** Exits immediately after its start. */
export const endingImage = 'halyard-test/ending:1'
export const missingImage = '127.0.0.1:9/halyard-test/missing:1'

const busybox = '/bin/busybox'
const programs = ['sh', 'cat', 'dd', 'echo', 'env', 'httpd', 'id', 'nc', 'printf', 'sleep', 'sort', 'tail', 'timeout', 'touch', 'true', 'wc', 'wget'] // oxfmt-ignore

const serve = 'echo "service up"; echo -n "$FLAG" > /www/index.html; exec httpd -f -p 80 -h /www'

/** Builds the images from one static program. */
export async function makeImages(docker: Docker): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'halyard-image-'))
  try {
    for (const folder of ['bin', 'tmp', 'www/cgi-bin', 'etc'])
      mkdirSync(join(root, folder), { recursive: true })
    copyFileSync(busybox, join(root, 'bin/busybox'))
    for (const program of programs) symlinkSync('busybox', join(root, 'bin', program))
    writeFileSync(join(root, 'etc/passwd'), 'root:x:0:0:root:/:/bin/sh\n')
    writeFileSync(join(root, 'etc/group'), 'root:x:0:\n')
    const script = join(root, 'www/cgi-bin/run')
    writeFileSync(script, '#!/bin/sh\nprintf "Content-Type: text/plain\\r\\n\\r\\n"\n/bin/sh 2>&1\n')
    chmodSync(script, 0o755)
    chmodSync(root, 0o755)
    await importImage(docker, root, { image: serviceImage, command: ['/bin/sh', '-c', serve] })
    await importImage(docker, root, { image: endingImage, command: ['/bin/true'] })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** Imports a folder as an image. */
export async function importImage(docker: Docker, root: string, made: { image: string; command: string[] }) {
  const tar = spawn('tar', ['--owner=0', '--group=0', '-cC', root, '.'])
  const changes = [`CMD ${JSON.stringify(made.command)}`, 'ENV PATH=/bin']
  const stream = await docker.importImage(tar.stdout, { repo: made.image, changes })
  await new Promise((resolve) => docker.modem.followProgress(stream, resolve))
  await docker.getImage(made.image).inspect()
}

/** Sends a request to the test service. It closes each connection after one response, so none is reused. */
export function askService(host: string, init: RequestInit = {}): Promise<Response> {
  const path = init.method === 'POST' ? '/cgi-bin/run' : '/'
  return fetch(`http://${host}${path}`, { ...init, headers: { connection: 'close' } })
}

/** Runs a command in a container of the test service and returns its output. */
export async function runInside(at: { ip: string; port: number }, command: string): Promise<string> {
  return (await askService(`${at.ip}:${at.port}`, { method: 'POST', body: command })).text()
}
