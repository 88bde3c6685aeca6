import type { Readable } from 'node:stream'
import type { NamedFiles } from './named-files.ts'
import type { Spool } from './spool.ts'

/** Received bytes that are not yet stored under their hash. */
export type Draft = {
  readonly hash: string
  readonly sizeBytes: number
  /**
   * Does the slow part of `keep` in advance, so that `keep` can be called while locks are held. Nothing is visible
   * yet.
   */
  prepare(): Promise<void>
  /** Stores the bytes, whether or not the same bytes exist already. */
  keep(): Promise<void>
  /** Discards the bytes; does nothing after `keep`. */
  discard(): Promise<void>
}

export type ByteRange = { start: number; end: number }

/** Bytes by their SHA-256, at `uploads/{hash 0-1}/{hash 2-3}/{hash}`. */
export type Storage = {
  /** Streams bytes in; removes them if the source fails. */
  receive(source: Readable): Promise<Draft>
  /** Bytes from `start` to `end`, both included; all bytes without a range. */
  open(hash: string, range?: ByteRange): Readable
  /** Null if the bytes do not exist. */
  info(hash: string): Promise<{ sizeBytes: number; modifiedAt: Date } | null>
  /** Does nothing if the bytes do not exist. */
  remove(hash: string): Promise<void>
  /** All stored bytes, unordered. */
  list(): AsyncIterable<{ hash: string; modifiedAt: Date }>
  /** Receives bytes into a file of this machine, which is not stored; the caller deletes it. */
  spool: Pick<Spool, 'receive'>
  /** Files stored by path instead of by hash. */
  named: NamedFiles
  /** Removes leftovers of uploads that a crash interrupted; running uploads are kept. */
  removeLeftovers(): Promise<void>
  /** Tests the storage by writing, reading and removing a few bytes. */
  check(): Promise<void>
  dispose(): void
}
