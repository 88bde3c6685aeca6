import type { Readable } from 'node:stream'
import type { NamedFiles } from './named-files.ts'

/** Bytes that have arrived but are not there under their hash yet. */
export type Draft = {
  readonly hash: string
  readonly sizeBytes: number
  /** Does ahead what takes long, so that `keep` can be called where others wait. Nothing can be seen yet. */
  prepare(): Promise<void>
  /** Puts them in place at once, whether or not the same bytes are there already. */
  keep(): Promise<void>
  /** Forgets them; does nothing to what is kept. */
  discard(): Promise<void>
}

export type ByteRange = { start: number; end: number }

/** Bytes by the SHA-256 of themselves, at `uploads/{hash 0-1}/{hash 2-3}/{hash}`. */
export type Storage = {
  /** Streams in; nothing stays behind when the source fails. */
  receive(source: Readable): Promise<Draft>
  /** Bytes from `start` to `end`, both included; all without a range. */
  open(hash: string, range?: ByteRange): Readable
  /** Null when the bytes are not there. */
  info(hash: string): Promise<{ sizeBytes: number; modifiedAt: Date } | null>
  /** Does nothing when they are not there. */
  remove(hash: string): Promise<void>
  /** Everything that is there, in no order. */
  list(): AsyncIterable<{ hash: string; modifiedAt: Date }>
  /** What goes by a name of its own, not by its bytes. */
  named: NamedFiles
  /** Removes what uploads left that a crash cut short; those still running are left alone. */
  removeLeftovers(): Promise<void>
  /** Writes, reads and removes a few bytes. */
  check(): Promise<void>
  dispose(): void
}
