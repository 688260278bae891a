import { expect, test } from 'vitest'
import { reachableKeeper } from '#src/testing/details.ts'
import { testRegister } from '#src/testing/register.ts'

test('somebody who has just confirmed their details has none in doubt', async () => {
  const register = await testRegister()
  try {
    const { api } = await reachableKeeper(register)
    expect(await api.getContactChecks({})).toMatchObject({ status: 200, data: { items: [] } })
  } finally {
    await register.close()
  }
})
