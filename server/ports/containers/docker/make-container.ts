import type Docker from 'dockerode'

type Made = { container: Docker.Container; warnings: string[] }

/** Creates a container. `createContainer` of the client does the same without the warnings of the engine. */
export function makeContainerAt(docker: Docker, options: Docker.ContainerCreateOptions): Promise<Made> {
  const statusCodes = {
    201: true,
    400: 'bad parameter',
    404: 'not found',
    409: 'conflict',
    500: 'server error',
  }
  const call = { path: '/containers/create?', method: 'POST', options, statusCodes }
  return new Promise((resolve, reject) => {
    docker.modem.dial(call, (error: unknown, answer: unknown) => {
      if (error) return reject(error)
      const { Id, Warnings } = answer as { Id: string; Warnings?: string[] | null }
      return resolve({ container: docker.getContainer(Id), warnings: Warnings ?? [] })
    })
  })
}
