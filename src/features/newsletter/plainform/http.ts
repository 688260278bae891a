import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { addressOf } from '#platform/contract/call.ts'
import { isFromAnotherSite } from '#platform/server/anothersite.ts'
import { escape } from '#platform/server/html.ts'
import { plainHeaders, plainPage } from '#platform/server/plainpage.ts'
import { paths } from '#src/paths.ts'
import { CONSENT } from '../consent.ts'
import { subscribeNewsletter } from '../contract.ts'

const Answer = z.object({
  message: z.string().default(''),
  error: z.string().default('That didn’t work. Try again in a minute.'),
  fields: z.record(z.string(), z.string()).default({}),
})

/** Signing up by a browser whose scripts are not here yet, or never will be: the same call as everybody’s. */
export function serveSignUp(app: FastifyInstance) {
  void app.register(async (form) => {
    form.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 8 * 1024 }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    form.post(paths.joinNewsletter, signUp)
  })

  async function signUp({ ip, headers, body }: FastifyRequest, reply: FastifyReply) {
    if (isFromAnotherSite({ headers })) return reply.redirect(paths.home, 303)
    const email = body instanceof URLSearchParams ? (body.get('email') ?? '') : ''
    const answered = await app.inject({
      method: subscribeNewsletter.method,
      url: addressOf(subscribeNewsletter),
      payload: { email },
      remoteAddress: ip,
    })
    const { message, error, fields } = Answer.parse(answered.json())
    const wrong = answered.statusCode === 200 ? '' : (fields['email'] ?? error)
    return reply
      .code(answered.statusCode)
      .headers(plainHeaders())
      .send(wrong === '' ? said(message) : asked(email, wrong))
  }
}

const said = (message: string) =>
  page(`<p class="done" role="status">${escape(message)}</p>
<p><a class="button" href="${paths.home}">Go to the home page</a></p>`)

const asked = (email: string, wrong: string) =>
  page(`<p class="wrong" role="alert" id="wrong">${escape(wrong)}</p>
<form method="post" action="${paths.joinNewsletter}"><label for="email">Your e-mail</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" value="${escape(email)}" aria-describedby="wrong" aria-invalid="true">
<small>${escape(CONSENT)}</small><button>Sign up</button></form>`)

const page = (body: string) => plainPage({ language: 'en', title: 'Our newsletter', body: `<h1>Our newsletter</h1>\n${body}` })
