export function findTool(program: string): string | undefined
export function provideTool(program: string): Promise<void>
