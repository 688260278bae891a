import type { Page } from '@playwright/test'
import { PETS } from '../src/features/pets/demopets.ts'
import { test } from './alone.ts'
import { expect, expectAccessible, linkIn, signInAs } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

const ANNA = 'anna@homeward.example'
/** Anna's surname, street, postcode and number. */
const PRIVATE = /Hughes|Priory|HR1|7700 ?900/

/** A keeper looks for a home for an animal. Nobody becomes its keeper by being chosen: the two talk, and the animal changes hands at the door. */
test('a keeper finds a home for an animal: with one they cannot agree, with the other it is handed over with a code at the door', async ({
  page,
  outbox,
  somebody,
}) => {
  const animal = PETS.find(({ keeper, isUnpaid, diedDaysAgo }) => keeper === 'anna' && !isUnpaid && !diedDaysAgo)
  if (!animal) throw new Error('Anna keeps an animal')
  const { name } = animal
  const [rosa, kit] = [newcomer('Rosa Dale'), newcomer('Kit Marsh')]
  const [rosas, kits] = [await somebody(), await somebody()]

  await test.step('Anna lists it', async () => {
    await signInAs(page, 'anna')
    await page.goto('/customer-dashboard/pets')
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goto(`${new URL(page.url()).pathname}/rehome`)
    await page.getByRole('radio', { name: /I’m looking for a home/ }).check()
    await page.getByLabel('Why does your pet need a new home?').selectOption('moving')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: `Look for a home for ${name}` }).click()
    await expect(page.getByRole('heading', { name: `${name} is listed` })).toBeVisible()
  })

  await test.step('Rosa and Kit see the animal and its town, and offer it a home', async () => {
    for (const [theirs, person, words] of [
      [rosas, rosa, 'We have a garden.'],
      [kits, kit, 'I work from home.'],
    ] as const) {
      await join(theirs, outbox, person)
      await theirs.goto('/customer-dashboard/homes')
      await expect(theirs.getByText('Hereford, England')).toBeVisible()
      expect(await theirs.content()).not.toMatch(/Anna|Hughes|Priory|HR1/)
      await theirs.getByRole('button', { name: `Offer a home to ${name}` }).click()
      await theirs.getByLabel('What kind of home can you offer?').fill(words)
      await theirs.getByLabel('I’m 18 or over').check()
      await theirs.getByRole('button', { name: 'Send my offer' }).click()
      await expect(theirs.getByRole('button', { name: `Withdraw your offer for ${name}` })).toBeVisible()
    }
  })

  await test.step('Anna chooses Rosa, who reads it in an e-mail and answers: nobody else is the keeper', async () => {
    await choose(page, name, 'We have a garden.', 'Hello, would you like to meet?')
    const letter = await outbox.message(rosa.email, /You’ve been chosen/)
    expect(letter).toMatch(/Hello, would you like to meet/)
    expect(letter).not.toMatch(PRIVATE)
    await rosas.goto(linkIn(letter))
    await expect(rosas.getByRole('log')).toContainText('Hello, would you like to meet?')
    await expect(rosas.getByRole('heading', { name: `Handing ${name} over` })).toBeVisible()
    await expectAccessible(rosas)
    await rosas.getByLabel('Write to Anna').fill('I’d love to, but it’s too far for us.')
    await rosas.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('log')).toContainText('too far for us')
    expect(await page.content()).not.toMatch(/Dale|Ludlow/)
    await rosas.goto('/customer-dashboard/pets')
    await expect(rosas.getByRole('main').getByRole('link', { name })).toHaveCount(0)
  })

  await test.step('they can’t agree, so it looks for a home again', async () => {
    await page.reload()
    await act(page, 'Say you couldn’t agree')
    await outbox.message(rosa.email, /is looking for another home/)
  })

  await test.step('Anna chooses Kit; they agree a day, and Kit is told', async () => {
    await choose(page, name, 'I work from home.', '')
    await page.getByRole('button', { name: 'Set the day' }).click()
    const inThreeDays = new Date(Date.now() + 3 * 86_400_000)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Day', { exact: true }).fill(String(inThreeDays.getDate()))
    await dialog.getByLabel('Month').fill(String(inThreeDays.getMonth() + 1))
    await dialog.getByLabel('Year').fill(String(inThreeDays.getFullYear()))
    await dialog.getByRole('button', { name: 'Save the day' }).click()
    await outbox.message(kit.email, /hand-over on/)
    await expectAccessible(page)
  })

  await test.step('at the door Anna says the code, Kit enters it, and is the keeper', async () => {
    const code = await page.getByText(/^[0-9A-Z]{3}-[0-9A-Z]{3}$/).textContent()
    await kits.goto('/customer-dashboard')
    await kits.getByRole('link', { name: 'Open the conversation' }).click()
    await kits.getByRole('button', { name: 'Enter the code' }).click()
    await kits.getByRole('dialog').getByLabel('Code').fill('ABC-DEF')
    await kits.getByRole('dialog').getByRole('button', { name: 'Become the keeper' }).click()
    await expect(kits.getByRole('dialog')).toContainText('isn’t right')
    await expectAccessible(kits)
    await kits
      .getByRole('dialog')
      .getByLabel('Code')
      .fill(code?.toLowerCase() ?? '')
    await kits.getByRole('dialog').getByRole('button', { name: 'Become the keeper' }).click()
    await expect(kits).toHaveURL(/\/customer-dashboard\/pets\//)
    await expect(kits.getByText(/stands for both sides’ word that the animal has been handed over/).first()).toBeVisible()
    await outbox.message(ANNA, /has a new keeper/)
  })
})

async function choose(page: Page, name: string, offer: string, message: string) {
  await page.goto('/customer-dashboard/requests?show=waiting')
  const offers = page.getByRole('list', { name: `Offers of a home for ${name}` })
  await offers.getByRole('listitem').filter({ hasText: offer }).getByRole('button', { name: 'Choose this home' }).click()
  const dialog = page.getByRole('dialog')
  if (message) await dialog.getByLabel('Your first message').fill(message)
  await dialog.getByRole('button', { name: 'Choose this home' }).click()
  await expect(page).toHaveURL(/\/conversations\//)
  await expect(page.getByRole('log')).toContainText(offer)
}

/** Presses a button of the page, and the same in the dialog that asks once. */
async function act(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
