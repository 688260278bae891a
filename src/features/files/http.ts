import type { FastifyInstance } from 'fastify'
import { failure } from '#platform/contract/envelope.ts'
import type { Serving } from '#platform/server/serve.ts'

/** `GET /files/:id`: an uploaded picture. Its id cannot be guessed, it never changes, and it is only ever shown, not run. */
export function servePictures(app: FastifyInstance, { db, needs }: Serving): void {
  app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const { id } = request.params
    const row = /^[0-9a-f-]{36}$/.test(id)
      ? await db.selectFrom('file').select(['key', 'type']).where('id', '=', id).executeTakeFirst()
      : undefined
    const kept = row?.type.startsWith('image/') ? await needs.files.get(row.key) : null
    if (!row || !kept) return reply.code(404).send(failure(404, 'noSuchFile', 'There is no such file'))
    return reply
      .type(row.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(kept.bytes))
  })
}
