import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { Client } from './client.ts'
import type { TestRegister } from './register.ts'
import { confirmed } from './rehomings.ts'

/** What somebody answers for a quote for a healthy dog that the example insurer covers at once; `over` replaces answers. */
export const quoteAnswers = (register: TestRegister, over: Record<string, unknown> = {}) => ({
  petName: 'Biscuit',
  species: 'dog',
  breed: { kind: 'breed', breedId: 'beagle' },
  bornOn: '2023-03-27',
  sex: 'female',
  neutered: 'yes',
  chipped: 'yes',
  valuePence: 80_000,
  postcode: 'sy8 1aa',
  preExisting: 'no',
  cover: 'lifetime',
  limitPence: 400_000,
  excessPence: 9_900,
  startsOn: daysAfter(londonDate(register.clock.now()), 2),
  ...over,
})

/** A quote with its prices: its id, and its key where nobody is signed in. */
export async function quoted(register: TestRegister, api: Client, over: Record<string, unknown> = {}, more: Record<string, unknown> = {}) {
  const { data } = await api.quoteInsurance({ answers: quoteAnswers(register, over), ...more })
  return { quoteId: data.quoteId, key: data.key }
}

/** Somebody who has an account and has chosen lifetime cover by month. */
export async function chosen(register: TestRegister, over: Record<string, unknown> = {}) {
  const keeper = await confirmed(register)
  const { quoteId } = await quoted(register, keeper.api, over)
  const { data } = await keeper.api.getInsuranceQuote({ quoteId })
  const lifetime = data.offers.find(({ cover }: { cover: string }) => cover === 'lifetime')
  const choice = { cover: 'lifetime', pays: 'monthly', shownPence: lifetime?.annualPence ?? 0 }
  await keeper.api.chooseInsurance({ quoteId, ...choice })
  return { keeper, quoteId, choice }
}

export const SHARES = ['name', 'email', 'mobile', 'address', 'petName', 'answers', 'choice']

/** The same, who has applied; the insurer hasn't been asked yet. */
export async function applied(register: TestRegister, over: Record<string, unknown> = {}) {
  const one = await chosen(register, over)
  await one.keeper.api.referToInsurer({ quoteId: one.quoteId, shares: SHARES, agrees: true, meetsNeeds: true })
  return one
}

export const quoteRow = (register: TestRegister, quoteId: string) =>
  register.db.selectFrom('insuranceQuote').selectAll().where('id', '=', quoteId).executeTakeFirstOrThrow()

/** What a test does while no insurer is set, as in production before one is authorised. */
export async function withoutInsurer(register: TestRegister, act: () => Promise<void>): Promise<void> {
  const { config } = register.services
  const { insurer } = config
  config.insurer = null
  await act().finally(() => {
    config.insurer = insurer
  })
}
