import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { sentToSomebody } from '#src/testing/rehomings.ts'
import { madeTag, scan, taggedDog } from '#src/testing/tags.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a keeper sees their own tags, with the code on each, what it shows and when it was scanned', async () => {
  const { keeper, tagId, shortCode, token } = await taggedDog(register)
  await scan(register, token)
  const { tags } = (await keeper.api.getTailTagSettings({})).data
  expect(tags).toMatchObject([
    {
      id: tagId,
      status: 'active',
      petName: 'Nettle',
      shortCode: `${shortCode.slice(0, 4)}-${shortCode.slice(4)}`,
      settings: { photo: 'public', phone: 'never' },
      can: { pause: true, lose: true },
    },
  ])
  expect(tags[0]?.lastScanAt).not.toBeNull()
})

test('when the pet has another keeper, its tag shows nothing, and works again with the PIN that the new keeper is sent', async () => {
  const { keeper, petId, taker, rehomingId } = await sentToSomebody(register)
  const { token, pin } = await madeTag(register)
  await keeper.api.activateTag({ token, pin, petId })
  await taker.api.acceptRejectRehomeRequest({ rehomingId, answer: 'accept', adult: true })

  expect((await keeper.api.getTailTagSettings({})).data.tags).toEqual([])
  expect((await register.stranger.getPetProfileByToken({ token })).data).toMatchObject({ state: 'notActivated', petName: null })
  expect(await taker.api.activateTag({ token, pin, petId })).toMatchObject({ code: 'wrongPin' })
  await register.runJob('renewPins', {})
  const letter = (await mailbox(register, taker.email)).find(({ subject }) => subject?.includes('needs you to activate it'))
  const renewed = /the PIN (\w{6})/.exec(letter?.text ?? '')?.[1] ?? ''
  expect(await taker.api.activateTag({ token, pin: renewed, petId })).toMatchObject({ status: 200 })
})
