import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { failure } from '#platform/contract/envelope.ts'
import { Id } from '#platform/contract/shapes.ts'
import type { Serving } from '#platform/server/serve.ts'
import { secondsLeft } from '#platform/server/signedurl.ts'
import { publicPictures } from './points.ts'
import { fileUrl } from './queries.ts'

const A_DAY = 86_400
const Signature = z.object({ until: z.string(), key: z.string() })

/**
 * `GET /files/:id`: an uploaded file. A picture is only ever shown, not run, and a PDF is saved and never shown. Anybody who has the address
 * may see a picture that is public; every other file is had for a while, at an address that a call has signed.
 */
export function servePictures(app: FastifyInstance, { db, services, clock, extensions }: Serving) {
  const isPublic = async (fileId: string) => {
    const said = await Promise.all(extensions(publicPictures).map((isOne) => isOne(db, fileId)))
    return said.includes(true)
  }
  app.get('/files/:id', async (request, reply) => {
    const notHere = () => reply.code(404).send(failure(404, 'noSuchFile', 'There’s no file here'))
    const { success, data } = z.object({ id: Id }).safeParse(request.params)
    if (!success) return notHere()
    const signature = Signature.safeParse(request.query)
    const left = signature.success ? secondsLeft(fileUrl(data.id), signature.data, services.codes, clock.now()) : 0
    const isOpen = left === 0 && (await isPublic(data.id))
    if (left === 0 && !isOpen) return notHere()

    const row = await db.selectFrom('file').select(['key', 'type']).where('id', '=', data.id).executeTakeFirst()
    const kept = row && (await services.files.get(row.key))
    if (!kept) return notHere()
    if (!row.type.startsWith('image/')) reply.header('content-disposition', `attachment; filename="${data.id}.pdf"`)
    return reply
      .type(row.type)
      .header('cache-control', isOpen ? `public, max-age=${A_DAY}` : `private, max-age=${left}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(kept.bytes))
  })
}
