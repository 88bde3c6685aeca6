import { builder } from '../../graphql/builder.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { Settings, settingsField } from '../platform/settings.schema.ts'
import type { BackupPolicy, LastBackup } from './backup-policy.ts'
import { backUpNow, readBackupStatus, updateBackupPolicy, type BackupStatus } from './backup.service.ts'
import { backupDownloadPath, findLatestBackup } from './download-backup.ts'

const BackupScheduleEnum = builder.enumType('BackupSchedule', {
  description: 'How often the platform takes an automatic backup.',
  values: {
    Off: { description: 'Never.' },
    Hourly: { description: 'Every hour.' },
    Daily: { description: 'Every day.' },
  } as const satisfies Record<BackupPolicy['schedule'], object>,
})

const BackupRun = builder.objectRef<LastBackup>('BackupRun').implement({
  description: 'The latest backup that was tried.',
  fields: (t) => ({
    startedAt: t.expose('startedAt', { description: 'The time of the start.', type: 'DateTime' }),
    finishedAt: t.expose('finishedAt', { description: 'The time of the end.', type: 'DateTime' }),
    isSuccess: t.exposeBoolean('isSuccess', { description: 'Whether the backup is complete.' }),
    fileName: t.exposeString('fileName', { description: 'The name of the file in the backup folder.' }),
    sizeBytes: t.exposeFloat('sizeBytes', { description: 'The size of the file in bytes.' }),
    note: t.exposeString('note', {
      description: 'The reason of a failure, or what the backup lacks; empty if nothing.',
    }),
  }),
})

const Backups = builder.objectRef<BackupStatus>('Backups').implement({
  description: 'Automatic backups into a folder of the server.',
  fields: (t) => ({
    schedule: t.field({
      description: 'How often a backup is taken.',
      type: BackupScheduleEnum,
      resolve: ({ schedule }) => schedule,
    }),
    time: t.exposeString('time', {
      description: 'The time of a daily backup, as HH:MM in UTC. Hourly backups use only its minutes.',
    }),
    keep: t.exposeInt('keep', { description: 'Number of backups to keep in the folder.' }),
    withCaptures: t.exposeBoolean('withCaptures', {
      description: 'Whether captured traffic is included.',
    }),
    folder: t.exposeString('folder', { description: 'The path of the folder on the server.' }),
    isRunning: t.exposeBoolean('isRunning', { description: 'A backup is running or about to start.' }),
    last: t.field({
      description: 'The latest backup that was tried. Null before the first.',
      type: BackupRun,
      nullable: true,
      resolve: ({ last }) => last,
    }),
    downloadUrl: t.string({
      description:
        'The path to download the latest complete backup from, for ten minutes after logging in; null if its file is not in the folder.',
      nullable: true,
      resolve: async (_backups, _args, ctx) => ((await findLatestBackup(ctx)) ? backupDownloadPath : null),
    }),
    nextAt: t.expose('nextAt', {
      description: 'The time of the next automatic backup. Null if the schedule is `Off`.',
      type: 'DateTime',
      nullable: true,
    }),
  }),
})

builder.objectField(Settings, 'backups', (t) =>
  t.field({
    type: Backups,
    description: 'The automatic backups and the latest run.',
    resolve: (_settings, _args, ctx) => readBackupStatus(ctx),
  }),
)

mutation('updateBackupPolicy', {
  description: 'Updates the schedule of automatic backups. For administrators.',
  input: (t) => ({
    schedule: t.field({ description: 'How often to take a backup.', type: BackupScheduleEnum }),
    time: t.string({
      description: 'The time of a daily backup, as HH:MM in UTC. Hourly backups use only its minutes.',
    }),
    keep: t.int({ description: 'The number of backups to keep in the folder, 1 to 365.' }),
    withCaptures: t.boolean({ description: 'Whether to include captured traffic.' }),
  }),
  clears: {},
  knowsRevision: true,
  refuses: [...forViewer, 'conflict'],
  run: async (ctx, input) => {
    await updateBackupPolicy(ctx, input)
    return {}
  },
  payload: (t) => ({
    settings: settingsField(t, 'The settings after the update.'),
  }),
})

mutation('backUpNow', {
  description: 'Requests a backup into the folder of the server.',
  refuses: [...forViewer, 'conflict'],
  run: async (ctx) => {
    await backUpNow(ctx)
    return {}
  },
  payload: (t) => ({
    settings: settingsField(t, 'The settings, with the state of the backups.'),
  }),
})
