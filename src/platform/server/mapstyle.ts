import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** `GET /map-style.json`: leads to the style of the operator’s maps, or says that there is none and the map is drawn without tiles. */
export function serveMapStyle(app: FastifyInstance, { MAP_STYLE_URL }: Config) {
  app.get('/map-style.json', (_request, reply) =>
    MAP_STYLE_URL ? reply.header('cache-control', 'public, max-age=3600').redirect(MAP_STYLE_URL, 302) : reply.code(204).send(),
  )
}
