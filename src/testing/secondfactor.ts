import { generateSync } from 'otplib'
import type { Client } from './client.ts'
import { freshAddress, joinReachable } from './newcomer.ts'
import type { TestRegister } from './register.ts'

/** What an app with this secret shows now. */
export const codeNow = ({ clock }: TestRegister, secret: string) =>
  generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) })

/** Turns the clock on until the app shows another code. */
export const nextCode = (register: TestRegister, secret: string) => {
  register.clock.turn({ seconds: 30 })
  return codeNow(register, secret)
}

/** Sets up an authenticator app with the password, and proves the session by it: its secret and the recovery codes. */
export async function setUpApp(register: TestRegister, api: Client, password: string) {
  const { data } = await api.beginSecondFactor({ password })
  const secret: string = data.secret
  const confirmed = await api.confirmSecondFactor({ code: codeNow(register, secret) })
  const recoveryCodes: string[] = confirmed.data.recoveryCodes
  return { secret, recoveryCodes }
}

const RESCUE = { kind: 'Welfare', organisation: 'Ludlow Rescue', organisationKind: 'rescue', registrationNumber: '1123581' }

/** A rescue that is new here. */
export const rescue = (register: TestRegister, over: Record<string, unknown> = {}) =>
  joinReachable(register, { profileType: 'Welfare', professional: { ...RESCUE, ...over } })

/** The same with an authenticator app, its session proven. */
export async function rescueWithApp(register: TestRegister, over: Record<string, unknown> = {}) {
  const joined = await rescue(register, over)
  return { ...joined, ...(await setUpApp(register, joined.api, joined.password)) }
}

type WithApp = Awaited<ReturnType<typeof rescueWithApp>>

/** A session of the same account on another device, signed in to with a code; half a day later, so that neither session is proven any more. */
export async function onAnotherDevice(register: TestRegister, { email, password, secret }: WithApp) {
  const code = nextCode(register, secret)
  const { data } = await register.stranger.login({ email, password, code }, { address: freshAddress() })
  register.clock.turn({ hours: 12 })
  return register.withToken(data.token)
}
