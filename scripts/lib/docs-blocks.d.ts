export type MarkedBlock = { kind: 'file' | 'run' | 'prints'; value?: string; line: number; text: string }

export function markedBlocks(document: string): MarkedBlock[]
