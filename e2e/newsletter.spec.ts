import { expect, expectAccessible, linkIn, test } from './journey.ts'

const email = `reader-${Date.now()}@example.net`

test('a reader signs up at the foot of a page, confirms, chooses, and leaves with one press', async ({ page, outbox }) => {
  await test.step('what is no address is said at the field', async () => {
    await page.goto('/pricing-plans')
    const box = page.getByRole('region', { name: 'Our newsletter' })
    // The server draws it before its code is here, so its looks must come with every page.
    await expect(box).toHaveCSS('display', 'grid')
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await box.getByLabel('Your e-mail').fill('nobody')
    await box.getByRole('button', { name: 'Sign up' }).click()
    await expect(box.getByRole('alert')).toContainText('e-mail address')
    await box.getByLabel('Your e-mail').fill(email)
    await box.getByLabel('Your e-mail').press('Enter')
    await expect(box.getByRole('status')).toContainText('Check your e-mail')
  })

  await test.step('the link asks; opening it confirms nothing', async () => {
    await page.goto(linkIn(await outbox.message(email, 'Confirm that you want our newsletter')))
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'Advice for keepers' }).uncheck()
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByText('Choose at least one thing we can send you').first()).toBeVisible()
    await page.getByRole('checkbox', { name: 'Offers and competitions' }).check()
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { name: 'You’ll get our newsletter' })).toBeVisible()
  })

  await test.step('they change what we send, leave, and change their mind', async () => {
    await page.getByRole('link', { name: 'Choose what we send' }).click()
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Offers and competitions' })).toBeChecked()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Leave the newsletter' }).click()
    await expect(page.getByRole('heading', { name: 'You’ve left the newsletter' })).toBeVisible()
    await page.getByRole('button', { name: 'Get the newsletter again' }).click()
    await expect(page.getByRole('heading', { name: 'You get our newsletter' })).toBeVisible()
  })
})

test('a reader who signs up before the scripts are there is heard', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/pricing-plans', { waitUntil: 'commit' })
  const box = page.getByRole('region', { name: 'Our newsletter' })
  await box.getByLabel('Your e-mail').fill('nobody')
  await box.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('alert')).toContainText('e-mail address')
  await expect(page.getByLabel('Your e-mail')).toHaveValue('nobody')
})
