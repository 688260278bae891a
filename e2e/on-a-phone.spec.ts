import { expect, test } from './journey.ts'

/** What a hand on a phone runs into: small things that lose the thread. */
test.use({ viewport: { width: 360, height: 740 } })

test('the scanner gives the focus back to the button that opened it', async ({ page }) => {
  await page.goto('/home')
  const scan = page.getByRole('button', { name: 'Scan the label' })
  await scan.click()
  await expect(page.getByRole('dialog', { name: 'Scan a label or tag' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(scan).toBeFocused()
})

test('a town that is found by its postcode is no longer asked for', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Full name').fill('Nell Ashby')
  await page.getByLabel('E-mail address').fill('nell.found@example.com')
  await page.getByLabel('Mobile number').fill('07700 900841')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Postcode').fill('HR1 2BX')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Town or city')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Find address' }).click()
  await expect(page.getByLabel('Town or city')).toHaveValue('Hereford')
  await expect(page.getByLabel('Town or city')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Enter a town or city')).toHaveCount(0)
})
