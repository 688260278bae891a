import type { Addressee } from '#platform/jobs/notify.ts'
import type { Keeper } from './queries.ts'
import type { Gone } from './shapes.ts'

/** Below a link by which a keeper answers without signing in. */
export const KEEP_LINK =
  'The link works for 14 days, for this conversation only. Keep it to yourself: anyone who has it can read and write there.'

/** Each lookup would be a letter for a keeper with neither e-mail nor mobile. */
const NOT_ON_PAPER = { line1: null }

/** A keeper by one way: by e-mail, or by text message where they want no e-mail. */
const byOneWay = (keeper: Keeper): Addressee =>
  keeper.mobile && !keeper.alertByEmail ? { email: null, mobile: keeper.mobile } : { ...keeper, ...NOT_ON_PAPER, mobile: null }

/** A keeper by each way that they have switched on, and by e-mail where they have switched on none. */
export const byWaysOn = ({ alertBySms, alertByEmail, ...keeper }: Keeper): Addressee => {
  const mobile = alertBySms ? keeper.mobile : null
  return { ...keeper, ...NOT_ON_PAPER, mobile, email: mobile && !alertByEmail ? null : keeper.email }
}

/** Every way that is on where the animal is looked for, and one where it isn’t. */
export const waysFor = (keeper: Keeper & { missing: Gone | null }): Addressee => (keeper.missing ? byWaysOn(keeper) : byOneWay(keeper))
