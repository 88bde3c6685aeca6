export function migrationFaults(sql: string): string[]
