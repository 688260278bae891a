import type { Page } from '@playwright/test'
import { enterDate, expect, expectAccessible, newChip, signInAs, test } from './journey.ts'
import { newcomer } from './newcomer.ts'

const PAGE = '/implanter-dashboard/manage-chips/register-chip'

/** A pet that is registered to someone. */
const BISCUIT = '977200009412683'

const NAMES = ['Ash', 'Birch', 'Cedar', 'Damson', 'Elder', 'Fir']

/** A litter of six: what they share is given once, the numbers come from a reader, and the one that was refused is put right in the table. */
test('an implanter chips a litter of six, reads their numbers one after another, and mends the one that is refused', async ({ page }) => {
  test.setTimeout(180_000)
  const breeder = newcomer('Gwen Prosser')
  const chips = NAMES.map(() => newChip())

  await test.step('Idris gives once what the puppies have in common', async () => {
    await signInAs(page, 'idris')
    await page.goto(PAGE)
    await page.getByRole('link', { name: 'Add the whole litter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Add the whole litter' })).toBeVisible()
    await share(page)
    await expectAccessible(page)
    await next(page)
    await name(page, breeder.email)
    await expectAccessible(page)
    await next(page)
    await expect(page.getByRole('heading', { name: 'The animals and their chips' })).toBeVisible()
  })

  await test.step('his reader’s Enter goes from row to row', async () => {
    await number(page, 1).focus()
    for (const chip of chips) {
      await page.keyboard.type(chip)
      await page.keyboard.press('Enter')
    }
    await expect(number(page, 7)).toBeFocused()
    for (const [index, chip] of chips.entries()) await expect(number(page, index + 1)).toHaveValue(chip)
  })

  await test.step('a number that is read twice, and one that is registered to someone, are said in their rows', async () => {
    await number(page, 2).fill(chips[0] ?? '')
    await expect(row(page, 2)).toContainText('This number is already in row 1')
    await number(page, 2).fill(BISCUIT)
    await expect(row(page, 2)).toContainText('This chip is already registered')
    await expectAccessible(page)
  })

  await test.step('he names them, and fills in what they share', async () => {
    for (const [index, name] of NAMES.entries())
      await row(page, index + 1)
        .getByLabel('Name')
        .fill(name)
    const all = page.getByRole('article').filter({ hasText: 'Fill in every row' })
    await all.getByRole('combobox', { name: 'Colour' }).fill('Black and white')
    await all.getByRole('combobox', { name: 'Sex' }).selectOption('female')
    await all.getByRole('button', { name: 'Fill in all 6 rows' }).click()
    await row(page, 3).getByRole('combobox', { name: 'Sex' }).selectOption('')
    await next(page)
    await expect(page.getByRole('alert').first()).toContainText('Row 2: This chip is already registered')
    await expect(page.getByRole('alert').first()).toContainText('Row 3: Choose female, male or not known')
    await row(page, 3).getByRole('combobox', { name: 'Sex' }).selectOption('male')
    await number(page, 2).fill(chips[1] ?? '')
    await next(page)
  })

  await test.step('one page shows all six, and one that the register refuses stays in the table', async () => {
    await expect(page.getByRole('heading', { name: 'Check the litter' })).toBeVisible()
    await expectAccessible(page)
    await page.route(/registerChip/, async (route) => {
      if (!route.request().postData()?.includes('Damson')) return route.continue()
      const error = 'We’ve frozen this chip’s batch'
      const body = { statusCode: 409, message: error, error, code: 'frozen', fields: { 'pet.chipNumber': error }, data: null }
      return route.fulfill({ status: 409, json: body })
    })
    await page.getByRole('button', { name: 'Register 6 animals' }).click()
    await expect(page.getByText('1 animal isn’t registered yet')).toBeVisible()
    await expect(page.getByText('We’ve registered the other 5.')).toBeVisible()
    await expect(row(page, 1)).toContainText('We’ve frozen this chip’s batch')
    await expect(row(page, 1).getByLabel('Name')).toHaveValue('Damson')
    await expectAccessible(page)
  })

  await test.step('it is put right with another chip and sent alone', async () => {
    await page.unroute(/registerChip/)
    await number(page, 1).fill(newChip())
    await next(page)
    await page.getByRole('button', { name: 'Register 1 animal' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '1 animal is registered' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/implanter-dashboard/manage-chips?view=implanted')
    await expect(page.getByText('Damson').first()).toBeVisible()
  })
})

test('a litter that is entered without signal waits on the device, an animal at a time', async ({ page, context }) => {
  test.setTimeout(180_000)
  await signInAs(page, 'idris')
  await page.goto(`${PAGE}?litter=yes`)
  await share(page)
  await next(page)
  await name(page, newcomer('Non Ellis').email)
  await next(page)
  await context.setOffline(true)
  await expect(page.getByText('No Internet Connection')).toBeVisible()

  await test.step('two puppies are saved on the device', async () => {
    for (const [index, puppy] of ['Moss', 'Fern'].entries()) {
      await number(page, index + 1).fill(newChip())
      await row(page, index + 1)
        .getByLabel('Name')
        .fill(puppy)
      await row(page, index + 1)
        .getByRole('combobox', { name: 'Sex' })
        .selectOption('female')
      await row(page, index + 1)
        .getByRole('combobox', { name: 'Colour' })
        .fill('Black')
    }
    await next(page)
    await page.getByRole('button', { name: 'Save 2 animals on this device' }).click()
    await expect(page.getByRole('heading', { name: '2 animals to send' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('with signal again they are sent', async () => {
    await context.setOffline(false)
    await expect(page.getByText(/animals? to send/)).toHaveCount(0, { timeout: 70_000 })
    await page.goto('/implanter-dashboard/manage-chips?view=implanted')
    await expect(page.getByText('Moss').first()).toBeVisible()
  })
})

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

/** What the puppies have in common. */
async function share(page: Page) {
  await page.getByRole('radio', { name: 'Dog' }).check()
  await page.getByRole('radio', { name: 'In my own words' }).check()
  await page.getByLabel('Describe the animal').fill('Collie cross')
  await enterBirth(page)
  await page.getByRole('group', { name: 'Neutered' }).getByRole('radio', { name: 'No', exact: true }).check()
  await page.getByRole('combobox', { name: 'Where the chips are' }).fill('Between the shoulder blades')
  await page.getByRole('combobox', { name: 'Where the chips are' }).press('Tab')
  await page.getByRole('checkbox', { name: /found no other chip/ }).check()
  await page.getByRole('checkbox', { name: /I read each chip after implanting it/ }).check()
}

async function name(page: Page, email: string) {
  await page.getByLabel('Their e-mail address').fill(email)
  await page.getByRole('radio', { name: 'They do' }).check()
}

const row = (page: Page, count: number) => page.getByRole('group', { name: `Row ${count}`, exact: true })
const number = (page: Page, count: number) => row(page, count).getByRole('textbox', { name: 'Microchip number' })

async function enterBirth(page: Page) {
  await enterDate(page, new Date(Date.now() - 60 * 86_400_000))
}
