const ownName = /^halyard-\d{8}-\d{6}\.tar\.gz$/

/** The name of a backup file, which sorts by its time. */
export function backupFileName(time: Date): string {
  const [day = '', clock = ''] = time.toISOString().slice(0, 19).split('T')
  return `halyard-${day.replaceAll('-', '')}-${clock.replaceAll(':', '')}.tar.gz`
}

/** Whether a file of the backup folder is a backup that Halyard wrote. */
export function isBackupName(name: string): boolean {
  return ownName.test(name)
}
