import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { haveKey } from '#src/testing/partners.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('whoever made a key revokes it, as often as they like, and nobody else can', async () => {
  const [idris, anna] = [await register.as('idris'), await register.as('anna')]
  const { keyId } = await haveKey(idris)
  expect(await anna.revokeApiKey({ keyId })).toMatchObject({ status: 404, code: 'noSuchKey' })
  expect(await idris.revokeApiKey({ keyId: newId() })).toMatchObject({ status: 404, code: 'noSuchKey' })
  for (const reply of [await idris.revokeApiKey({ keyId }), await idris.revokeApiKey({ keyId })])
    expect(reply).toMatchObject({ status: 200, data: null })
  const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', keyId).orderBy('seq').execute()
  expect(events.map(({ move }) => move)).toEqual(['create', 'revoke'])
})
