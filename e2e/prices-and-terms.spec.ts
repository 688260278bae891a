import type { Page } from '@playwright/test'
import { expect, expectAccessible, newChip, signInAs, test, tokenIn } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

const PRICE = 'Registration costs £15 once. Every change, lookup and message after that is free for ever.'
const HOW_FREE = /With a registration code or a credit/

/** Where an animal’s registration is offered, and what is said beside the price. */
const OFFERS = [
  ['/home', HOW_FREE],
  [`/home?chip=${newChip()}`, HOW_FREE],
  ['/register', HOW_FREE],
  ['/customer-register', HOW_FREE],
  ['/register/breeder', 'leave it to each buyer'],
  ['/welfare-register', 'leave it to each new keeper'],
  ['/register/implanter', 'The keeper pays'],
] as const

test('wherever registration is offered, what it costs is said, and how it’s free', async ({ page, outbox }) => {
  for (const [address, beside] of OFFERS)
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByText(PRICE).first()).toBeVisible()
      await expect(page.getByText(beside).first()).toBeVisible()
    })

  await test.step('the answer to a number that no register knows', async () => {
    await page.goto(`/home?chip=${newChip()}`)
    await expect(page.locator('#answer').getByText(PRICE)).toBeVisible()
  })

  await test.step('the plans', async () => {
    await page.goto('/pricing-plans')
    const tile = page.getByRole('article', { name: /^One pet/ })
    await expect(tile.getByText('Every change, lookup and message after that is free for ever')).toBeVisible()
    await expect(page.getByText(HOW_FREE)).toBeVisible()
  })

  await test.step('a keeper without a pet who reports one lost', async () => {
    await join(page, outbox, newcomer('Nell Hart'))
    await page.goto('/lost-found/lost')
    await expect(page.getByText(PRICE)).toBeVisible()
    await page.goto('/pricing-plans')
    await page.getByLabel('How many pets').selectOption('2')
    await expect(page.getByText('The household plan is cheaper: £29 for every pet you keep, now and in future.')).toBeVisible()
    await page.getByLabel('How many pets').selectOption('1')
    await expect(page.getByText('The household plan is cheaper')).toHaveCount(0)
  })
})

const hasLinks = async (page: Page, ...paths: string[]) => {
  for (const path of paths) await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible()
}
const [TERMS, PRIVACY, CANCEL] = ['/terms-conditions', '/privacy-policy', '/cancellation']

test('every form that binds people or takes their details links the pages that say what follows', async ({ page, request }) => {
  for (const [address, ...links] of [
    ['/tailtag/activate', TERMS, PRIVACY],
    ['/pricing-plans', TERMS, PRIVACY, CANCEL],
    ['/lost-found/found', PRIVACY],
    ['/lost-found/found/ur', PRIVACY],
    ['/conversations/new', PRIVACY],
  ] as const)
    await test.step(address, async () => {
      await page.goto(address)
      await hasLinks(page, ...links)
    })

  await test.step('the form for browsers without scripts', async () => {
    const sent = await request.post('/tell-keeper', { form: { chipNumber: '977200009412683', message: '' } })
    expect(await sent.text()).toContain(`href="${PRIVACY}"`)
  })

  await test.step('forms behind an account', async () => {
    await signInAs(page, 'anna')
    await page.goto('/products/tail-tag')
    await hasLinks(page, TERMS, PRIVACY, CANCEL)
    await page.goto('/register/implanter')
    const opens = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'terms for implanters' }).click()
    const terms = await opens
    await expect(terms.getByRole('heading', { name: 'Implanting chips' })).toBeVisible()
  })
})

test('a keeper who pays for a pet asks for the start themselves, and reads that the plan for the household is cheaper', async ({
  page,
  outbox,
}) => {
  const person = newcomer('Nora Hart')
  await join(page, outbox, person)
  await page.goto('/pricing-plans')
  await page.getByLabel('How many pets').selectOption('2')
  await page.getByRole('button', { name: /^Buy 2 for £30/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for 2 registrations' })).toBeVisible()
  await expect(page.getByText('The household plan is cheaper: £29')).toBeVisible()
  await hasLinks(page, TERMS, PRIVACY, CANCEL)
  // Nothing is used as it’s paid, so nobody is asked.
  await expect(page.getByText('Start straight away.')).toHaveCount(0)

  await test.step('with a pet that waits, they are asked', async () => {
    const added = await page.request.post('/api/v1/user/addPet', { data: pet(), headers: { authorization: (await tokenIn(page)) ?? '' } })
    expect(added.ok(), await added.text()).toBe(true)
    await page.reload()
    await page.getByLabel('Test card number').fill('4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Pay £30' }).click()
    await expect(page.getByText('Tick to ask us to start straight away')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(/^Start straight away/).check()
    await page.getByRole('button', { name: 'Pay £30' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Paid: 2 registrations' })).toBeVisible()
    expect(await outbox.message(person.email, 'You paid £30')).toContain('You asked us to start straight away')
  })
})

const pet = () => ({
  name: 'Olive',
  species: 'dog',
  breed: { kind: 'breed', breedId: 'labrador-retriever' },
  sex: 'female',
  neutered: 'no',
  colour: 'Golden',
  markings: '',
  bornOn: '2025-04-01',
  bornExactly: true,
  chipNumber: newChip(),
})
