import type { FastifyInstance } from 'fastify'
import { failure } from '#platform/contract/envelope.ts'
import { flagsForPages } from '#platform/server/flags.ts'
import { networkOf } from '#platform/server/network.ts'
import type { Serving } from '#platform/server/serve.ts'
import { findable } from '#platform/server/sitemap.ts'
import { isOn, listedPages } from './findable/listed.ts'
import { robotsText } from './findable/robots.ts'
import { sitemapXml } from './findable/sitemap.ts'
import { socialPicture } from './findable/social.ts'
import { socialWords } from './findable/words.ts'

const AN_HOUR = 3600
/** Each is drawn once in the life of a process; asking for what there isn’t costs nothing. */
const PICTURES = { times: 120, seconds: 600 }

/** What robots read: where they may go, every page there is, and the pictures of shared links. */
export function serveFindable(app: FastifyInstance, { db, readDb, services, clock, extensions }: Serving) {
  const { publicUrl } = services.config
  const flags = flagsForPages(readDb)
  const drawn = new Map<string, Promise<Buffer | null>>()

  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robotsText(publicUrl)))

  app.get('/sitemap.xml', async (_request, reply) => {
    const on = new Set((await flags()).split(' '))
    const more = await Promise.all(extensions(findable).map((find) => find(db, clock.now())))
    const found = [...listedPages(on).map((path) => ({ path })), ...more.flat().filter(({ path }) => isOn(path, on))]
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${AN_HOUR}`)
      .send(sitemapXml(publicUrl, found))
  })

  app.get<{ Params: { '*': string } }>('/pictures/pages/*', async ({ params, ip }, reply) => {
    const path = `/${params['*'].replace(/\.jpg$/, '')}`
    const words = socialWords(path)
    const { allowed, retryAfter } = services.limiter.hit(`socialPicture/${networkOf(ip)}`, PICTURES, clock.now())
    if (!allowed)
      return reply
        .code(429)
        .header('retry-after', retryAfter)
        .send(failure(429, 'tooOften', 'Try again in a few minutes'))
    if (!words) return reply.code(404).send(failure(404, 'noPicture', 'There’s no picture here'))
    const making = drawn.get(path) ?? socialPicture(words).catch(() => null)
    drawn.set(path, making)
    const picture = await making
    if (!picture) {
      drawn.delete(path)
      return reply.code(503).send(failure(503, 'noPicture', 'There’s no picture just now'))
    }
    return reply
      .type('image/jpeg')
      .header('cache-control', `public, max-age=${AN_HOUR * 24}`)
      .send(picture)
  })
}
