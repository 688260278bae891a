import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { isFromAnotherSite } from '#platform/server/anothersite.ts'
import { sameSite } from '#platform/text/samesite.ts'
import { paths } from '#src/paths.ts'
import { register } from '../contract.ts'
import type { Wrong } from './fields.ts'
import { acceptForms, askAs, pathIn, sendPage, Text, wrongIn } from './posted.ts'
import { registerPage, sentPage, type Typed } from './registerpage.ts'
import { UNSOLVED } from './unsolved.ts'

const Form = z.object({
  name: Text,
  email: Text,
  mobile: Text,
  line1: Text,
  line2: Text,
  town: Text,
  county: Text,
  postcode: Text,
  marketing: Text,
  password: Text,
  again: Text,
  press: Text,
})

/** Opening an account by a browser whose scripts never come: the same call as everybody’s, on one page in place of steps. */
export function serveRegister(app: FastifyInstance) {
  void app.register(async (form) => {
    acceptForms(form)
    form.post(paths.register, open)
  })

  async function open(request: FastifyRequest, reply: FastifyReply) {
    const path = sameSite(pathIn(request)) ?? undefined
    const { data } = Form.safeParse(request.body)
    if (!data || isFromAnotherSite(request)) return reply.redirect(path ? paths.registerThen(path) : paths.register, 303)
    const { password, again, press, ...typed } = data
    const ask = (status: number, wrong: Wrong) => sendPage(reply, status, registerPage({ path, typed, press: randomUUID(), wrong }))
    // The first step of the form with scripts, whose questions are the first of this one.
    if (!press) return ask(200, {})

    const isSame = password === again
    const input = requestOf(typed, isSame ? password : '')
    const { answered, ...refused } = await askAs(app, request, register, input, keyOf(press, typed))
    if (answered.statusCode === 200) return sendPage(reply, 200, sentPage(typed.email.trim(), path))
    const { captcha, password: weak, ...wrong } = wrongIn(refused)
    const first = captcha ? { '': captcha } : {}
    const last = isSame ? weak && { password: weak } : { again: 'Enter the same password twice' }
    return ask(answered.statusCode, { ...first, ...inOrder(wrong, typed), ...last })
  }
}

/** As the call takes it: what was left empty is left out, so that the contract says whether that is allowed. */
function requestOf({ line1, line2, town, county, postcode, marketing, ...person }: Typed, password: string) {
  const given = (texts: Record<string, string>) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
  return {
    profileType: 'Customer',
    ...given({ ...person, password }),
    address: given({ line1, line2, town, county, postcode }),
    marketing: marketing !== '',
    captcha: UNSOLVED,
  }
}

/** As the fields stand on the page. */
const inOrder = (wrong: Wrong, typed: Typed): Wrong => {
  const names = ['', ...Object.keys(typed)]
  return Object.fromEntries(Object.entries(wrong).sort(([one], [other]) => names.indexOf(one) - names.indexOf(other)))
}

/** The same for a form that is sent twice as it was; nothing of the password can be read from it. */
const keyOf = (press: string, typed: Typed) =>
  createHash('sha256')
    .update(JSON.stringify([press, typed]))
    .digest('base64url')
