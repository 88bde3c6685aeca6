export type MarkedBlock = {
  kind: 'file' | 'run' | 'prints' | 'recipe'
  value?: string
  line: number
  text: string
}

export function markedBlocks(document: string): MarkedBlock[]

export function countUnrunCommands(document: string): number
