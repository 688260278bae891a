import { expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { testRegister } from '#src/testing/register.ts'

test('a pet of which nobody has reported anything has no report', async () => {
  const register = await testRegister()
  try {
    const anna = await register.as('anna')
    expect(await anna.getDeathReport({ petId: newId() })).toMatchObject({ status: 200, data: { report: null } })
  } finally {
    await register.close()
  }
})
