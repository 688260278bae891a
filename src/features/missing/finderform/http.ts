import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { addressOf } from '#platform/contract/call.ts'
import { keysOf } from '#platform/keysof.ts'
import { isFromAnotherSite } from '#platform/server/anothersite.ts'
import type { Serving } from '#platform/server/serve.ts'
import { languageOf, preferredLanguage } from '#platform/text/languages.ts'
import { paths } from '#src/paths.ts'
import { saveLostPetRequest } from '../contract.ts'
import { type Field, fieldOf, PROBLEMS, requestOf, type Typed } from './fields.ts'
import { sealedForm } from './sealedform.ts'
import { typedIn } from './typed.ts'

const Answer = z.object({
  statusCode: z.int(),
  fields: z.record(z.string(), z.string()).optional(),
  data: z.object({ id: z.string(), key: z.string().nullable() }).nullish().catch(null),
})

/** Pressed twice within this time, the button sends one report. */
const ONE_PRESS_MS = 10 * 60_000

/**
 * The form for whoever finds an animal, for browsers whose scripts are not here yet, or never will be: what it posts goes to the same call as
 * everything else, and what is wrong with it comes back on the page with what was typed.
 */
export function serveFinderForm(app: FastifyInstance, { clock, services }: Serving) {
  app.addHook('onRequest', async (request, reply) => {
    if (!['GET', 'HEAD'].includes(request.method) || request.url !== paths.reportFound) return
    reply.header('vary', 'accept-language')
    const language = preferredLanguage(request.headers['accept-language'])
    if (language !== 'en') return reply.redirect(paths.reportFoundIn(language), 302)
  })
  void app.register(async (form) => {
    form.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    form.post(paths.reportFound, (request, reply) => send(request, reply))
    form.post<{ Params: { language: string } }>(paths.reportFoundIn(':language'), (request, reply) => send(request, reply))
  })

  async function send(request: FastifyRequest, reply: FastifyReply) {
    const language = languageOf(z.object({ language: z.string() }).safeParse(request.params).data?.language)
    if (isFromAnotherSite(request)) return reply.redirect(paths.reportFoundIn(language), 303)
    const typed = typedIn(request.body instanceof URLSearchParams ? request.body : new URLSearchParams())
    const answered = await app.inject({
      method: saveLostPetRequest.method,
      url: addressOf(saveLostPetRequest),
      headers: { 'idempotency-key': pressOf(typed, clock.now()) },
      payload: requestOf(typed),
      remoteAddress: request.ip,
    })
    const { statusCode, data, fields = {} } = Answer.catch({ statusCode: 500 }).parse(answered.json())
    if (statusCode === 200 && data) return reply.redirect(paths.foundAnimal(data.id, data.key ?? undefined, language), 303)
    const wrong = wrongIn(Object.keys(fields), typed)
    const again = sealedForm(services.vault).seal({
      // The page would send a photo that is gone again and again.
      typed: wrong.includes('photoId') ? { ...typed, photoId: '' } : typed,
      wrong: wrong.length > 0 ? wrong : [''],
      at: clock.now(),
    })
    return reply.redirect(`${paths.reportFoundIn(language)}?${new URLSearchParams({ again })}`, 303)
  }
}

const pressOf = (typed: Typed, now: Date) =>
  createHash('sha256')
    .update(JSON.stringify([typed, Math.floor(now.getTime() / ONE_PRESS_MS)]))
    .digest('base64url')

/** In the order of the form. The call looks for a way to reach the finder only once all else is right; the page says it at once. */
function wrongIn(paths: string[], { contact }: Typed): Field[] {
  const wrong = new Set<Field>(paths.map(fieldOf))
  if (wrong.size > 0 && contact.trim() === '') wrong.add('contact')
  return keysOf(PROBLEMS).filter((field) => wrong.has(field))
}
