export function findTool(program: string): string | undefined
