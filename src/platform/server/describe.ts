import type { FastifyInstance } from 'fastify'
import type { Call } from '#platform/contract/call.ts'
import { docsPage } from './docs.ts'
import { openapi } from './openapi.ts'

/** `/api/openapi.json` and the readable page at `/api/docs`, each made when it is first asked for. */
export function describeApi(app: FastifyInstance, contract: readonly Call[]): void {
  const made: { document?: ReturnType<typeof openapi>; page?: string } = {}
  const document = () => (made.document ??= openapi(contract))
  const page = () => (made.page ??= docsPage(contract, document()))
  app.get('/api/openapi.json', () => document())
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page()))
}
