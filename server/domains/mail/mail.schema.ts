import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { readGlobalId } from '../../graphql/global-id.ts'
import { translate } from '../../i18n/translate.ts'
import { Settings, settingsField } from '../platform/settings.schema.ts'
import {
  deleteDeadLetter,
  readDeadLetters,
  retryDeadLetter,
  type DeadLetter as DeadLetterRow,
} from './dead-letters.service.ts'
import { countQueuedMails, readMailSetup, sendTestMail } from './mail.service.ts'

// Not a node: a dead letter is read only through the settings.
const DeadLetter = builder.objectRef<DeadLetterRow>('DeadLetter').implement({
  description: 'An email that could not be sent in any of its attempts.',
  fields: (t) => ({
    id: t.id({
      description: 'The global id, for retryDeadLetter and deleteDeadLetter.',
      resolve: ({ id }) => encodeGlobalID('DeadLetter', id),
    }),
    to: t.exposeString('recipient', { description: 'The email address that it was meant for.' }),
    subject: t.string({
      description: 'The subject, in the language of the request.',
      resolve: ({ kind }, _args, ctx) =>
        translate(ctx.locale, `mail.${kind.charAt(0).toLowerCase()}${kind.slice(1)}.title`),
    }),
    failedAt: t.expose('failedAt', { type: 'DateTime', description: 'When the last attempt failed.' }),
    attempts: t.exposeInt('attempts', { description: 'How many times the platform tried to send it.' }),
    error: t.exposeString('error', { description: 'The error of the last attempt.' }),
  }),
})

const MailStatus = builder.objectRef<ReturnType<typeof readMailSetup>>('MailStatus').implement({
  description: 'The mail server of the configuration, and the emails that wait.',
  fields: (t) => ({
    isConfigured: t.exposeBoolean('isConfigured', {
      description: 'Whether the operator configured a mail server.',
    }),
    from: t.exposeString('from', {
      nullable: true,
      description:
        'The sender, as "Name <address>" or as an address alone; null when no mail server is configured.',
    }),
    server: t.exposeString('server', {
      nullable: true,
      description: 'The host and port of the mail server; null when none is configured.',
    }),
    queued: t.int({
      description: 'How many emails wait to be sent, first attempts and later ones.',
      resolve: (_mail, _args, ctx) => countQueuedMails(ctx),
    }),
    deadLetters: t.field({
      type: [DeadLetter],
      description: 'The latest 100 emails whose attempts are used up, newest first.',
      resolve: (_mail, _args, ctx) => readDeadLetters(ctx),
    }),
  }),
})

builder.objectField(Settings, 'mail', (t) =>
  t.field({
    type: MailStatus,
    description: 'The mail server as it is configured, the queue, and emails that could not be sent.',
    resolve: (_settings, _args, ctx) => readMailSetup(ctx),
  }),
)

mutation('sendTestMail', {
  description: 'Queues a test email to any address. For administrators.',
  input: (t) => ({ to: t.string({ required: true, description: 'The email address to send to.' }) }),
  refuses: [...forViewer, 'conflict'],
  run: async (ctx, input) => ({ to: await sendTestMail(ctx, input) }),
  payload: (t) => ({
    to: t.exposeString('to', { description: 'The address that the email is queued for.' }),
    settings: settingsField(t, 'The settings with the queue after the change.'),
  }),
})

mutation('retryDeadLetter', {
  description:
    'Sends an email again whose attempts are used up; it gets all its attempts anew. For administrators.',
  input: (t) => ({
    id: t.id({ required: true, description: 'The global id of an email whose attempts are used up.' }),
  }),
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, input) => {
    await retryDeadLetter(ctx, readDeadLetterId(input.id))
    return {}
  },
  payload: (t) => ({
    settings: settingsField(t, 'The settings with the queue after the change.'),
  }),
})

mutation('deleteDeadLetter', {
  description: 'Deletes an email whose attempts are used up; it is never sent. For administrators.',
  input: (t) => ({
    id: t.id({ required: true, description: 'The global id of an email whose attempts are used up.' }),
  }),
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, input) => {
    await deleteDeadLetter(ctx, readDeadLetterId(input.id))
    return { deletedDeadLetterId: input.id }
  },
  payload: (t) => ({
    deletedDeadLetterId: t.id({
      description: 'The global id of the deleted email.',
      resolve: ({ deletedDeadLetterId }) => deletedDeadLetterId,
    }),
    settings: settingsField(t, 'The settings with the queue after the change.'),
  }),
})

function readDeadLetterId(globalId: string): string {
  return readGlobalId(globalId, 'DeadLetter') ?? ''
}
