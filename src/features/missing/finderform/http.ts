import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { addressOf } from '#platform/contract/call.ts'
import type { Serving } from '#platform/server/serve.ts'
import { languageOf, preferredLanguage } from '#platform/text/languages.ts'
import { paths } from '#src/paths.ts'
import { saveLostPetRequest } from '../contract.ts'
import { type Field, nothingTyped } from './fields.ts'
import { sealedForm } from './sealedform.ts'
import { askedOf, fieldOf, TypedForm } from './typed.ts'

const Answer = z.object({
  statusCode: z.int(),
  code: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  data: z.object({ id: z.string(), key: z.string().nullable() }).nullish().catch(null),
})

/**
 * The form for whoever finds an animal, for browsers whose scripts are not here yet, or never will be: what it posts goes to the same call as
 * everything else, and what is wrong with it comes back on the page with what was typed.
 */
export function serveFinderForm(app: FastifyInstance, { clock, services }: Serving) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.url !== paths.reportFound) return
    reply.header('vary', 'accept-language')
    const language = preferredLanguage(request.headers['accept-language'])
    if (language !== 'en') return reply.redirect(paths.reportFoundIn(language), 302)
  })
  void app.register(async (form) => {
    form.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    form.post(paths.reportFound, (request, reply) => send(request, reply))
    form.post<{ Params: { language: string } }>(paths.reportFoundIn(':language'), (request, reply) => send(request, reply))
  })

  async function send(request: FastifyRequest, reply: FastifyReply) {
    const language = languageOf(z.object({ language: z.string() }).safeParse(request.params).data?.language)
    const typed = TypedForm.catch(nothingTyped).parse(request.body)
    const answered = await app.inject({
      method: saveLostPetRequest.method,
      url: addressOf(saveLostPetRequest),
      payload: askedOf(typed),
      remoteAddress: request.ip,
    })
    const { statusCode, data, fields = {} } = Answer.catch({ statusCode: 500 }).parse(answered.json())
    if (statusCode === 200 && data) return reply.redirect(paths.foundAnimal(data.id, data.key ?? undefined, language), 303)
    const wrong = [...new Set<Field>(Object.keys(fields).map(fieldOf))]
    const again = sealedForm(services.vault).seal({ typed, wrong: wrong.length > 0 ? wrong : [''], at: clock.now() })
    return reply.redirect(`${paths.reportFoundIn(language)}?${new URLSearchParams({ again })}`, 303)
  }
}
