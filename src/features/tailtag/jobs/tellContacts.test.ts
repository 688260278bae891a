import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailbox } from '#src/testing/mailbox.ts'
import { payOnPage } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, givenToSomebody } from '#src/testing/rehomings.ts'
import { providerActs } from '#src/testing/subscriptions.ts'
import { newestPin, scan, taggedDog } from '#src/testing/tags.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 1 }))
afterAll(() => register.close())

/** A dog whose keeper names two people who have accounts, and has TailTag Plus or not. */
async function named({ plus = true } = {}) {
  const dog = await taggedDog(register, 'Bracken')
  const [first, second] = [await confirmed(register, { name: 'Una First' }), await confirmed(register, { name: 'Zoe Second' })]
  if (plus) {
    await payOnPage(register, (await dog.keeper.api.buyTailtagSubscription({ plan: 'plusMonthly' })).data.url)
    await providerActs(register)
  }
  const contacts = [first, second].map(({ name, email }) => ({ name, email }))
  await dog.keeper.api.updateTailTagSettings({ tagId: dog.tagId, settings: { contacts } })
  const told = async () => {
    const countTo = async (email: string) =>
      (await mailbox(register, email)).filter(({ subject }) => subject?.includes('Bracken’s tag')).length
    return [await countTo(first.email), await countTo(second.email)]
  }
  return { ...dog, told }
}

async function minutesPass(minutes: number) {
  register.clock.turn({ minutes })
  await register.runJob('tellContacts', {})
}

test('while the keeper has not looked, those they named are told, one after the other', async () => {
  const { token, told } = await named()
  await scan(register, token, { placeWords: 'Mill Lane' })
  await minutesPass(9)
  expect(await told()).toEqual([0, 0])
  await minutesPass(2)
  expect(await told()).toEqual([1, 0])
  await minutesPass(11)
  await minutesPass(30)
  expect(await told()).toEqual([1, 1])
})

test('once the keeper has looked, no one else is told', async () => {
  const { keeper, token, told } = await named()
  await scan(register, token, { placeWords: 'Mill Lane' })
  await keeper.api.getTagScans({})
  await minutesPass(30)
  expect(await told()).toEqual([0, 0])
})

test('without TailTag Plus no one else is told', async () => {
  const { token, told } = await named({ plus: false })
  await scan(register, token, { placeWords: 'Mill Lane' })
  await minutesPass(30)
  expect(await told()).toEqual([0, 0])
})

test('those whom the next keeper of the pet names hear nothing of what was before', async () => {
  const { keeper, token, tagId, petId, told } = await named()
  await scan(register, token, { placeWords: 'Mill Lane' })
  const taker = await givenToSomebody(register, keeper, petId)
  await taker.api.activateTag({ token, pin: await newestPin(register, tagId), petId })
  const friend = await confirmed(register, { name: 'Fay Friend' })
  await taker.api.updateTailTagSettings({ tagId, settings: { contacts: [{ name: friend.name, email: friend.email }] } })
  await minutesPass(11)
  const subjects = (await mailbox(register, friend.email)).map(({ subject }) => subject)
  expect(subjects).not.toContain('Someone scanned Bracken’s tag')
  expect(await told()).toEqual([0, 0])
})

test('somebody who has not confirmed an address reads nothing there that was typed by others', async () => {
  const { keeper, token, tagId } = await named()
  const email = 'nobody.confirmed@example.org'
  await keeper.api.updateTailTagSettings({ tagId, settings: { contacts: [{ name: 'Visit evil.example now', email }] } })
  await scan(register, token, { placeWords: 'Visit evil.example' })
  await minutesPass(11)
  const [letter] = await mailbox(register, email)
  expect(letter?.text).toContain('named you')
  expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/evil|Bracken/)
})
