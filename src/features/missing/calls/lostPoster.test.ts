import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as decoder from '#adapters/files/decoder.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { foundDog, search } from '#src/testing/searches.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

test('anyone can print a poster, which says nothing of the keeper', async () => {
  const { caseId, email } = await search(register, 'Nettle', { circumstances: 'Ran after a deer. '.repeat(50), reward: true })
  const reply = await register.stranger.lostPoster({ caseId })
  expect(reply.status).toBe(200)
  expect(reply.headers['content-type']).toBe('application/pdf')
  expect(reply.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(reply.bytes.toString('latin1')).not.toContain(email)
})

test('a name of any length and script has a poster', async () => {
  const { caseId } = await search(register, 'Σωκράτης & Ünal "the 3rd" <b> 🐕 Wolfeschlegelsteinhausen')
  expect((await register.stranger.lostPoster({ caseId })).status).toBe(200)
})

test('a search that there is not, or that is over, has none', async () => {
  expect(await register.stranger.lostPoster({ caseId: '01890000-0000-7000-8000-000000000000' })).toMatchObject({
    status: 404,
    code: 'notFound',
  })
  const { keeper, caseId } = await search(register)
  await keeper.api.updateLostPet({ caseId, now: 'home' })
  expect(await register.stranger.lostPoster({ caseId })).toMatchObject({ status: 409, code: 'isOver', clause: 'LOST-7' })
})

test('says so while too many pictures wait', async () => {
  const { caseId } = await search(register)
  const decode = vi.spyOn(decoder, 'decode').mockRejectedValue(new decoder.DecoderBusy('full'))
  expect(await register.stranger.lostPoster({ caseId })).toMatchObject({ status: 503, code: 'busy' })
  decode.mockRestore()
})

test('the picture beside a shared link is there while the animal is listed', async () => {
  const { keeper, caseId } = await search(register, 'Bracken <script>')
  const at = (id: string) => register.app.inject(`/lost-found/${id}/picture.jpg`)
  const shown = await at(caseId)
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect((await at((await foundDog(register)).reportId)).statusCode).toBe(200)
  await keeper.api.updateLostPet({ caseId, now: 'home' })
  expect((await at(caseId)).statusCode).toBe(404)
  expect((await at('nonsense')).statusCode).toBe(404)
})
