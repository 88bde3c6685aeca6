export function setup(): Promise<void>
