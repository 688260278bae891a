import type { FastifyInstance } from 'fastify'
import { failure } from '#platform/contract/envelope.ts'
import { Id } from '#platform/contract/shapes.ts'
import { networkOf } from '#platform/server/network.ts'
import type { Serving } from '#platform/server/serve.ts'
import { LISTED_FOUND, LISTED_LOST } from './lifecycle.ts'
import { foundAnimal, lostAnimal } from './list.ts'
import { storedPhoto } from './poster/photo.ts'
import { sharePicture } from './poster/sharepicture.ts'
import { foundReportById, lostCaseById } from './queries.ts'

const AN_HOUR = 3600
/** Each is made anew, beside the pictures that people upload. */
const PICTURES = { times: 60, seconds: 600 }

/** `GET /lost-found/:id/picture.jpg`: what social networks and chats show beside the link of a lost or found animal. */
export function serveSharePictures(app: FastifyInstance, { db, services, clock }: Serving) {
  app.get<{ Params: { id: string } }>('/lost-found/:id/picture.jpg', async ({ params, ip }, reply) => {
    const { allowed, retryAfter } = services.limiter.hit(`sharePicture/${networkOf(ip)}`, PICTURES, clock.now())
    if (!allowed)
      return reply
        .code(429)
        .header('retry-after', retryAfter)
        .send(failure(429, 'tooOften', 'Try again in a few minutes'))
    const id = Id.safeParse(params.id).data
    const animal = id && (await listedAnimal(id))
    const picture = animal && (await sharePicture(animal, await storedPhoto(db, services, animal)).catch(() => null))
    if (!picture) return reply.code(animal ? 503 : 404).send(failure(animal ? 503 : 404, 'noPicture', 'There’s no picture here'))
    return reply.type('image/jpeg').header('cache-control', `public, max-age=${AN_HOUR}`).send(picture)
  })

  /** Only one that strangers see in the list. */
  async function listedAnimal(id: string) {
    const lost = await lostCaseById(db, id)
    if (lost) return isOne(LISTED_LOST, lost.status) ? lostAnimal(db, id) : undefined
    const found = await foundReportById(db, id)
    return found && isOne(LISTED_FOUND, found.status) ? foundAnimal(db, id) : undefined
  }
}

const isOne = (statuses: readonly string[], status: string) => statuses.includes(status)
