import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { documented } from '../../rest/operation.ts'
import { parseInput } from '../../use-case/input.ts'
import { intParam, readIntParam, readParam } from '../../rest/params.ts'
import { attachmentDisposition } from '../asset/file-type.ts'
import { captureFormInput } from './capture.input.ts'
import { toChallengeTraffic, toFileRecord, toTeamTraffic } from './capture.presenter.ts'
import {
  archiveCaptures,
  deleteCapture,
  deleteCaptures,
  listCaptures,
  listChallengeTraffic,
  listTeamTraffic,
  openCapture,
} from './capture.service.ts'
import { challengeTraffic, fileRecord, teamTraffic } from './capture.shapes.ts'

const ofChallenge = `/api/game/captures/${intParam('challengeId')}`
const ofTeam = `${ofChallenge}/${intParam('partId')}`

export function registerCaptureRoutes(app: FastifyInstance): void {
  app.get(
    `/api/game/games/${intParam('id')}/captures`,
    documented({
      group: 'Game',
      id: 'Game_GetChallengesWithTrafficCapturing',
      summary: 'List the challenges whose traffic is captured',
      access: 'monitor',
      answer: z.array(challengeTraffic),
    }),
    async (request) =>
      (await listChallengeTraffic(request.ctx, readIntParam(request, 'id'))).map(toChallengeTraffic),
  )
  app.get(
    ofChallenge,
    documented({
      group: 'Game',
      id: 'Game_GetChallengeTraffic',
      summary: 'List the teams with captures at a challenge',
      access: 'monitor',
      answer: z.array(teamTraffic),
      errors: [404],
    }),
    async (request) =>
      (await listTeamTraffic(request.ctx, readIntParam(request, 'challengeId'))).map(toTeamTraffic),
  )
  app.get(
    ofTeam,
    documented({
      group: 'Game',
      id: 'Game_GetTeamTrafficAll',
      summary: 'List the captures of a team at a challenge',
      access: 'monitor',
      answer: z.array(fileRecord),
      note: 'The latest first.',
    }),
    async (request) => (await listCaptures(request.ctx, folderOf(request))).map(toFileRecord),
  )
  app.delete(
    `${ofTeam}/all`,
    documented({
      group: 'Game',
      id: 'Game_DeleteAllTeamTraffic',
      summary: 'Delete the captures of a team at a challenge',
      access: 'monitor',
      errors: [400],
    }),
    async (request, reply) => {
      await deleteCaptures(request.ctx, folderOf(request))
      return reply.send()
    },
  )
  app.delete(
    `${ofTeam}/:filename`,
    documented({
      group: 'Game',
      id: 'Game_DeleteTeamTraffic',
      summary: 'Delete a capture',
      access: 'monitor',
      errors: [400, 404],
    }),
    async (request, reply) => {
      await deleteCapture(request.ctx, captureKeyOf(request))
      return reply.send()
    },
  )
  registerDownloads(app)
}

function registerDownloads(app: FastifyInstance): void {
  app.get(
    `${ofTeam}/all`,
    {
      ...documented({
        group: 'Game',
        id: 'Game_GetAllTeamTraffic',
        summary: 'Download the captures of a team at a challenge',
        access: 'monitor',
        query: captureFormInput,
        file: 'application/gzip',
        errors: [400],
        note: 'A tar archive, created while it is sent. `form=tcp` as for one capture.',
      }),
      compress: false,
    },
    async (request, reply) => {
      const { name, archive } = await archiveCaptures(request.ctx, folderOf(request), formOf(request))
      return reply
        .type('application/gzip')
        .header('Content-Disposition', `attachment; filename="${name}.tar.gz"`)
        .send(archive)
    },
  )
  app.get(
    `${ofTeam}/:filename`,
    {
      ...documented({
        group: 'Game',
        id: 'Game_GetTeamTraffic',
        summary: 'Download a capture',
        access: 'monitor',
        query: captureFormInput,
        file: 'application/octet-stream',
        errors: [400, 404],
        note:
          'In the pcap format. With `form=tcp` the bytes are in the packets of a TCP connection, with a handshake, ' +
          'sequence numbers and an end, as programs need that follow streams. The handshake, the numbers and the ' +
          'acknowledgements are made up.',
      }),
      compress: false,
    },
    async (request, reply) => {
      const { name, sizeBytes, content } = await openCapture(
        request.ctx,
        captureKeyOf(request),
        formOf(request),
      )
      reply.type('application/octet-stream').header('Content-Disposition', attachmentDisposition(name))
      if (sizeBytes !== null) reply.header('Content-Length', sizeBytes)
      return reply.send(content)
    },
  )
}

function folderOf(request: FastifyRequest) {
  return {
    challengeId: readIntParam(request, 'challengeId'),
    participationId: readIntParam(request, 'partId'),
  }
}

function formOf({ query }: FastifyRequest) {
  return parseInput(captureFormInput, query)
}

function captureKeyOf(request: FastifyRequest) {
  return { ...folderOf(request), fileName: readParam(request, 'filename') }
}
