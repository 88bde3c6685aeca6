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
      description: 'Why there is none, or what it is without; empty for nothing.',
    }),
  }),
})

const Backups = builder.objectRef<BackupStatus>('Backups').implement({
  description: 'Backups that the platform takes by itself, into a folder of the machine.',
  fields: (t) => ({
    schedule: t.field({ type: BackupScheduleEnum, resolve: ({ schedule }) => schedule }),
    time: t.exposeString('time', { description: 'HH:MM in UTC; hourly ones take its minutes alone.' }),
    keep: t.exposeInt('keep', { description: 'How many stay in the folder.' }),
    withCaptures: t.exposeBoolean('withCaptures', {
      description: 'With the captured traffic of challenges.',
    }),
    folder: t.exposeString('folder'),
    isRunning: t.exposeBoolean('isRunning', { description: 'One is being taken, or is about to be.' }),
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
    description: 'What is left out stays.',
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
    description: 'Has a backup taken into the folder of the machine.',
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
