import { PEOPLE } from '#database/seed/people.ts'
import { dispatchChipOrder, packChipOrder, receiveBatch } from '#features/staff/contract.ts'
import { implanterChipsCheckout, saveChipsOrder, updateChipsOrder } from '#features/stock/contract.ts'
import { type Act, actsAbout, type Year } from './year.ts'

/** The first chip of the batch that Idris's packs come from. */
export const FIRST_CHIP = 981_100_004_600_001
const CHIPS = 100

const orderActs = (daysAgo: number) =>
  actsAbout(daysAgo, orderPack, [
    {
      daysAgo: daysAgo - 1,
      happens: async ({ as }, orderId) => {
        await as('staff')(packChipOrder, { orderId })
        await as('staff')(dispatchChipOrder, { orderId, carrier: 'Royal Mail', tracking: 'RM 4821 6613 9GB' })
      },
    },
    { daysAgo: daysAgo - 3, happens: ({ as }, orderId) => as('idris')(updateChipsOrder, { orderId, act: 'received' }) },
  ])

/** A batch arrives, and Idris orders two packs of it half a year apart, pays them and receives them. */
export const stockActs: readonly Act[] = [
  {
    daysAgo: 378,
    happens: ({ as, day }) =>
      as('staff')(receiveBatch, {
        code: 'DM-2025-072',
        manufacturer: 'Datamars',
        firstNumber: String(FIRST_CHIP),
        lastNumber: String(FIRST_CHIP + CHIPS - 1),
        sterileUntil: day(-260),
      }),
  },
  ...[374, 190].flatMap(orderActs),
]

async function orderPack({ as, pay }: Year): Promise<string> {
  const { name, line1, town, postcode } = PEOPLE.idris
  const delivery = { name, address: { line1, line2: '', town, county: '', postcode } }
  const { orderId } = await as('idris')(saveChipsOrder, { packs: [{ size: 25, quantity: 1 }], withRegistrations: true, delivery })
  const { form } = await as('idris')(implanterChipsCheckout, { orderId })
  if (form) await pay('idris', form)
  return orderId
}
