import type { FastifyInstance, FastifyReply } from 'fastify'
import { publicOrigin } from '../../http/public-origin.ts'
import { intParam, readIntParam, readParam } from '../../rest/params.ts'
import type { CertificateTexts } from './pdf/certificate-pdf.ts'

/** Loaded on first use: reading fonts takes many modules. */
const pdf = async () => ({
  ...(await import('./pdf/describe-certificate.ts')),
  ...(await import('./pdf/certificate-pdf.ts')),
})

/** Certificates as PDF, in the language of the reader. The code is all that a reader needs. */
export function registerCertificates(app: FastifyInstance): void {
  app.get('/certificates/:code([0-9A-Za-z-]{20,23}).pdf', async (request, reply) => {
    const { describeCertificate } = await pdf()
    const texts = await describeCertificate(request.ctx, readParam(request, 'code'), publicOrigin(request))
    return sendPdf(reply, texts, `certificate-${texts.code}`)
  })
  app.get(`/certificates/games/${intParam('id')}/sample.pdf`, async (request, reply) => {
    const id = readIntParam(request, 'id')
    const { describeSample } = await pdf()
    return sendPdf(reply, await describeSample(request.ctx, id, publicOrigin(request)), 'certificate')
  })
}

async function sendPdf(reply: FastifyReply, texts: CertificateTexts, name: string): Promise<FastifyReply> {
  const { renderCertificate } = await pdf()
  const bytes = await renderCertificate(texts)
  return reply
    .headers({
      'cache-control': 'private, no-cache',
      'content-disposition': `inline; filename="${name}.pdf"`,
      vary: 'Accept-Language, Cookie',
    })
    .type('application/pdf')
    .send(bytes)
}
