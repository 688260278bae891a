import type { Page } from '@playwright/test'
import { expect, newChip, signInAs, test } from './journey.ts'

const PAGE = '/implanter-dashboard/manage-chips/register-chip'

/** A pet that is registered to someone. */
const BISCUIT = '977200009412683'

const field = (page: Page) => page.getByRole('textbox', { name: 'Microchip number' })

/** As a reader plays a keyboard: keys a few milliseconds apart, and Enter. */
async function read(page: Page, number: string) {
  for (const key of number) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
}

test('a reader that ends with Enter in the field of the number doesn’t get past the look at the chip', async ({ page }) => {
  await signInAs(page, 'idris')
  await page.goto(PAGE)
  await field(page).focus()
  // The answer comes after Enter, however fast the register is.
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/getChipInfo/, async (route) => {
    await asked
    await route.continue()
  })
  await read(page, BISCUIT)
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(page.getByText('This chip is already registered').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('heading', { name: 'Which chip have you implanted?' })).toBeVisible()
})

test('a number that is read into a field that holds another replaces it', async ({ page }) => {
  const [first, second] = [newChip(), newChip()]
  await signInAs(page, 'idris')
  await page.goto(PAGE)
  await field(page).fill(first)
  await expect(page.getByText('Not from your stock')).toBeVisible()
  await field(page).focus()
  await page.keyboard.press('End')
  // A reader doesn’t wait until the page has drawn a key before it sends the next.
  await Promise.all([...second].map((key) => page.keyboard.press(key)))
  await expect(field(page)).toHaveValue(second)
})
