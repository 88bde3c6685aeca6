/** `yyyyMMdd-HH.mm.ss` and a Z, in UTC: no colon, which some file systems refuse. */
export function timeInName(time: Date): string {
  const [date = '', clock = ''] = time.toISOString().split('T')
  return `${date.replaceAll('-', '')}-${clock.slice(0, 8).replaceAll(':', '.')}Z`
}
