import { busyWhile } from '#platform/web/busy.ts'
import { callServer } from '#platform/web/callserver.ts'
import { saveToken } from '#platform/web/session.ts'
import { login } from '../contract.ts'

/**
 * Signs in with what was just typed: a new account, or one that has a profile type more, which only a new token knows.
 * Where it does not, the e-mail had an account already, and only a message there may say so.
 */
export async function signIn({ email, password }: { email: string; password: string }) {
  const { data } = await busyWhile(callServer(login, { email, password }, { asStranger: true }))
  saveToken(data.token)
}
