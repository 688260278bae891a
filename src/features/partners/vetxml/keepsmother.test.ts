import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshChip } from '#src/testing/animals.ts'
import { haveKey } from '#src/testing/partners.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { message } from '#src/testing/vetxml.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a puppy that hasn’t left its mother is registered once the message says that its owner keeps her', async () => {
  const { key } = await haveKey(await register.as('idris'))
  const chip = freshChip()
  const puppy = message({ chip, email: 'owner2@example.org', born: '10/03/2026' })
  const saying = (yesNo: string) => puppy.replace('</OwnerDetails>', `<KeepsMother>${yesNo}</KeepsMother></OwnerDetails>`)
  const post = async (payload: string) => {
    const headers = { 'content-type': 'text/xml', apiuser: key.split('.')[0] ?? '', apikey: key }
    const reply = await register.app.inject({ method: 'POST', url: '/api/vetxml/microchip-registration', headers, payload })
    return { status: reply.statusCode, body: reply.body }
  }
  const registered = () => register.db.selectFrom('chip').select('number').where('number', '=', chip).execute()
  for (const unsaid of [puppy, saying('false')]) {
    expect((await post(unsaid)).body).toContain('keeps the mother')
    expect(await registered()).toEqual([])
  }
  expect(await post(saying('true'))).toMatchObject({ status: 200 })
  expect(await registered()).toHaveLength(1)
})
