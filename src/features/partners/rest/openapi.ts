import * as z from 'zod'
import { Failure } from '#platform/contract/envelope.ts'
import { SANDBOX_NUMBERS } from '../sandbox.ts'
import { type Endpoint, endpoints, PARTNER_PATH } from './endpoints.ts'

/** What any endpoint may refuse. */
const USUAL: Endpoint['refuses'] = {
  checkAnswers: [400, 'Something in the request needs attention; `fields` says what.'],
  keyNeeded: [401, 'Send your key as a bearer token'],
  outOfScope: [403, 'This key isn’t for that. Make one that is.'],
  tooOften: [429, 'You’ve asked too many times. The header Retry-After says when to try again.'],
}

const SANDBOX = Object.entries(SANDBOX_NUMBERS).map(([number, what]) => `${number} (${what})`)

/** The API for partners as an OpenAPI 3.1 document. */
export function partnerOpenapi() {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints)
    paths[PARTNER_PATH + endpoint.path] = { ...paths[PARTNER_PATH + endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Homeward for partners',
      version: '1',
      description: `For the software of vets, rescues and shelters. Success is \`{statusCode: 200, message, data}\`; failure carries the HTTP status, a plain sentence and a stable code. A key may send 120 requests a minute, and its account look up as many microchips a minute as anyone can. A sandbox key writes nothing and knows these numbers: ${SANDBOX.join(', ')}.`,
    },
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key, made on the page “API keys”.' } },
      schemas: { Failure: schemaOf(Failure, 'output') },
    },
    security: [{ key: [] }],
  }
}

function operation({ method, path, summary, scope, params, body, output, says, refuses }: Endpoint) {
  const repeated = { name: 'idempotency-key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }
  const inPath = Object.entries(params).map(([name, shape]) => ({ name, in: 'path', required: true, schema: schemaOf(shape, 'input') }))
  const data = schemaOf(output, 'output')
  const envelope = {
    type: 'object',
    required: ['statusCode', 'message', 'data'],
    properties: { statusCode: { const: 200 }, message: { type: 'string', const: says }, data },
  }
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-z]+(\w)/gi, (_found, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`,
    summary,
    description: `The key needs the scope \`${scope}\`.`,
    parameters: [...inPath, ...(body ? [repeated] : [])],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } }),
    responses: { 200: { description: says, content: { 'application/json': { schema: envelope } } }, ...failures({ ...USUAL, ...refuses }) },
  }
}

function failures(refuses: Endpoint['refuses']) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  const byStatus = Map.groupBy(Object.entries(refuses), ([, [status]]) => status)
  const said = [...byStatus].map(([status, all]) => [
    status,
    { description: all.map(([code, [, words]]) => `\`${code}\`: ${words}`).join(' · '), content },
  ])
  return Object.fromEntries(said)
}

function schemaOf(shape: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  return schema
}
