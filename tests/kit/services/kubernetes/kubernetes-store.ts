import { randomUUID } from 'node:crypto'
import type { Stored } from './kubernetes-models.ts'
import type { Resource } from './kubernetes-rules.ts'

export type Change = {
  type: 'ADDED' | 'MODIFIED' | 'DELETED'
  resource: Resource
  object: Stored
  version: number
}
export type Query = { labelSelector?: string; fieldSelector?: string }

/** The objects of a cluster, with the history that watches replay. */
export class KubernetesStore {
  readonly #objects = new Map<string, Stored>()
  readonly #listeners = new Set<(change: Change) => void>()
  readonly changes: Change[] = []
  #version = 1000

  get version(): number {
    return this.#version
  }

  #key(resource: Resource, { namespace = '', name }: Stored['metadata']): string {
    return `${resource}/${namespace}/${name}`
  }

  get(resource: Resource, namespace: string, name: string): Stored | undefined {
    return this.#objects.get(this.#key(resource, { namespace, name }))
  }

  list(resource: Resource, namespace = '', query: Query = {}): Stored[] {
    const start = `${resource}/${namespace === '' ? '' : `${namespace}/`}`
    return [...this.#objects]
      .filter(([key, object]) => key.startsWith(start) && matches(object, query))
      .map(([, object]) => object)
  }

  /** Undefined if the name is taken. */
  add(resource: Resource, object: Stored): Stored | undefined {
    if (this.#objects.has(this.#key(resource, object.metadata))) return undefined
    const creationTimestamp = new Date().toISOString()
    const metadata = { ...object.metadata, uid: randomUUID(), creationTimestamp }
    return this.#put('ADDED', resource, { ...object, metadata })
  }

  change(resource: Resource, object: Stored, part: Partial<Stored>): Stored {
    return this.#put('MODIFIED', resource, { ...object, ...part })
  }

  remove(resource: Resource, object: Stored): void {
    if (!this.#objects.delete(this.#key(resource, object.metadata))) return
    this.#tell('DELETED', resource, this.#stamp(object))
  }

  onChange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #put(type: Change['type'], resource: Resource, object: Stored): Stored {
    const stamped = this.#stamp(object)
    this.#objects.set(this.#key(resource, stamped.metadata), stamped)
    this.#tell(type, resource, stamped)
    return stamped
  }

  #stamp(object: Stored): Stored {
    this.#version += 1
    return { ...object, metadata: { ...object.metadata, resourceVersion: String(this.#version) } }
  }

  #tell(type: Change['type'], resource: Resource, object: Stored): void {
    const change = { type, resource, object, version: this.#version }
    this.changes.push(change)
    for (const listener of this.#listeners) listener(change)
  }
}

export function matches({ metadata }: Stored, { labelSelector, fieldSelector }: Query): boolean {
  const labels = labelSelector?.split(',').map((part) => part.split('=')) ?? []
  const name = /^metadata\.name=(.*)$/.exec(fieldSelector ?? '')?.[1]
  const isNamed = name === undefined || metadata.name === name
  return isNamed && labels.every(([key = '', value]) => metadata.labels?.[key] === value)
}
