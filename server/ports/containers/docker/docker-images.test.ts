import { describe, expect, it } from 'vitest'
import { accountFor, imageBaseName, registryOf } from './docker-images.ts'

describe('the name of an image', () => {
  it.each([
    ['nginx', null, 'nginx'],
    ['nginx:1.27', null, 'nginx'],
    ['library/nginx', null, 'nginx'],
    ['registry.example.org/web/shop:1', 'registry.example.org', 'shop'],
    ['registry.example.org:5000/shop', 'registry.example.org:5000', 'shop'],
    ['localhost/shop@sha256:0123', 'localhost', 'shop'],
  ])('%s says where it comes from: %s, and what it is: %s', (image, registry, base) => {
    expect([registryOf(image), imageBaseName(image)]).toEqual([registry, base])
  })

  it('chooses the account by host and port first, then by host', () => {
    const accounts = {
      'registry.example.org': { userName: 'any', password: 'a' },
      'registry.example.org:5000': { userName: 'own', password: 'b' },
      'docker.io': { userName: 'hub', password: 'c' },
    }
    expect(accountFor('registry.example.org:5000/shop', accounts)).toMatchObject({ username: 'own' })
    expect(accountFor('registry.example.org:6000/shop', accounts)).toMatchObject({ username: 'any' })
    expect(accountFor('nginx', accounts)).toMatchObject({ username: 'hub' })
    expect(accountFor('other.example.org/shop', accounts)).toBeNull()
  })
})
