import { expect, it } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

const load = (env: NodeJS.ProcessEnv) => loadConfig(env, '/nowhere')

it('accepts the settings of a cluster', () => {
  const kubernetes = {
    HALYARD_CONTAINERS: 'kubernetes',
    KUBECONFIG: '/etc/halyard/cluster.yaml',
    HALYARD_KUBERNETES_NAMESPACE: 'ctf-2026',
    HALYARD_KUBERNETES_EGRESS: '203.0.113.0/24, 198.51.100.0/24',
    HALYARD_KUBERNETES_DNS: '192.0.2.53',
  }
  expect(load(kubernetes).containers).toMatchObject({
    backend: 'kubernetes',
    kubernetes: {
      namespace: 'ctf-2026',
      kubeConfig: '/etc/halyard/cluster.yaml',
      egress: ['203.0.113.0/24', '198.51.100.0/24'],
      dns: ['192.0.2.53'],
    },
  })
  expect(load({}).containers.kubernetes).toEqual({
    namespace: 'halyard-challenges',
    kubeConfig: null,
    egress: [],
    dns: [],
  })
})

it('accepts several Docker Engines', () => {
  const text = 'east=tcp://10.0.0.5:2376?entry=east.example.org, tcp://west:2376,unix:///run/docker.sock'
  expect(load({ HALYARD_DOCKER_HOSTS: text }).containers.dockerEngines).toEqual([
    { name: 'east', address: 'tcp://10.0.0.5:2376', entry: 'east.example.org' },
    { name: 'tcp://west:2376', address: 'tcp://west:2376', entry: null },
    { name: 'unix:///run/docker.sock', address: 'unix:///run/docker.sock', entry: null },
  ])
  expect(load({}).containers.dockerEngines).toEqual([])
})

it.each([
  ['HALYARD_DOCKER_HOSTS', '10.0.0.5:2376'],
  ['HALYARD_DOCKER_HOSTS', 'a b=tcp://10.0.0.5'],
  ['HALYARD_DOCKER_HOSTS', 'tcp://10.0.0.5/path'],
  ['HALYARD_DOCKER_HOSTS', 'tcp://10.0.0.5:port'],
  ['HALYARD_DOCKER_HOSTS', 'tcp://10.0.0.5?entry=https://east.example.org'],
  ['HALYARD_DOCKER_HOSTS', 'east=tcp://10.0.0.5,east=tcp://10.0.0.6'],
  ['HALYARD_DOCKER_HOSTS', 'east=tcp://10.0.0.5,west=tcp://10.0.0.5'],
  ['HALYARD_CONTAINERS', 'podman'],
  ['HALYARD_KUBERNETES_NAMESPACE', 'Not A Name'],
  ['HALYARD_KUBERNETES_EGRESS', '203.0.113.0'],
  ['HALYARD_KUBERNETES_EGRESS', '0.0.0.0/0'],
  ['HALYARD_KUBERNETES_EGRESS', '2001:db8::/32'],
  ['HALYARD_KUBERNETES_DNS', 'dns.example.org'],
  ['HALYARD_KUBERNETES_DNS', '192.0.2.1,192.0.2.2,192.0.2.3,192.0.2.4'],
])('refuses %s=%s by name', (name, value) => {
  const problems = () => {
    try {
      load({ [name]: value })
    } catch (error) {
      if (error instanceof ConfigError) return error.problems
      throw error
    }
    return []
  }
  expect(problems()).toEqual([expect.stringContaining(name)])
})
