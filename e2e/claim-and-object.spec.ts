import type { Page } from '@playwright/test'
import sharp from 'sharp'
import * as z from 'zod'
import { PETS } from '../src/features/pets/demopets.ts'
import { test } from './alone.ts'
import { expect, expectAccessible, linkIn, signInAs } from './journey.ts'
import { join, newcomer, signInAgain } from './newcomer.ts'

const ANNA = 'anna@homeward.example'
const Claims = z.object({ items: z.array(z.object({ requestId: z.string(), petName: z.string() })) })
const KEEPER = /Anna|Hughes|Priory|Hereford|HR1/

/** Somebody says that they have an animal now. Once its keeper objects, once nobody answers: both sides are protected, and nobody is named. */
test('somebody asks to be an animal’s keeper: one keeper objects from the link in the e-mail, one stays silent', async ({
  page,
  outbox,
  somebody,
  daysPass,
  staff,
}) => {
  const [contested, silent] = PETS.filter(({ keeper, isUnpaid, diedDaysAgo }) => keeper === 'anna' && !isUnpaid && !diedDaysAgo)
  if (!contested || !silent) throw new Error('Anna keeps two animals')
  const drew = newcomer('Drew Tanner')

  await test.step('Drew asks, with a photo, a statement and a declaration', async () => {
    await join(page, outbox, drew)
    await ask(page, contested.chipNumber)
    await expect(page.getByRole('heading', { name: 'We’ve received your request' })).toBeVisible()
    await expectAccessible(page)
    expect(await page.content()).not.toMatch(KEEPER)
  })

  await test.step('Anna objects from the link in her e-mail, on a computer where she has no account', async () => {
    const letter = await outbox.message(ANNA, new RegExp(contested.name))
    expect(letter).not.toMatch(/Drew|Tanner/)
    const library = await somebody()
    await library.goto(linkIn(letter) + new URL(/https?:\S+/.exec(letter)?.[0] ?? '').search)
    await expect(library.getByRole('heading', { name: `Is ${contested.name} still with you?` })).toBeVisible()
    await expectAccessible(library)
    expect(await library.content()).not.toMatch(/Drew|Tanner|Ludlow/)
    await library.getByRole('radio', { name: /never agreed/i }).check()
    await library.getByRole('button', { name: /object/i }).click()
    await expect(library.getByRole('heading', { name: 'We’ve received your objection' })).toBeVisible()
    await expectAccessible(library)
  })

  await test.step('Drew learns that there is an objection, not by whom and not why', async () => {
    await page.goto('/customer-dashboard/requests?show=mine')
    await expect(page.getByText('Being settled').first()).toBeVisible()
    expect(await page.content()).not.toMatch(KEEPER)
    expect(await outbox.message(drew.email, /objection/i)).not.toMatch(KEEPER)
  })

  await test.step('about another animal Anna is asked five times, and does not answer in 28 days and 7 more', async () => {
    await ask(page, silent.chipNumber)
    await expect(page.getByRole('heading', { name: 'We’ve received your request' })).toBeVisible()
    await outbox.message(ANNA, new RegExp(silent.name))
    await daysPass(29)
    await page.goto('/customer-dashboard/requests?show=mine')
    await expect(page.getByText('Last 7 days').first()).toBeVisible()
    await daysPass(8)
  })

  await test.step('nothing moves by her silence before our staff have looked at the evidence', async () => {
    await signInAgain(page, drew)
    await page.goto('/customer-dashboard/pets')
    await expect(page.getByRole('heading', { name: 'No pets yet' })).toBeVisible()
    const { items } = Claims.parse(JSON.parse(await staff('list-claims', '--json')))
    const { requestId } = items.find(({ petName }) => petName === silent.name) ?? { requestId: '' }
    await staff('pass-claim', '--request-id', requestId, '--reason', 'The photo shows her with the scanner')
    await daysPass(1)
  })

  await test.step('Drew is its keeper then', async () => {
    await signInAgain(page, drew)
    await page.goto('/customer-dashboard/pets')
    await page.getByRole('main').getByRole('link', { name: silent.name }).first().click()
    await expect(page.getByText(/who doesn’t answer in 28 days has 7 more days/).first()).toBeVisible()
    expect(await page.content()).not.toMatch(KEEPER)
    await expectAccessible(page)
  })

  await test.step('Anna is told, and says within 30 days that it was wrong', async () => {
    await outbox.message(ANNA, /has a new keeper/)
    const anna = await somebody()
    await signInAs(anna, 'anna')
    await anna.goto('/customer-dashboard/requests')
    await anna.getByRole('button', { name: 'Dispute this change' }).first().click()
    await anna.getByRole('dialog').getByLabel('What happened?').fill('I was abroad and saw none of this. She is mine.')
    await expectAccessible(anna)
    await anna.getByRole('dialog').getByRole('button', { name: 'Dispute this change' }).click()
    await expect(anna.getByText(/settle/i).first()).toBeVisible()
  })
})

async function ask(page: Page, chip: string) {
  await page.goto(`/customer-dashboard/requests/new?chip=${chip}`)
  await expect(page.getByText('This chip is registered here')).toBeVisible()
  await page.getByRole('radio', { name: /bought/i }).check()
  const picture = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#b8804a' } })
    .jpeg()
    .toBuffer()
  // The photo is still on its way when the request is sent, and goes with it.
  const slow = Promise.withResolvers<void>()
  await page.route('**/uploadFile*', async (route) => {
    await slow.promise
    await route.continue()
  })
  await page.locator('input[type=file]').first().setInputFiles({ name: 'scan.jpg', mimeType: 'image/jpeg', buffer: picture })
  await page.getByLabel('Who can confirm it?').selectOption('seller')
  await page.getByLabel('What happened?').fill('I bought her from a man at the market last month.')
  await page.getByRole('checkbox', { name: /Everything I’ve told you is true/ }).check()
  await expectAccessible(page)
  const send = page.getByRole('button', { name: 'Send my request' })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  slow.resolve()
}
