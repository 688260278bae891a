import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { isFromAnotherSite } from '#platform/server/anothersite.ts'
import type { Serving } from '#platform/server/serve.ts'
import type { Vault } from '#platform/server/vault.ts'
import { sameSite } from '#platform/text/samesite.ts'
import { paths } from '#src/paths.ts'
import { login } from '../contract.ts'
import { pageAfterSignIn } from '../kit/start.ts'
import { handoverPage } from './handover.ts'
import { acceptForms, askAs, pathIn, sendPage, Text, wrongIn } from './posted.ts'
import { codePage, signInPage } from './signinpage.ts'

const Form = z.object({ email: Text, password: Text, code: Text, sealed: Text })
const SignedIn = z.object({
  data: z.object({ token: z.string(), user: z.object({ profileTypes: z.array(z.string()), organisations: z.int() }) }),
})
const Sealed = z.object({ email: z.string(), password: z.string(), at: z.coerce.date() })

/** Signing in by a browser whose scripts are not here yet, or never will be: the same call as everybody’s. */
export function serveSignIn(app: FastifyInstance, { clock, services }: Serving) {
  void app.register(async (form) => {
    acceptForms(form)
    form.post(paths.login(), signIn)
  })

  async function signIn(request: FastifyRequest, reply: FastifyReply) {
    const path = sameSite(pathIn(request)) ?? undefined
    if (isFromAnotherSite(request)) return reply.redirect(paths.login(path), 303)
    const { code, sealed, ...typed } = Form.catch({ email: '', password: '', code: '', sealed: '' }).parse(request.body)
    const held = sealed ? unsealed(services.vault, sealed, clock.now()) : typed
    if (!held) return sendPage(reply, 400, signInPage({ path, email: '', wrong: { '': TOO_LATE } }))

    const { answered, ...refused } = await askAs(app, request, login, { ...held, ...(sealed && code && { code }) })
    const signedIn = SignedIn.safeParse(answered.json()).data?.data
    if (signedIn) {
      const { html, script } = handoverPage(
        signedIn.token,
        path ?? pageAfterSignIn(signedIn.user.profileTypes, signedIn.user.organisations),
      )
      return sendPage(reply, 200, html, script)
    }
    const wrong = wrongIn(refused)
    // Wrong codes stand at their field; whatever else is wrong begins again.
    if (refused.code === 'codeAsked' || 'code' in wrong) {
      const page = codePage({ path, sealed: sealed || seal(services.vault, held, clock.now()), wrong: sealed ? wrong : {} })
      return sendPage(reply, answered.statusCode, page)
    }
    return sendPage(reply, answered.statusCode, signInPage({ path, email: held.email, wrong }))
  }
}

const TOO_LATE = 'You took more than 10 minutes to enter a code. Enter your e-mail address and password again.'

const PURPOSE = 'sign-in form'

/** What was typed, on its way through the page that asks for a code. */
const seal = (vault: Vault, held: { email: string; password: string }, at: Date) => vault.seal(PURPOSE, JSON.stringify({ ...held, at }))

function unsealed(vault: Vault, sealed: string, now: Date) {
  try {
    const { at, ...held } = Sealed.parse(JSON.parse(vault.open(PURPOSE, sealed)))
    return at < earlier(now, { minutes: 10 }) ? null : held
  } catch {
    return null
  }
}
