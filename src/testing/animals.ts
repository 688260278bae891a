import type { addPet } from '#features/pets/contract.ts'
import type { CallInput } from '#platform/contract/call.ts'
import { form, solved } from './newcomer.ts'
import type { TestRegister } from './register.ts'

let count = 0

/** A chip number that no other test uses. */
export function freshChip(): string {
  count += 1
  return `956${String(count).padStart(12, '0')}`
}

type Facts = CallInput<typeof addPet>

/** What a keeper fills in for a dog that nobody has registered; `over` replaces fields. */
export function animal(over: Partial<Facts> = {}): Facts {
  return {
    chipNumber: freshChip(),
    species: 'dog',
    breed: { kind: 'breed', breedId: 'labrador-retriever' },
    name: 'Biscuit',
    sex: 'female',
    neutered: 'yes',
    colour: 'Yellow',
    bornOn: '2021-05-12',
    bornExactly: true,
    ...over,
  }
}

/** What a guest fills in who registers and has no account: the keeper's half with a puzzle solved, and the pet's. */
export async function guest(
  register: TestRegister,
  { pet = {}, keeper = {} }: { pet?: Partial<Facts>; keeper?: Record<string, unknown> } = {},
) {
  const { profileType: _, ...typed } = form(keeper)
  return { keeper: { captcha: await solved(register), ...typed, ...keeper }, pet: animal(pet) }
}
