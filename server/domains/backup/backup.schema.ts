import { builder } from '../../graphql/builder.ts'
import { Settings } from '../platform/settings.schema.ts'
import { readSettingsToEdit } from '../platform/settings.service.ts'
import { backupSchedules, type LastBackup } from './backup-policy.ts'
import { backUpNow, readBackupStatus, updateBackupPolicy, type BackupStatus } from './backup.service.ts'

const BackupScheduleEnum = builder.enumType('BackupSchedule', { values: backupSchedules })

const BackupRun = builder.objectRef<LastBackup>('BackupRun').implement({
  description: 'The latest backup that was tried.',
  fields: (t) => ({
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime' }),
    isSuccess: t.exposeBoolean('isSuccess'),
    fileName: t.exposeString('fileName'),
    sizeBytes: t.exposeFloat('sizeBytes'),
    note: t.exposeString('note', {
      description: 'The reason of a failure, or what the backup lacks; empty if nothing.',
    }),
  }),
})

const Backups = builder.objectRef<BackupStatus>('Backups').implement({
  description: 'Automatic backups into a folder of the server.',
  fields: (t) => ({
    schedule: t.field({ type: BackupScheduleEnum, resolve: ({ schedule }) => schedule }),
    time: t.exposeString('time', { description: 'HH:MM in UTC; hourly backups use only its minutes.' }),
    keep: t.exposeInt('keep', { description: 'Number of backups to keep in the folder.' }),
    withCaptures: t.exposeBoolean('withCaptures', {
      description: 'Whether captured traffic is included.',
    }),
    folder: t.exposeString('folder'),
    isRunning: t.exposeBoolean('isRunning', { description: 'A backup is running or about to start.' }),
    last: t.field({ type: BackupRun, nullable: true, resolve: ({ last }) => last }),
    nextAt: t.expose('nextAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.objectField(Settings, 'backups', (t) =>
  t.field({ type: Backups, resolve: (_settings, _args, ctx) => readBackupStatus(ctx) }),
)

builder.relayMutationField(
  'updateBackupPolicy',
  {
    description: 'Absent fields stay unchanged.',
    inputFields: (t) => ({
      schedule: t.field({ type: BackupScheduleEnum }),
      time: t.string({ description: 'HH:MM in UTC.' }),
      keep: t.int({ description: '1 to 365.' }),
      withCaptures: t.boolean(),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      await updateBackupPolicy(ctx, input)
      return {}
    },
  },
  {
    outputFields: (t) => ({
      settings: t.field({ type: Settings, resolve: (_payload, _args, ctx) => readSettingsToEdit(ctx) }),
    }),
  },
)

builder.relayMutationField(
  'backUpNow',
  null,
  {
    description: 'Requests a backup into the folder of the server.',
    errors: {},
    resolve: async (_root, _args, ctx) => {
      await backUpNow(ctx)
      return {}
    },
  },
  {
    outputFields: (t) => ({
      settings: t.field({ type: Settings, resolve: (_payload, _args, ctx) => readSettingsToEdit(ctx) }),
    }),
  },
)
