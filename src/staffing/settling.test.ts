import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { handedToSomebody } from '#features/rehoming/fixture.ts'
import { asked } from '#src/testing/claims.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { runAsStaff } from '#src/testing/staff.ts'
import { claim, claims } from './claims.ts'
import type { Command } from './command.ts'
import { rehoming, rehomings } from './rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = (command: Command, ...words: string[]) => runAsStaff(register, command, ...words)

test('Staff see a disputed request and settle it for whoever asked, who is the keeper then', async () => {
  expect(await run(claims)).toBe('No request waits.')
  const { anna, tamsin, petId, requestId } = await asked(register, { pet: { name: 'Nettle' } })
  await anna.respondKeepershipRequest({ requestId, answer: 'object', objection: 'inDispute' })
  const listed = await run(claims)
  expect(listed).toContain(`${requestId} disputed since `)
  expect(listed).toContain('objection: inDispute')
  expect(await run(claim, requestId, 'requester')).toBe('The request is settledRequester now. Whom it concerns has been written to.')
  expect((await tamsin.getPetDetail({ petId })).data.timeline.at(-1)).toMatchObject({
    what: 'Moved to the person who has it',
    by: 'Homeward staff',
    because: expect.stringMatching(/^CLAIM-9 /),
  })
  expect((await anna.getPetDetail({ petId })).status).toBe(404)
  expect((await newestTo(register, PEOPLE.anna.email)).text).not.toMatch(/Tamsin|Reid/)
  await expect(run(claim, requestId, 'keeper')).rejects.toThrow(/^CLAIM-9 .*is settled requester\.$/)
})

test('Staff see a disputed rehoming and settle it for the former keeper, whose the animal is again', async () => {
  expect(await run(rehomings)).toBe('No rehoming is in dispute.')
  const { keeper, petId, rehomingId } = await handedToSomebody(register)
  await keeper.ask.acceptRejectRehomeRequest({ rehomingId, answer: 'wrong' })
  expect(await run(rehomings)).toContain(`${rehomingId} since `)
  expect(await run(rehoming, rehomingId, 'former')).toBe('Settled for the former keeper. Both have been written to.')
  expect((await keeper.ask.getPetDetail({ petId })).data.timeline.at(-1)).toMatchObject({ what: 'Returned to its former keeper' })
})
