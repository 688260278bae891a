import { pinOf, shortCodeOf, tokenOf } from '#features/tailtag/codes.ts'
import { makeTags } from '#features/tailtag/makeTags.ts'
import { freshAddress } from './newcomer.ts'
import { asProvider } from './plans.ts'
import type { TestRegister } from './register.ts'
import { keeperWithPet } from './rehomings.ts'

/** A tag that Staff have made, with what is printed on it and under its wrapping. */
export async function madeTag(register: TestRegister) {
  let made: string[] = []
  await asProvider(register, async (tools) => {
    made = await makeTags(tools, register.services, 1)
  })
  const tagId = made[0] ?? ''
  const { services } = register
  return { tagId, token: tokenOf(services, tagId), shortCode: shortCodeOf(services, tagId), pin: pinOf(services, tagId, 0) }
}

/** A keeper whose dog wears an active tag. */
export async function taggedDog(register: TestRegister, name = 'Nettle') {
  const { keeper, petId } = await keeperWithPet(register, name)
  const tag = await madeTag(register)
  await keeper.api.activateTag({ token: tag.token, pin: tag.pin, petId })
  return { keeper, petId, email: (await keeper.api.userProfile({})).data.email, ...tag }
}

/** The PIN that the keeper of the pet of a tag was sent last. */
export async function newestPin(register: TestRegister, tagId: string): Promise<string> {
  await register.runJob('renewPins', {})
  const { pins } = await register.db.selectFrom('tag').select('pins').where('id', '=', tagId).executeTakeFirstOrThrow()
  return pinOf(register.services, tagId, pins)
}

/** What a stranger’s phone sends when it scans the tag. */
export const scan = (register: TestRegister, token: string, said: object = {}, address = freshAddress()) =>
  register.stranger.addScanTracking({ token, ...said }, { address })
