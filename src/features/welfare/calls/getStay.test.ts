import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import type { Client } from '#src/testing/client.ts'
import { stray } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
})
afterAll(() => register.close())

test('an organisation sees how an animal in its care came, where it is and how long a council still holds it', async () => {
  const { data } = await wilma.addPetByWelfare(stray({ name: 'Pip', intake: { cameOn: '2026-03-26', kind: 'stray' } }))
  await wilma.saveStrayPeriod({ petId: data.petId, councilFrom: '2026-03-25', councilReference: 'Leeds, SD 4471' })
  expect((await wilma.getStay({ petId: data.petId })).data.stay).toMatchObject({
    name: 'Pip',
    state: 'withUs',
    stray: { freeOn: '2026-04-02', daysLeft: 6 },
    intake: { kind: 'stray', days: 1 },
  })
})

test('of an animal that it never took in there is nothing to see', async () => {
  expect((await wilma.getStay({ petId: newId() })).data.stay).toBeNull()
})
