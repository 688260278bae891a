import sharp from 'sharp'
import { expect, signInAs, test } from './journey.ts'

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

test('a photo that is still on its way when Save is pressed is saved all the same', async ({ page }) => {
  await signInAs(page, 'anna')
  await page.goto('/customer-dashboard/pets')
  await page.getByRole('main').getByRole('link', { name: 'Mabel' }).first().click()
  await page.getByRole('button', { name: 'Change Appearance' }).click()
  const slow = Promise.withResolvers<void>()
  await page.route('**/uploadFile*', async (route) => {
    await slow.promise
    await route.continue()
  })
  const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#b8804a' } })
    .jpeg()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'mabel.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-busy', 'true')
  slow.resolve()
  await expect(page.getByRole('button', { name: 'Change Appearance' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Mabel', exact: true })).toHaveAttribute('src', /\/files\//)
})

test('whoever leaves a half-edited form is asked, and keeps what they typed if they stay', async ({ page }) => {
  await signInAs(page, 'anna')
  await page.goto('/customer-dashboard/pets')
  await page.getByRole('main').getByRole('link', { name: 'Biscuit' }).first().click()
  await page.getByRole('button', { name: 'Change Appearance' }).click()
  await page.getByLabel('Markings').fill('A white tip to the tail')
  await page.getByRole('link', { name: 'My pets' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page.getByLabel('Markings')).toHaveValue('A white tip to the tail')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('A white tip to the tail').first()).toBeVisible()
  await page.getByRole('link', { name: 'My pets' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My pets' })).toBeVisible()
})
