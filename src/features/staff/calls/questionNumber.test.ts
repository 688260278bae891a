import { expect, test } from 'vitest'
import { testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { questionNumber } from '../contract.ts'

test('a number that isn’t waiting is refused: noSuchReview', async () => {
  const register = await testRegister()
  try {
    const asked = deskOf(() => register)(questionNumber, { chipNumber: '985121004515220', reason: 'Checked' })
    await expect(asked).rejects.toMatchObject({ code: 'noSuchReview' })
  } finally {
    await register.close()
  }
})
