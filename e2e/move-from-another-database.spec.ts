import { test } from './alone.ts'
import { chooseBreed } from './breed.ts'
import { expect, expectAccessible } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

/** Held by the demo register of the north. */
const CHIP = '956000012345678'

test('a keeper moves a record here from another database, free, and finders are led here from that moment', async ({
  page,
  outbox,
  somebody,
  daysPass,
}) => {
  const una = newcomer('Una Marsh')

  await test.step('the page says who holds the chip before anybody signs in', async () => {
    await page.goto(`/transfer-database?chip=${CHIP}`)
    await expect(page.getByText(/has a record of this chip/).first()).toBeVisible()
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
    await page.getByRole('button', { name: 'Move the record here' }).click()
    await expect(page.getByText('Minnow is registered here now')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('she has a letter to sign', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: /Download the letter/ }).click()
    expect((await saving).suggestedFilename()).toMatch(/\.pdf$/)
  })

  await test.step('a finder is led here at once', async () => {
    const finder = await somebody()
    await finder.goto(`/home?chip=${CHIP}`)
    await expect(finder.getByRole('heading', { name: /registered here/i })).toBeVisible()
    expect(await finder.content()).not.toMatch(/Una|Marsh|Minnow|Ludlow/)
    await expectAccessible(finder)
  })

  await test.step('the other database confirms, and the move is over', async () => {
    await daysPass(1)
    await page.goto('/customer-dashboard/requests?show=mine')
    await expect(page.getByText('Moved', { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
  })
})
