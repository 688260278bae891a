import type { Locator, Page } from '@playwright/test'
import { test } from './alone.ts'
import { chooseBreed } from './breed.ts'
import { enterDate, expect, expectAccessible, newChip, signInAs } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

/** A rescue takes in a stray, finds it a home, and stays its rescue back-up. */
test('a stray is taken in, adopted, and its rescue stays behind it', async ({ page, outbox, somebody }) => {
  const rosa = newcomer('Rosa Dale')
  const chip = newChip()

  await test.step('Wilma takes a stray in', async () => {
    await signInAs(page, 'wilma')
    await takeIn(page, chip)
    await expect(page).toHaveURL(/\/welfare-dashboard\/animals$/)
    await expect(row(page, 'Pilgrim')).toContainText(/stray/i)
    await expectAccessible(page)
  })

  await test.step('its page begins with what she does most, and leads back to her animals', async () => {
    await row(page, 'Pilgrim').getByRole('link', { name: 'Pilgrim' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pilgrim' })).toBeVisible()
    await page.getByRole('button', { name: 'Set location' }).click()
    await page.getByRole('dialog').getByLabel('Location').fill('Kennel 2')
    await page.getByRole('button', { name: 'Save location' }).click()
    await expect(page.getByRole('button', { name: 'Move from Kennel 2' })).toBeVisible()
    await page.getByRole('button', { name: 'Add a note' }).click()
    await page.getByRole('dialog').getByLabel('Note', { exact: true }).fill('Pulls on the lead')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Pulls on the lead')
    await expect(page.getByText('Note added')).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Animals' }).click()
    await expect(row(page, 'Pilgrim')).toContainText('Kennel 2')
  })

  await test.step('no one can have it before a council has held it for seven clear days', async () => {
    await expect(page.getByRole('button', { name: 'Offer for adoption (Pilgrim)' })).toBeDisabled()
    await page.getByRole('button', { name: 'Offer for adoption (Pilgrim)' }).focus()
    await expect(
      page.getByRole('tooltip', { name: /A council holds a stray dog so that its owner can claim it.*Tell the council/ }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'More for Pilgrim' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enter the council’s dates (Pilgrim)' }).click()
    const dates = page.getByRole('dialog', { name: 'Pilgrim: the council’s dates' })
    await fillDate(dates.getByRole('group', { name: 'Day the council took it in' }), 5)
    await dates.getByRole('button', { name: 'Save' }).click()
    await expect(dates.getByRole('alert')).toContainText('Enter the council and its reference')
    await dates.getByLabel('Council and reference').fill('Leeds City Council, SD 4471')
    // A message that fades has no colour of its own.
    await expect(page.getByText('The animal is on the register')).toBeHidden()
    await expectAccessible(page)
    await dates.getByRole('button', { name: 'Save' }).click()
    await expect(row(page, 'Pilgrim')).toContainText('Held for its owner: 3 days left')
    await page.getByRole('button', { name: 'More for Pilgrim' }).click()
    await page.getByRole('button', { name: 'Change the council’s dates (Pilgrim)' }).click()
    await fillDate(dates.getByRole('group', { name: 'Day the council took it in' }), 8)
    await dates.getByRole('button', { name: 'Save' }).click()
    await expect(row(page, 'Pilgrim')).toContainText('Stray period over')
  })

  await test.step('she offers it to Rosa, who has no account yet', async () => {
    await page.getByRole('button', { name: 'Offer for adoption (Pilgrim)' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Adopter’s e-mail address').fill(rosa.email)
    await expect(dialog).toContainText('Its stray period is over.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send the offer' }).click()
    await expect(row(page, 'Pilgrim')).toContainText('Offered')
    expect(await outbox.message(rosa.email, 'Kiln Road Rescue has offered you a dog')).not.toMatch(/Wilma|Okafor|Pilgrim/)
  })

  const theirs = await somebody()
  await test.step('Rosa opens an account and adopts it', async () => {
    await join(theirs, outbox, rosa)
    await theirs.goto('/customer-dashboard')
    await expect(theirs.getByText(/Pilgrim/).first()).toBeVisible()
    await theirs.goto('/customer-dashboard/requests')
    await expect(theirs.getByText('Kiln Road Rescue').first()).toBeVisible()
    await theirs.getByRole('button', { name: 'Become Pilgrim’s keeper' }).click()
    await theirs.getByRole('dialog').getByRole('button', { name: 'Become the keeper' }).click()
    await expect(theirs).toHaveURL(/\/customer-dashboard\/pets\//)
  })

  await test.step('its record names the rescue back-up and how it came to her', async () => {
    await expect(theirs.getByText('Adopted').first()).toBeVisible()
    await expect(theirs.getByText('Kiln Road Rescue').first()).toBeVisible()
    await expectAccessible(theirs)
  })

  await test.step('for the rescue it has left, and who has it is not shown', async () => {
    await page.goto('/welfare-dashboard/animals?state=left')
    await expect(row(page, 'Pilgrim')).toContainText(/adopted/i)
    expect(await page.content()).not.toMatch(/Rosa|Dale/)
    await page.goto('/welfare-dashboard')
    await expectAccessible(page)
  })
})

/** A day so many days ago. */
async function fillDate(group: Locator, daysAgo: number) {
  const day = new Date()
  day.setDate(day.getDate() - daysAgo)
  await enterDate(group, day)
}

async function takeIn(page: Page, chip: string) {
  await page.goto('/welfare-dashboard/animals/new')
  await page.getByLabel('Microchip number').fill(chip)
  await expect(page.getByText('It’s not on our register')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: /found as a stray/i }).check()
  await fillDate(page.getByRole('group', { name: 'Date it arrived' }), 0)
  await page.getByLabel('Where it was found').fill('Woodhouse Moor')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'Dog' }).check()
  await page.getByLabel('Name', { exact: true }).fill('Pilgrim')
  await chooseBreed(page, 'lurcher', /Lurcher/)
  await page.getByRole('group', { name: 'Sex' }).getByRole('radio', { name: 'Male', exact: true }).check()
  await page
    .getByRole('group', { name: 'Neutered' })
    .getByRole('radio', { name: /not known|unknown/i })
    .check()
  await page.getByLabel('Day').fill('1')
  await page.getByLabel('Month').fill('6')
  await page.getByLabel('Year').fill('2023')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('combobox', { name: 'Colour' }).fill('grey')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Save and take in another' }).click()
  await expect(page.getByText('Pilgrim is on the register')).toBeVisible()
  await page.getByLabel('Microchip number').fill(newChip())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Where it was found'), 'the next one came from the same place').toHaveValue('Woodhouse Moor')
  await expect(page.getByRole('radio', { name: /found as a stray/i })).toBeChecked()
  await page.goto('/welfare-dashboard/animals')
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
