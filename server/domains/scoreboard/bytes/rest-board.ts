import type { IncomingHttpHeaders } from 'node:http'
import { negotiateEncoding, type Encoding } from '../../../http/answers/encoding.ts'
import { hasTag } from '../../../http/answers/etag.ts'
import type { BoardView } from '../model/board-view.ts'
import type { BoardBytes } from './board-bytes.ts'

/** The answer to a REST request for a board. `body` is null if the client has this version already. */
export type RestBoard = { tag: string; encoding: Encoding; body: Buffer | Promise<Buffer> | null }

export function restBoard(view: BoardView, headers: IncomingHttpHeaders, boardBytes: BoardBytes): RestBoard {
  const tag = boardTag(view)
  const encoding = negotiateEncoding(headers['accept-encoding'])
  const body = hasTag(headers['if-none-match'], tag) ? null : boardBytes.whole(view, encoding)
  return { tag, encoding, body }
}

/**
 * The ETag of a board: the version with its time, since a database restored from a backup counts the same versions
 * again. The board of organizers counts its own versions.
 */
function boardTag({ audience, seq, updatedAt }: BoardView): string {
  return `W/"${seq}-${updatedAt.toString(36)}${audience === 'organizer' ? '-organizer' : ''}"`
}
