import type { addPetByBreeder, recordLitter } from '#features/breeding/contract.ts'
import type { addPetByWelfare } from '#features/welfare/contract.ts'
import type { CallInput } from '#platform/contract/call.ts'
import { animal, freshChip } from './animals.ts'
import type { Client } from './client.ts'
import { joinReachable } from './newcomer.ts'
import type { TestRegister } from './register.ts'

type Litter = CallInput<typeof addPetByBreeder>

/** One puppy as a breeder fills it in, with a chip that nobody has; `over` replaces fields. */
export const puppy = (over: Partial<Litter['young'][number]> = {}): Litter['young'][number] => ({
  chipNumber: freshChip(),
  name: 'Red ribbon',
  sex: 'female',
  colour: 'Golden',
  ...over,
})

/** A litter of two puppies that are nine weeks old when every test begins; `over` replaces fields. */
export const litter = (over: Partial<Litter> = {}): Litter => ({
  dam: { name: 'Saffron' },
  species: 'dog',
  breed: { kind: 'breed', breedId: 'cocker-spaniel' },
  bornOn: '2026-01-23',
  young: [puppy({ name: 'Red ribbon' }), puppy({ name: 'Blue ribbon', sex: 'male', colour: 'Blue roan' })],
  ...over,
})

/** A litter of three puppies that are a day old when every test begins, and have no chips yet; `over` replaces fields. */
export const newbornLitter = (over: Partial<CallInput<typeof recordLitter>> = {}): CallInput<typeof recordLitter> => ({
  dam: { name: 'Juniper' },
  species: 'dog',
  breed: { kind: 'breed', breedId: 'cocker-spaniel' },
  bornOn: '2026-03-26',
  newborn: [
    { name: 'Red ribbon', sex: 'female', colour: 'Golden' },
    { name: 'Blue ribbon', sex: 'male' },
    { name: 'Green ribbon', sex: 'male' },
  ],
  ...over,
})

/** The council that took a stray in on this day. */
export const inCouncil = (councilFrom: string) => ({ councilFrom, councilReference: 'Leeds City Council, SD 4471' })

/** A stray that an organisation has just taken in; `over` replaces fields. */
export const stray = (over: Partial<CallInput<typeof addPetByWelfare>> = {}): CallInput<typeof addPetByWelfare> => ({
  ...animal({ name: 'Pip' }),
  intake: { cameOn: '2026-03-20', kind: 'stray', foundWhere: 'Woodhouse Moor', condition: 'Thin', ...inCouncil('2026-03-18') },
  ...over,
})

/** Sells an animal to somebody new by its transfer code; who keeps it now. */
export async function soldByCode(register: TestRegister, breeder: Client, petId: string, name = 'Willow') {
  const { data } = await breeder.sellPetByBreeder({ petIds: [petId] })
  const buyer = await joinReachable(register)
  await buyer.api.redeemTransferCode({ code: data.offers[0]?.code ?? '', name })
  return buyer
}
