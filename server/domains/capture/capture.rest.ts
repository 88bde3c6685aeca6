import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam, readParam } from '../../rest/params.ts'
import { attachmentDisposition } from '../asset/file-type.ts'
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
        file: 'application/gzip',
        note: 'A tar archive, created while it is sent.',
      }),
      compress: false,
    },
    async (request, reply) => {
      const { name, archive } = await archiveCaptures(request.ctx, folderOf(request))
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
        file: 'application/octet-stream',
        errors: [404],
        note: 'In the pcap format.',
      }),
      compress: false,
    },
    async (request, reply) => {
      const key = captureKeyOf(request)
      const { sizeBytes, content } = await openCapture(request.ctx, key)
      return reply
        .type('application/octet-stream')
        .header('Content-Disposition', attachmentDisposition(key.fileName))
        .header('Content-Length', sizeBytes)
        .send(content)
    },
  )
}

function folderOf(request: FastifyRequest) {
  return {
    challengeId: readIntParam(request, 'challengeId'),
    participationId: readIntParam(request, 'partId'),
  }
}

function captureKeyOf(request: FastifyRequest) {
  return { ...folderOf(request), fileName: readParam(request, 'filename') }
}
