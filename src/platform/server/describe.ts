import type { FastifyInstance } from 'fastify'
import type { Call } from '#platform/contract/call.ts'
import { docsPage } from './docs.ts'
import { openapi } from './openapi.ts'

/** `/api/openapi.json` and the readable page at `/api/docs`. */
export function describeApi(app: FastifyInstance, contract: readonly Call[]): void {
  const document = openapi(contract)
  const page = docsPage(contract, document)
  app.get('/api/openapi.json', () => document)
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
