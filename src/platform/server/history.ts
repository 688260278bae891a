import type { FastifyInstance, FastifyReply } from 'fastify'
import { failure } from '#platform/contract/envelope.ts'
import { IsoDate } from '#platform/contract/shapes.ts'
import { latestRoot, published, type Root } from '#platform/law/seals.ts'
import type { Serving } from './serve.ts'

const HISTORY_PATH = '/.well-known/homeward-history'

/** The signed roots over all histories (docs/history.md): the latest, and that of a day. Anybody may keep them, so that none can be made anew. */
export function serveHistory(app: FastifyInstance, { readDb }: Pick<Serving, 'readDb'>): void {
  app.get(HISTORY_PATH, async (_request, reply) => answer(reply, await latestRoot(readDb), 'max-age=300'))
  app.get<{ Params: { day: string } }>(`${HISTORY_PATH}/:day`, async (request, reply) => {
    const day = IsoDate.safeParse(request.params.day)
    const root = day.success && readDb.selectFrom('historyRoot').selectAll().where('day', '=', day.data).executeTakeFirst()
    return answer(reply, (await root) || undefined, 'max-age=86400')
  })
}

function answer(reply: FastifyReply, root: Root | undefined, age: string) {
  if (!root)
    return reply
      .code(404)
      .send(failure(404, 'noSuchRoot', 'No history was sealed on this day. The latest is at /.well-known/homeward-history.'))
  return reply.header('cache-control', `public, ${age}`).header('access-control-allow-origin', '*').send(published(root))
}
