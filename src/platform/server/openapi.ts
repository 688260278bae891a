import * as z from 'zod'
import { addressOf, type Call } from '#platform/contract/call.ts'
import { Failure } from '#platform/contract/envelope.ts'

type Schema = Record<string, unknown>

/** The whole contract as an OpenAPI 3.1 document. */
export function openapi(calls: readonly Call[]) {
  const paths: Record<string, Record<string, Schema>> = {}
  for (const call of calls) paths[addressOf(call)] = { [call.method.toLowerCase()]: operation(call) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Homeward',
      version: '1',
      description:
        'The register’s calls. Success is `{statusCode: 200, message, data}`; failure carries the HTTP status, a plain sentence and a stable code.',
    },
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The token from `login`, as it is, without a scheme.',
        },
      },
      schemas: { Failure: schemaOf(Failure, 'output') },
    },
  }
}

function operation(call: Call): Schema {
  const input = schemaOf(call.input, 'input')
  const open = call.who === 'anyone' || call.who === 'guest'
  return {
    operationId: call.name,
    summary: call.summary,
    description: `Who can use it: ${typeof call.who === 'string' ? call.who : call.who.join(', ')}.`,
    ...(!open && { security: [{ token: [] }] }),
    ...(call.method === 'POST' ? { requestBody: body(call, input) } : { parameters: parameters(input) }),
    responses: { 200: success(call), ...failures(call) },
  }
}

function body(call: Call, input: Schema): Schema {
  if (call.takes === 'json') return { required: true, content: { 'application/json': { schema: input } } }
  const file = { type: 'string', format: 'binary' }
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', properties: { ...propertiesOf(input), file }, required: ['file'] } } },
  }
}

function parameters(input: Schema): Schema[] {
  const required = Array.isArray(input['required']) ? input['required'] : []
  return Object.entries(propertiesOf(input)).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
}

function success(call: Call): Schema {
  if (call.gives !== 'json') {
    const type = call.gives === 'pdf' ? 'application/pdf' : 'application/octet-stream'
    return { description: call.says, content: { [type]: { schema: { type: 'string', format: 'binary' } } } }
  }
  const envelope = {
    type: 'object',
    required: ['statusCode', 'message', 'data'],
    properties: { statusCode: { const: 200 }, message: { type: 'string', const: call.says }, data: schemaOf(call.output, 'output') },
  }
  return { description: call.says, content: { 'application/json': { schema: envelope } } }
}

/** The refusals of the call itself, and those that any call may give, grouped by status. */
function failures(call: Call): Record<string, Schema> {
  const said = new Map<number, string[]>()
  const add = (status: number, code: string, words: string) => said.set(status, [...(said.get(status) ?? []), `\`${code}\`: ${words}`])
  add(400, 'checkAnswers', 'Something in the request needs attention; `fields` says what.')
  if (call.who !== 'anyone' && call.who !== 'guest') add(401, 'signInFirst', 'Sign in to continue')
  if (call.who === 'guest') add(403, 'alreadySignedIn', 'You’re already signed in')
  if (Array.isArray(call.who)) add(403, 'notYourRole', 'Only some roles can do this')
  if (call.acting === 'never') add(403, 'notByMembers', 'Only the organisation’s own sign-in can do this')
  if (call.acting === 'manager' || call.acting === 'owner')
    add(403, 'notYourLevel', `A member of an organisation needs the role ${call.acting}`)
  if (call.acting === 'qualified') add(403, 'notQualified', 'A member of an organisation has to be a verified implanter themselves')
  for (const [code, [status, words]] of Object.entries(call.refuses)) add(status, code, words)
  add(429, 'tooOften', `More than ${call.limit.times} in ${call.limit.seconds} seconds`)
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  return Object.fromEntries([...said].map(([status, words]) => [status, { description: words.join(' · '), content }]))
}

function propertiesOf(schema: Schema): Schema {
  const { properties } = schema
  return typeof properties === 'object' && properties !== null ? { ...properties } : {}
}

function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  return schema
}
