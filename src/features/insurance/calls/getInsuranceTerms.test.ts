import { expect, test } from 'vitest'
import { testRegister } from '#src/testing/register.ts'

test('in development the insurer is an example that says so', async () => {
  const register = await testRegister()
  expect((await register.stranger.getInsuranceTerms({})).data).toEqual({
    isOffered: true,
    insurer: { name: 'Example Pet Insurance', frn: '000000', status: '', isExample: true },
  })
  await register.close()
})
