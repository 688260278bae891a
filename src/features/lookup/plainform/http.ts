import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { issuedTo } from '#features/stock/queries/issued.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { addressOf } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { isFromAnotherSite } from '#platform/server/anothersite.ts'
import { plainHeaders } from '#platform/server/plainpage.ts'
import type { Serving } from '#platform/server/serve.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { addMicrochipLookup } from '../contract.ts'
import { petByChip } from '../queries.ts'
import { FIELDS, messagePage, type Outcome, type Reader, type Typed } from './page.ts'

const Answer = z.object({
  data: z.object({ relayLink: z.string() }).nullish().catch(null),
  error: z.string().optional(),
  fields: z.record(z.string(), z.string()).default({}),
})

/** The finder’s message from a browser whose scripts are not here yet, or never will be: the same call as everybody’s. */
export function serveMessageForm(app: FastifyInstance, { db }: Serving) {
  void app.register(async (form) => {
    form.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 32 * 1024 }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    form.post(paths.tellKeeper, tell)
  })

  async function tell(request: FastifyRequest, reply: FastifyReply) {
    if (isFromAnotherSite(request)) return reply.redirect(paths.home, 303)
    const typed = typedIn(request.body)
    const given = Object.entries(typed).filter(([, value]) => value.trim() !== '')
    const answered = await app.inject({
      method: addMicrochipLookup.method,
      url: addressOf(addMicrochipLookup),
      headers: { 'idempotency-key': pressOf(typed) },
      payload: Object.fromEntries(given),
      remoteAddress: request.ip,
    })
    const reads = await readerOf(db, typed.chipNumber)
    const outcome = outcomeOf(Answer.catch({ data: null, fields: {} }).parse(answered.json()))
    return reply
      .code(answered.statusCode)
      .headers(plainHeaders())
      .send(messagePage(typed, reads, outcome))
  }
}

async function readerOf(db: Db, typed: string): Promise<Reader> {
  const reading = readChipNumber(typed)
  if (!reading.valid) return 'keeper'
  const pet = await petByChip(db, reading.number)
  if (pet) return pet.isConfirmed ? 'keeper' : 'implanter'
  return (await issuedTo(db, reading.number)) ? 'implanter' : 'keeper'
}

/** Browsers send a line break as two characters. */
function typedIn(body: unknown): Typed {
  const sent = body instanceof URLSearchParams ? body : new URLSearchParams()
  const [chipNumber = '', message = '', placeWords = '', finderEmail = '', finderMobile = '', finderName = ''] = FIELDS.map((name) =>
    (sent.get(name) ?? '').replaceAll('\r\n', '\n'),
  )
  return { chipNumber, message, placeWords, finderEmail, finderMobile, finderName }
}

function outcomeOf({ data, error, fields }: z.output<typeof Answer>): Outcome {
  if (data) return { relayPath: new URL(data.relayLink).pathname }
  if ('captcha' in fields) return { wrong: { '': TOO_MANY } }
  return { wrong: Object.keys(fields).length > 0 ? fields : { '': error ?? 'That didn’t work. Try again in a minute.' } }
}

/** The puzzle that would show a person needs a script. */
const TOO_MANY = `A lot of messages have come from your network. Turn on JavaScript and look up the chip again, or call us on ${site.phone}.`

/** The same for a form that is sent again as it was. */
const pressOf = (typed: Typed) => createHash('sha256').update(JSON.stringify(typed)).digest('base64url')
