import { expect, test } from 'vitest'
import type { PetRequest } from '#features/offers/shapes.ts'
import { askedTogether } from './askedOf.ts'

const glance = {
  breed: 'Beagle',
  sex: 'female',
  colour: 'Brown',
  bornOn: '2026-01-01',
  bornExactly: true,
  photoUrl: null,
  chipShown: '',
} as const
const asked = (id: string, over: Partial<PetRequest> = {}): PetRequest => ({
  id,
  petId: id,
  kind: 'litter',
  status: 'sent',
  isOpen: true,
  pet: { ...glance, name: id, species: 'dog' },
  other: 'Quayside Vets',
  from: null,
  note: null,
  sentAt: '2026-03-27T09:00:00.000Z',
  answerBy: '2026-04-10T09:00:00.000Z',
  answeredAt: null,
  registration: null,
  can: { accept: true, reject: true, withdraw: true },
  ...over,
})
const idsIn = (offers: readonly PetRequest[]) => askedTogether(offers).map((group) => group.offers.map(({ id }) => id))

test('the animals that one practice registered of a litter can be said yes to together', () => {
  expect(idsIn([asked('a'), asked('b'), asked('c')])).toEqual([['a', 'b', 'c']])
})
test('one animal alone has its own button', () => expect(idsIn([asked('a')])).toEqual([]))
test('another practice, another kind of animal, a sale and what can’t be accepted stand apart', () => {
  const others = [
    asked('b', { other: 'An implanter' }),
    asked('c', { pet: { ...glance, name: 'c', species: 'cat' } }),
    asked('d', { kind: 'sale' }),
    asked('e', { can: { accept: { clause: null, words: 'No' }, reject: true, withdraw: true } }),
  ]
  expect(idsIn([asked('a'), ...others])).toEqual([])
})
