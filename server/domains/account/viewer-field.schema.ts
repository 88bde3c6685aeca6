import type { PayloadFields } from '../../graphql/mutation.ts'
import { Viewer } from './account.schema.ts'
import { loadViewer } from './load-viewer.ts'

/** The viewer after a mutation, as a field of its payload. */
export function viewerField<Done>(t: PayloadFields<Done>, description: string) {
  return t.prismaField({
    type: Viewer,
    nullable: true,
    description,
    resolve: (query, _done, _args, ctx) => loadViewer(ctx, query),
  })
}
