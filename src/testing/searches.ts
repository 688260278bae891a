import { earlier } from '#platform/clock/clock.ts'
import { freshAddress } from './newcomer.ts'
import type { TestRegister } from './register.ts'
import { freshEmail, keeperWithPet } from './rehomings.ts'

export const PARK = { lat: 52.0632, lng: -1.3421 }

export const anHourAgo = (register: TestRegister) => earlier(register.clock.now(), { hours: 1 }).toISOString()

/** A keeper who has reported their dog lost in the park. */
export async function search(register: TestRegister, name = 'Nettle', over: object = {}) {
  const { keeper, petId } = await keeperWithPet(register, name)
  const { data } = await keeper.api.saveLostPetRequest({
    report: { kind: 'lost', petId, where: PARK, seenAt: anHourAgo(register), ...over },
  })
  return { keeper, petId, caseId: data.id, email: (await keeper.api.userProfile({})).data.email }
}

/** A dog that somebody without an account has found in the park. */
export async function foundDog(register: TestRegister, over: object = {}) {
  const email = freshEmail()
  const report = { kind: 'found', species: 'dog', where: PARK, whereabouts: 'withFinder', ...over }
  const { data } = await register.stranger.saveLostPetRequest({ report, finderEmail: email }, { address: freshAddress() })
  return { reportId: data.id, key: data.key ?? '', email }
}

/** What somebody who has no account says of the dog that is looked for. */
export async function seenBySomebody(register: TestRegister, caseId: string, over: object = {}) {
  const said = { caseId, where: { lat: 52.07, lng: -1.35 }, sureness: 'likely', ...over }
  return register.stranger.addSighting(said, { address: freshAddress() })
}
