import type { Page } from '@playwright/test'
import { test } from './alone.ts'
import { chooseBreed } from './breed.ts'
import { enterDate, expect, expectAccessible, newChip, signInAs } from './journey.ts'

const DAY = 86_400_000
const inWords = (day: Date) =>
  day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/London' })

/** A breeder writes a litter down before it has chips, and adds them when the puppies have them: two first, one later. */
test('a litter of three is written down without chips, gets its chips in two goes, and is corrected', async ({ page, daysPass }) => {
  const born = new Date(Date.now() - 35 * DAY)

  await test.step('Bryony writes down three puppies that have no chips yet', async () => {
    await signInAs(page, 'bryony')
    await page.goto('/breeder-dashboard/litters/new')
    await page.getByRole('combobox', { name: 'Mother’s name' }).fill('Willow')
    await next(page)
    await page.getByRole('radio', { name: 'Dog' }).check()
    await chooseBreed(page, 'cocker', /Cocker/)
    await enterDate(page, born)
    await page.getByRole('radio', { name: /Not yet, add them later/ }).check()
    await next(page)
    await page.getByLabel('How many bitches?').fill('2')
    await page.getByLabel('How many dogs?').fill('1')
    await row(page, 1).getByLabel('Name, number or ribbon').fill('Orchid')
    await row(page, 2).getByLabel('Name, number or ribbon').fill('Pearl')
    await expectAccessible(page)
    await next(page)
    await expect(page.getByText('It’s free.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Write down the litter' }).click()
  })

  await test.step('the litter’s page says when they’re chipped and when they can leave', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Willow’s litter' })).toBeVisible()
    await expect(waiting(page)).toContainText(`Usually from ${inWords(new Date(born.getTime() + 42 * DAY))}`)
    await expect(waiting(page)).toContainText(`From ${inWords(new Date(born.getTime() + 56 * DAY))}, at 8 weeks`)
    for (const name of ['Orchid', 'Pearl', 'Dog 1']) await expect(waiting(page)).toContainText(name)
    await expectAccessible(page)
  })

  await test.step('a week later she comes back and adds two chips; the third puppy waits', async () => {
    await daysPass(7)
    await signInAs(page, 'bryony')
    await page.goto('/breeder-dashboard/litters')
    await page.getByRole('link', { name: 'Add chips to Willow’s litter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Add chips to Willow’s litter' })).toBeVisible()
    await chip(page, 'Orchid')
    await chip(page, 'Pearl')
    for (const at of [1, 2]) await row(page, at).getByRole('combobox', { name: 'Colour' }).fill('Golden')
    await expect(page.getByText('This chip can be registered')).toHaveCount(2)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Register 2 animals' }).click()
    await expect(page.getByRole('heading', { name: 'The litter is on the register' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('later the third gets its chip too, and a name', async () => {
    await page.goto('/breeder-dashboard/litters')
    await page.getByRole('link', { name: 'Willow’s litter', exact: true }).click()
    await expect(waiting(page).getByRole('row')).toHaveCount(2)
    await waiting(page).getByRole('link', { name: 'Add chips' }).click()
    await chip(page, 'Dog 1')
    await row(page, 1).getByLabel('Name, number or ribbon').fill('Cobalt')
    await row(page, 1).getByRole('combobox', { name: 'Colour' }).fill('Black')
    await page.getByRole('button', { name: 'Register 1 animal' }).click()
    await expect(page.getByRole('heading', { name: 'The litter is on the register' })).toBeVisible()
  })

  await test.step('she corrects the mother’s name, and the list says from which day they can leave', async () => {
    await page.goto('/breeder-dashboard/litters')
    await page.getByRole('link', { name: 'Willow’s litter', exact: true }).click()
    await expect(waiting(page)).toHaveCount(0)
    for (const name of ['Orchid', 'Pearl', 'Cobalt']) await expect(page.getByRole('main')).toContainText(name)
    await page.getByRole('button', { name: 'More for Willow’s litter' }).click()
    await page.getByRole('button', { name: 'Correct Willow’s litter' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByLabel('Mother’s name').fill('Willow of Hollow Farm')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Willow of Hollow Farm’s litter' })).toBeVisible()
    await page.goto('/breeder-dashboard/litters')
    await expect(page.getByRole('row').filter({ hasText: 'Willow of Hollow Farm’s litter' })).toContainText(
      new Date(born.getTime() + 56 * DAY).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'Europe/London' }),
    )
    await expectAccessible(page)
  })
})

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

/** What stands for one animal of a litter that’s filled in. */
const row = (page: Page, count: number) =>
  page
    .getByRole('list', { name: 'Animals in the litter' })
    .getByRole('listitem')
    .nth(count - 1)

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting for their chips' })

/** Scans the label of the animal whose turn it is. */
async function chip(page: Page, name: string) {
  await page.getByLabel(`Microchip number of ${name}`).fill(newChip())
  await page.keyboard.press('Enter')
}
