import type { FastifyInstance } from 'fastify'
import type { Call } from '#platform/contract/call.ts'
import { docsPage } from './docs.ts'
import { documentRoute } from './documents.ts'
import { openapi } from './openapi.ts'

/** `/api/openapi.json` and the readable page at `/api/docs`, each made when it is first asked for. */
export function describeApi(app: FastifyInstance, contract: readonly Call[]): void {
  let made: ReturnType<typeof openapi> | undefined
  const document = () => (made ??= openapi(contract))
  app.get(
    '/api/openapi.json',
    documentRoute('application/json; charset=utf-8', () => JSON.stringify(document())),
  )
  app.get(
    '/api/docs',
    documentRoute('text/html; charset=utf-8', () => docsPage(contract, document())),
  )
}
