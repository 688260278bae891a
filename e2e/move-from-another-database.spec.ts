import * as z from 'zod'
import { test } from './alone.ts'
import { chooseBreed } from './breed.ts'
import { expect, expectAccessible } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

/** Held by the demo register of the north. */
const CHIP = '956000012345678'

const Listed = z.object({ items: z.array(z.object({ moveId: z.string() })) })

test('a keeper moves a record here from another database and reads first what it costs and what happens when; it’s proven once our staff accept what shows that it’s theirs', async ({
  page,
  outbox,
  somebody,
  daysPass,
  staff,
}) => {
  const una = newcomer('Una Marsh')

  await test.step('the page says who holds the chip before anybody signs in', async () => {
    await page.goto(`/transfer-database?chip=${CHIP}`)
    await expect(page.getByText(/has a record of this chip/).first()).toBeVisible()
    await expect(page.getByText(/Registration costs £15 once/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('signed in, Una shows that it is hers and describes the animal', async () => {
    await join(page, outbox, una)
    await page.goto(`/transfer-database?chip=${CHIP}`)
    await expect(page.getByText(/has a record of this chip/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/says it has a record of this chip/)).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('radio', { name: /e-mail/i }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('radio', { name: 'Cat' }).check()
    await page.getByLabel('Name', { exact: true }).fill('Minnow')
    await chooseBreed(page, 'moggy', /Domestic/)
    await page.getByRole('group', { name: 'Sex' }).getByRole('radio', { name: 'Female' }).check()
    await page.getByRole('group', { name: 'Neutered' }).getByRole('radio', { name: 'Yes' }).check()
    await page.getByLabel('Day').fill('2')
    await page.getByLabel('Month').fill('5')
    await page.getByLabel('Year').fill('2022')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('combobox', { name: 'Colour' }).fill('tabby')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/Registration costs £15 once/)).toBeVisible()
    await expect(page.getByText(/28 days after Demo Register North heard of it if no one there objects/)).toBeVisible()
    await page.getByRole('button', { name: 'Move the record here' }).click()
    await expect(page.getByText('Minnow can be found here now')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('she has a letter to sign', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: /Download the letter/ }).click()
    expect((await saving).suggestedFilename()).toMatch(/\.pdf$/)
  })

  await test.step('a finder is led here at once, and told of the other database too', async () => {
    const finder = await somebody()
    await finder.goto(`/home?chip=${CHIP}`)
    await expect(finder.getByRole('heading', { name: /registered here and with Demo Register North/i })).toBeVisible()
    expect(await finder.content()).not.toMatch(/Una|Marsh|Minnow|Ludlow/)
    await expectAccessible(finder)
  })

  await test.step('until it is proven Una can’t pass the cat on or get a certificate', async () => {
    await page.getByRole('link', { name: 'Open the record' }).click()
    await expect(page.getByText('We’re checking Minnow’s move from Demo Register North')).toBeVisible()
    await expect(page.getByRole('button', { name: /Download the certificate/ })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('our staff accept the proof, the other database marks its record, and the move is over', async () => {
    const [move] = Listed.parse(JSON.parse(await staff('list-moves', '--json'))).items
    await staff('accept-move', '--move-id', move?.moveId ?? '', '--reason', 'The same e-mail address')
    await outbox.message(una.email, /move from Demo Register North is proven/)
    await daysPass(1)
    await page.goto('/customer-dashboard/requests?show=mine')
    await expect(page.getByText('Moved', { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
  })
})
