import type { Client } from './client.ts'
import { freshAddress } from './newcomer.ts'
import type { TestRegister } from './register.ts'
import { anHourAgo, PARK } from './searches.ts'
import { taggedDog } from './tags.ts'

/** A dog with a tag that its keeper has reported lost. */
export async function lostTaggedDog(register: TestRegister) {
  const dog = await taggedDog(register)
  const circumstances = 'Ran after a deer. Ring 07700 900123'
  const report = { kind: 'lost', petId: dog.petId, where: PARK, seenAt: anHourAgo(register), circumstances }
  return { ...dog, caseId: (await dog.keeper.api.saveLostPetRequest({ report })).data.id }
}

/** A link that the keeper makes, and the secret in it. */
export async function sharedLink(api: Client, of: { petId: string } | { tagId: string }, lasts: 'hour' | 'day' | 'week' = 'day') {
  const { data } = await api.shareTracker({ ...of, lasts })
  return { ...data, share: data.link.split('/').at(-1) ?? '' }
}

/** What somebody without an account sees by it. */
export const opened = (register: TestRegister, share: string) => register.stranger.getSharedTracker({ share }, { address: freshAddress() })
