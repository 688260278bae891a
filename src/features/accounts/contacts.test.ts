import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { PEOPLE } from '#database/seed/people.ts'
import { STAFF_PATH } from '#platform/contract/call.ts'
import { findContract } from '#platform/server/find.ts'
import { freshChip } from '#src/testing/animals.ts'
import { chipped, haveChips } from '#src/testing/implants.ts'
import { havePet } from '#src/testing/lookups.ts'
import { form, freshAddress, joinReachable, solved } from '#src/testing/newcomer.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { keeperWithPet } from '#src/testing/rehomings.ts'
import { search, seenBySomebody } from '#src/testing/searches.ts'
import { rescue } from '#src/testing/secondfactor.ts'
import { scan, taggedDog } from '#src/testing/tags.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const KNOWN = { email: PEOPLE.stefan.email, mobile: PEOPLE.stefan.mobile }
const unknown = () => ({ email: form().email, mobile: '+447700900999' })

interface Answered {
  status: number
  code: string
  message: string
  data: unknown
}

/** What an answer says, with what differs from one thing to the next left out: ids, secrets and chip numbers. */
const said = ({ status, code, message, data }: Answered) =>
  JSON.stringify({ status, code, message, data }).replaceAll(/"(\w*(?:[iI]d|[kK]ey|[lL]ink|chipNumber))":"[^"]*"/g, '"$1":"…"')

const asks: Record<string, (contact: { email: string; mobile: string }) => Promise<Answered>> = {
  findCustomerImplantedChips: async ({ email }) => (await register.as('idris')).findCustomerImplantedChips({ email }),
  sellPetByBreeder: async (buyer) => {
    const bryony = await register.as('bryony')
    return bryony.sellPetByBreeder({ petIds: [await haveOffspring(register)], buyer })
  },
  invitePerson: async ({ email }) => (await rescue(register)).api.invitePerson({ email, role: 'readOnly' }),
  shareRecords: async ({ email }) => (await joinReachable(register)).api.shareRecords({ email }),
  saveRehomeRequest: async (contact) => {
    const { keeper, petId } = await keeperWithPet(register)
    return keeper.api.saveRehomeRequest({ petId, why: 'moving', health: '', feePence: 0, to: { kind: 'person', contact } })
  },
  registerChip: async (to) => {
    const { numbers } = await haveChips(register)
    return (await register.as('idris')).registerChip({ ...chipped(numbers[0] ?? ''), to })
  },
  askKeeperAgain: async (to) => {
    const { numbers } = await haveChips(register)
    const idris = await register.as('idris')
    const { requestId } = (await idris.registerChip(chipped(numbers[0] ?? ''))).data
    await idris.withdrawPetRequest({ requestId })
    const { items } = (await idris.getImplanterImplantedChips({ query: numbers[0] })).data
    return idris.askKeeperAgain({ implantId: items[0]?.id ?? '', to, payer: 'them' })
  },
  addMicrochipLookup: async ({ email, mobile }) => {
    const chip = freshChip()
    await havePet(register, { chip })
    const left = { chipNumber: chip, message: 'I have him.', finderEmail: email, finderMobile: mobile }
    return register.stranger.addMicrochipLookup(left, { address: freshAddress() })
  },
  saveLostPetRequest: async ({ email, mobile }) => {
    const report = { kind: 'found', species: 'dog', where: { place: 'Banbury' }, whereabouts: 'seen' }
    return register.stranger.saveLostPetRequest({ report, finderEmail: email, finderMobile: mobile }, { address: freshAddress() })
  },
  addSighting: async ({ email, mobile }) => {
    const { caseId } = await search(register)
    return seenBySomebody(register, caseId, { finderEmail: email, finderMobile: mobile })
  },
  addScanTracking: async ({ email, mobile }) => {
    const { token } = await taggedDog(register)
    return scan(register, token, { message: 'I have him.', finderEmail: email, finderMobile: mobile })
  },
  startConversation: async ({ email }) =>
    register.stranger.startConversation({ text: 'Hello', email, captcha: await solved(register) }, { address: freshAddress() }),
  subscribeNewsletter: ({ email }) => register.stranger.subscribeNewsletter({ email }, { address: freshAddress() }),
  updateUserMobileNumber: async ({ mobile }) => (await register.as('tamsin')).updateUserMobileNumber({ mobile }),
  updateUserEmail: async ({ email }) => (await register.as('tamsin')).updateUserEmail({ email, password: 'paddock lantern biscuit' }),
  forgotPassword: async ({ email }) => register.stranger.forgotPassword({ email }, { address: freshAddress() }),
  login: async ({ email }) => register.stranger.login({ email, password: 'not the password' }, { address: freshAddress() }),
}

test.each(Object.keys(asks))('the answer of %s does not tell whether the person named has an account', async (name) => {
  const api = asks[name]
  const theirs = await api?.(KNOWN)
  const nobodys = await api?.(unknown())
  if (!theirs || !nobodys) throw new Error(`${name} was not asked`)
  expect(said(theirs)).toBe(said(nobodys))
  expect([200, 401]).toContain(theirs.status)
})

/** Those that say so, to whom, and why. */
const TELLS = {
  customerRegister: 'a guest must learn that the animal was not registered; the holder is told (decision 7)',
  customerRegister1: 'the same',
  usersList: 'only professionals whom Staff have verified; the person found is told',
}
const ELSEWHERE = {
  saveContactus: 'whoever writes to us is answered by e-mail, and never looked for',
  saveDiaryVisit: 'somebody who rang is written down and never looked for',
  saveInsuranceQuote: 'the link goes to the address, which is never looked for',
  register: 'enumeration.test.ts and register.test.ts',
  saveReservation: 'who will have a puppy is written down and never looked for',
  openAskedAccount: 'opens its account as register does (openUnlessHeld), and only for the address our link went to',
  studentRegister: 'opens its account as register does (openUnlessHeld); studentRegister.test.ts',
  sellPetByWelfare: 'makes its offer as sellPetByBreeder does',
  orderTailTag: 'a number to engrave',
  tailTagCustomerRegister:
    'tailTagCustomerRegister.test.ts: whoever has a tag and its PIN learns that the e-mail has an account, as in customerRegister',
  updateTailTagSettings: 'people to be told of scans are written down and never looked for',
  updateWelfareListing: 'a number of the organisation’s own, for anyone to see',
  updateUserProfile: 'a second contact is written down and never looked for',
}

// Staff may learn who has an account, because they answer for what they do with it.
test('every call that takes the contact of a person is one of those that were looked at', async () => {
  const open = (await findContract()).filter(({ base }) => base !== STAFF_PATH)
  const taking = open.filter(({ input }) => takesContact(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })))
  const looked = [...Object.keys(asks), ...Object.keys(TELLS), ...Object.keys(ELSEWHERE)]
  expect(taking.map(({ name }) => name).sort()).toEqual(looked.sort())
})

const CONTACT = /^(email|mobile|phone|finderEmail|finderMobile)$/

function takesContact(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  return Object.entries(schema).some(([key, inner]) => (CONTACT.test(key) && typeof inner === 'object') || takesContact(inner))
}
